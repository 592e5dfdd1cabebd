/// The longest validity of documents, and the ways in which a zone says that there is no end of it.
///
/// A zone prints two digits of a year. The century of an expiry is that in which the document can have been issued, and no
/// longer valid than its State allows.
public struct Validity: Hashable, Sendable {
    /// The document code, without fillers.
    public var code: String
    /// The code of the State that issued it, without fillers.
    public var issuer: String
    /// The holder's date of birth; nil if unknown.
    public var birth: CalendarDate?
    /// The date of issue; nil if unknown.
    public var issue: CalendarDate?

    /// Describes a document.
    public init(code: String, issuer: String, birth: CalendarDate? = nil, issue: CalendarDate? = nil) {
        (self.code, self.issuer, self.birth, self.issue) = (code, issuer, birth, issue)
    }

    /// The end of a validity, as six digits or two tell it.
    public enum End: Hashable, Sendable {
        /// A day, the only one that is plausible.
        case day(CalendarDate)
        /// A day, but another century is plausible, too, or there may be no end.
        case open(CalendarDate)
        /// There is no end.
        case unlimited
    }

    /// The first year in which a machine-readable passport or visa can have expired: Doc 9303 is of 1980.
    static let firstExpiryForTravel = 1981
    /// The same of cards: Germany's of 1987 were the first.
    static let firstExpiryOfCards = 1987

    /// Returns the meaning of an expiry's digits.
    ///
    /// - Parameters:
    ///   - shortYear: The last two digits of the year.
    ///   - month: The month; nil if unknown.
    ///   - day: The day; nil if unknown.
    ///   - reference: The day that counts as today; without its year, the century stays unknown.
    /// - Returns: nil if the calendar has no such day.
    public func end(shortYear: Int, month: Int?, day: Int?, reference: CalendarDate) -> End? {
        guard let today = reference.year else {
            return CalendarDate(year: nil, month: month, day: day).map { .day($0) }
        }
        if let date = plainEnd(shortYear, month, day, on: today) { return .day(date) }
        let limits = UnlimitedExpiry.all.filter { $0.isWritten(shortYear, month, day) }
        let years = [1900, 2000, 2100].map { $0 + shortYear }
        let plausible = years.filter { isPlausible($0, on: today) }
        if !isForTravel, let known = limits.first(where: { $0.issuers.contains(issuer) }),
            isOld(known.leastAge, on: today) != false || plausible.isEmpty
        {
            return .unlimited
        }
        guard
            let year = plausible.last ?? years.first(where: { $0 >= firstYear }),
            let date = CalendarDate(year: year, month: month, day: day)
        else { return nil }
        let mayBeUnlimited = !isForTravel && !limits.isEmpty && isOld(UnlimitedExpiry.leastAge, on: today) != false
        return plausible.count > 1 || mayBeUnlimited ? .open(date) : .day(date)
    }

    /// The longest validity of such a document, in years; of one whose renewal may add some months, one more.
    ///
    /// - Parameter year: The year in which it was issued.
    public func longestYears(issuedIn year: Int) -> Int {
        let rows = LongestValidity.all.filter { row in
            row.isForTravel == isForTravel && (row.issuers.isEmpty || row.issuers.contains(issuer))
                && isOld(row.leastAge, on: year) != false
        }
        // What is said of a State is said for its old people; others have what all States have.
        let own = rows.filter { !$0.issuers.isEmpty }
        return (own.isEmpty ? rows : own).map { $0.years }.max() ?? LongestValidity.usual
    }

    /// True for a passport or a visa.
    var isForTravel: Bool { code.hasPrefix("P") || code.hasPrefix("V") }

    /// The end of most documents: a day of this century that any of them may have, and no other century is near. No table is
    /// needed for it.
    private func plainEnd(_ shortYear: Int, _ month: Int?, _ day: Int?, on today: Int) -> CalendarDate? {
        let (year, issued) = (2000 + shortYear, issue?.year ?? today)
        guard year - 100 < firstYear, year >= max(birth?.year ?? 0, issue?.year ?? 0),
            year <= issued + LongestValidity.least, year + 100 > issued + LongestValidity.most
        else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    private func isPlausible(_ year: Int, on today: Int) -> Bool {
        let issued = issue?.year ?? today
        return year >= max(firstYear, birth?.year ?? 0, issue?.year ?? 0)
            && year <= issued + longestYears(issuedIn: issued)
    }

    /// The first year in which a document of the kind can have expired.
    private var firstYear: Int { isForTravel ? Self.firstExpiryForTravel : Self.firstExpiryOfCards }

    /// True if the holder is of an age in a year; nil where the birth is not known.
    private func isOld(_ age: Int, on year: Int) -> Bool? {
        if age == 0 { return true }
        return birth?.year.map { year - $0 >= age }
    }
}

/// The longest validity of documents, for holders of an age and above.
private struct LongestValidity {
    /// The States whose documents it is of; empty for all.
    var issuers: Set<String> = []
    var isForTravel = false
    var leastAge = 0
    /// In years, one more than the law says.
    let years: Int

    /// The validity that every document may have, and the longest that any has.
    static let least = 11, most = 61
    /// The validity that is assumed of an unknown document.
    static let usual = 31

    /// Passports and visas are valid for ten years, and some months. Cards for old people are valid for longer: Belgium
    /// (from 75, 30 years), Bulgaria (from 58, 30), Croatia (from 70, 40: Zakon o osobnoj iskaznici, NN 144/2020),
    /// Czechia (from 70, 35: zákon 269/2021). Regulation (EU) 2019/1157, article 4, lets all its States do so from the age
    /// of 70. Other States do so from 55 on; 60 years are the longest that are known.
    static let all: [LongestValidity] = [
        .init(isForTravel: true, years: 11),
        .init(years: usual),
        .init(leastAge: 55, years: 61),
        .init(issuers: ["BEL"], leastAge: 75, years: 31),
        .init(issuers: ["BGR"], leastAge: 58, years: 31),
        .init(issuers: ["HRV"], leastAge: 70, years: 41),
        .init(issuers: ["CZE"], leastAge: 70, years: 36),
    ]
}

/// The way in which a State writes an expiry that never comes.
private struct UnlimitedExpiry {
    /// The States that are known to write it on identity cards; others may.
    let issuers: Set<String>
    /// The age from which they do; of Spain, whose heavily disabled have such cards, too.
    var leastAge = 0

    /// The last day of 1999, or its first: the two digits that 9999 leaves.
    static let days: Set<[Int]> = [[99, 1, 1], [99, 12, 31]]
    /// The age below which only people of the known States have such a card.
    static let leastAge = 55

    /// Spain prints `01 01 9999` (Real Decreto 1553/2005, article 6), Italy writes the last day of the century.
    static let all: [UnlimitedExpiry] = [
        .init(issuers: ["ESP"], leastAge: 30),
        .init(issuers: ["ITA"], leastAge: 70),
    ]

    func isWritten(_ shortYear: Int, _ month: Int?, _ day: Int?) -> Bool {
        guard let month, let day else { return false }
        return Self.days.contains([shortYear, month, day])
    }
}
