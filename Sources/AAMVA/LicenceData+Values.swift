public import MRZ

/// The meaning of the elements.
extension LicenceData {
    /// The three answers to the question if a name was cut.
    public enum Truncation: String, Hashable, Sendable {
        case truncated = "T", whole = "N", unknown = "U"
    }

    /// The jurisdiction that issued it, by its number, else by the address; nil for others.
    public var jurisdiction: Jurisdiction? {
        Jurisdiction(issuer: issuer) ?? self["DAJ"].flatMap { Jurisdiction(abbreviation: $0) }
    }

    /// The State that issued it, by its code of Doc 9303; nil when nothing tells it.
    public var state: String? {
        if let told = self["DCG"], ["USA", "CAN", "MEX"].contains(told) { return told }
        return jurisdiction?.state
    }

    /// The family name.
    public var surname: String? {
        self["DCS"].map(Self.tidied) ?? self["DAB"] ?? fullName.first.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The given names, parted by spaces.
    public var givenNames: String? {
        let own = [self["DAC"] ?? self["DCT"], self["DAD"]].compactMap(\.self)
        let names = own.isEmpty ? Array(fullName.dropFirst().prefix(2)) : own
        let words = names.flatMap { $0.split { $0 == "," || $0 == " " } }.filter { !Self.isNothing(String($0)) }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The suffix of the name: `JR`, `III`.
    public var nameSuffix: String? {
        let suffix = self["DCU"] ?? self["DAE"] ?? fullName.dropFirst(3).first ?? ""
        return suffix.isEmpty || Self.isNothing(suffix) ? nil : suffix
    }

    /// The parts of a name in one element: family name, first name, middle names, suffix.
    private var fullName: [String] {
        (self["DAA"] ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            .map(\.trimmed)
    }

    /// Ontario and others close names and streets by a comma.
    private static func tidied(_ text: String) -> String {
        text.last == "," ? String(text.dropLast()).trimmed : text
    }

    /// True of a word that says that there is nothing.
    static func isNothing(_ text: String) -> Bool { ["NONE", "UNAVL"].contains(text.uppercased()) }

    /// The truncation of a name; nil in versions that do not tell it.
    public func truncation(of code: String) -> Truncation? { self[code].flatMap(Truncation.init) }

    // MARK: - Dates

    /// The elements that are dates.
    static let dates = ["DBB", "DBA", "DBD", "DDB", "DDC", "DDH", "DDI", "DDJ"]

    public var birthDate: CalendarDate? { date("DBB") }
    public var expiryDate: CalendarDate? { date("DBA") }
    public var issueDate: CalendarDate? { date("DBD") }
    public var cardRevisionDate: CalendarDate? { date("DDB") }

    /// A date: the year comes last in the United States since version 2, else first. A date that makes no sense so is read in the
    /// other order.
    ///
    /// - Parameter code: The code of its element.
    public func date(_ code: String) -> CalendarDate? { self[code].flatMap { dates(of: $0).first?.date } }

    /// The days that a text may be: in its own order, then in the other one.
    private func dates(of text: String) -> [(date: CalendarDate, isInOrder: Bool)] {
        let digits = text.utf8.compactMap { (0x30...0x39).contains($0) ? Int($0) - 0x30 : nil }
        guard digits.count == 8, text.utf8.count <= 10 else { return [] }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { 10 * $0 + $1 } }
        let yearFirst = (number(0..<4), number(4..<6), number(6..<8))
        let yearLast = (number(4..<8), number(0..<2), number(2..<4))
        let hasYearFirst = version == 1 || state == "CAN"
        return [(hasYearFirst ? yearFirst : yearLast, true), (hasYearFirst ? yearLast : yearFirst, false)]
            .compactMap { parts, isInOrder in
                guard Self.years.contains(parts.0) else { return nil }
                return CalendarDate(year: parts.0, month: parts.1, day: parts.2).map { ($0, isInOrder) }
            }
    }

    /// The years that stand on cards.
    private static let years = 1800...2200

    var datesInOtherOrder: [String] {
        Self.dates.filter { code in self[code].flatMap { dates(of: $0).first }?.isInOrder == false }
    }

    // MARK: - The person

    /// The sex.
    public enum Sex: Hashable, Sendable { case male, female, unspecified }

    /// The sex; nil when there is none, or another code.
    public var sex: Sex? {
        switch self["DBC"] {
        case "1", "M": .male
        case "2", "F": .female
        case "9", "0", "X": .unspecified
        default: nil
        }
    }

    /// The height in centimetres: of inches and centimetres as they are written, and of feet and inches in version 1 (`509`).
    public var heightInCentimetres: Int? {
        let text = self["DAU"] ?? self["DAV"].map { $0 + " CM" }
        guard let text else { return nil }
        // More digits are no height, and too many for a number.
        let digits = text.filter { $0.isASCII && $0.isNumber }
        let number = digits.count <= 4 ? Int(digits) ?? 0 : 0
        let unit = text.filter(\.isLetter).uppercased()
        let inches: Int? =
            switch unit {
            case "IN": number
            case "": state == "CAN" ? nil : Self.inches(of: number)
            default: nil
            }
        let centimetres = inches.map { Int((Double($0) * 2.54).rounded()) } ?? (unit == "CM" || unit == "" ? number : 0)
        return (40...272).contains(centimetres) ? centimetres : nil
    }

    /// The inches of a number without a unit: `509` is five feet nine.
    private static func inches(of number: Int) -> Int? {
        if number >= 100, number < 900, number % 100 < 12 { return number / 100 * 12 + number % 100 }
        return number < 100 ? number : nil
    }

    /// The address: its lines, then the city, the jurisdiction and the postal code.
    public var address: String? {
        let lines = [self["DAG"], self["DAH"]].compactMap(\.self).map(Self.tidied).filter { !Self.isNothing($0) }
        let place = [city, self["DAJ"], postalCode].compactMap(\.self).joined(separator: " ")
        let all = lines + (place.isEmpty ? [] : [place])
        return all.isEmpty ? nil : all.joined(separator: "\n")
    }

    /// The street of the address.
    public var street: String? { self["DAG"].map(Self.tidied) }

    /// The city of the address.
    public var city: String? { self["DAI"].map(Self.tidied) }

    /// The postal code: of the United States five digits, or nine with a hyphen.
    public var postalCode: String? {
        guard let code = self["DAK"] else { return nil }
        let digits = code.filter { $0.isASCII && $0.isNumber }
        guard digits.count == code.filter({ $0 != "-" && $0 != " " }).count, [5, 9].contains(digits.count) else {
            return code
        }
        let rest = digits.dropFirst(5)
        return rest.contains { $0 != "0" } ? "\(digits.prefix(5))-\(rest)" : String(digits.prefix(5))
    }
}

extension StringProtocol {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        var part = Substring(self)
        while part.first == " " { part.removeFirst() }
        while part.last == " " { part.removeLast() }
        return String(part)
    }
}
