public import MRZ

/// A date as a document prints it for people (Doc 9303-3, 3.8): perhaps without a century, perhaps with unknown parts.
///
/// ```swift
/// PrintedDate("12 AUG/AOUT 74")?.possibleDates    // 1974-08-12, 2074-08-12
/// PrintedDate("12.08.1974")?.date                 // 1974-08-12
/// PrintedDate("XX XX 1974")?.date                 // 1974
/// PrintedDate("31.02.1974")                       // nil
/// ```
public struct PrintedDate: Hashable, Sendable, Codable {
    /// The order in which numbers stand that could be either; a year of four digits may always come first.
    public enum Order: String, CaseIterable, Hashable, Sendable, Codable {
        /// As Doc 9303 and most of the world have it.
        case dayMonthYear
        /// As in the United States.
        case monthDayYear
        /// As in East Asia, Hungary and Canada.
        case yearMonthDay
    }

    /// The last two digits of the year, 0 to 99; `nil` if unknown.
    public let shortYear: Int?
    /// The digits before those, such as 19; `nil` if they are not printed.
    public let century: Int?
    /// The month, 1 to 12; `nil` if unknown.
    public let month: Int?
    /// The day of the month, 1 to 31; `nil` if unknown.
    public let day: Int?

    /// Reads a date.
    ///
    /// Day and month have one or two digits, years two or four; between them stand spaces, points, hyphens, slashes or
    /// nothing. Months may be words or their beginnings from three letters on, in English, French, German, Spanish,
    /// Italian, Portuguese or Dutch, or in two of these with the same meaning. Unknown parts are `X` or zeros, or are not
    /// there: `AUG 1974`, `1974`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - order: The order of numbers.
    /// - Returns: `nil` if the text is anything else, or the calendar has no such day.
    public init?(_ text: some StringProtocol, order: Order = .dayMonthYear) {
        guard let reading = DateReading(text, order: order) else { return nil }
        self = reading.date
    }

    init?(day: Int?, month: Int?, shortYear: Int?, century: Int?) {
        self.day = day
        self.month = month
        self.shortYear = shortYear
        self.century = century
        guard shortYear.map({ (0...99).contains($0) }) ?? true, !possibleDates.isEmpty else { return nil }
    }

    /// The date, unless its century is missing.
    public var date: CalendarDate? {
        guard let shortYear else { return CalendarDate(month: month, day: day) }
        return century.flatMap { CalendarDate(year: $0 * 100 + shortYear, month: month, day: day) }
    }

    /// The date; where its century is missing, the dates in the 20th and in the 21st.
    public var possibleDates: [CalendarDate] {
        if let shortYear, century == nil {
            return [1900, 2000].compactMap { CalendarDate(year: $0 + shortYear, month: month, day: day) }
        }
        return date.map { [$0] } ?? []
    }

    /// The date, with the century that a rule gives it where it has none.
    ///
    /// - Parameters:
    ///   - rule: The rule: `CenturyRule/past` for births, `CenturyRule/nearPresent` for expiry.
    ///   - reference: The day that counts as today.
    /// - Returns: `nil` if the calendar has no such day in that century.
    public func date(_ rule: CenturyRule, reference: CalendarDate) -> CalendarDate? {
        century == nil ? rule.date(shortYear: shortYear, month: month, day: day, reference: reference) : date
    }
}

extension PrintedDate {
    /// The number of parts, of day, month and year, but for the century, in which this differs from a date.
    func differences(from date: CalendarDate) -> Int {
        [day == date.day, month == date.month, shortYear == date.year.map { $0 % 100 }].count { !$0 }
    }

    /// True if this may be a date, whose day or month may be unknown. Centuries do not count: a zone lacks them.
    func mayBe(_ date: CalendarDate) -> Bool {
        shortYear == date.year.map { $0 % 100 } && (date.month == nil || month == date.month)
            && (date.day == nil || day == date.day)
    }
}

extension FieldName {
    /// True if the field is a date.
    var isDate: Bool { self == .birthDate || self == .expiryDate || self == .issueDate }
}
