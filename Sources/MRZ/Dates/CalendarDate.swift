/// A day of the Gregorian calendar; some of its parts may be unknown.
public struct CalendarDate: Hashable, Sendable {
    /// The year with its century, 1 to 9999; `nil` if unknown.
    public let year: Int?
    /// The month, 1 to 12; `nil` if unknown.
    public let month: Int?
    /// The day of the month, 1 to 31; `nil` if unknown.
    public let day: Int?

    /// Creates a date.
    ///
    /// - Parameters:
    ///   - year: The year with its century, 1 to 9999.
    ///   - month: The month, 1 to 12.
    ///   - day: The day of the month.
    /// - Returns: `nil` if the calendar has no such day.
    public init?(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
        if let year, !(1...9999).contains(year) { return nil }
        if let month, !(1...12).contains(month) { return nil }
        if let day, !(1...Self.days(inMonth: month, of: year)).contains(day) { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Creates a date from ISO 8601: `2026-11-21`, `2026-11` or `2026`; `--11-21` has no year.
    ///
    /// - Returns: `nil` if the text is no such date.
    public init?(_ text: String) {
        guard text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || CharacterClass.digits.contains($0) }) else {
            return nil
        }
        let hasYear = !text.hasPrefix("--")
        let parts = (hasYear ? text : String(text.dropFirst(2))).split(separator: "-", omittingEmptySubsequences: false)
        let widths = hasYear ? [4, 2, 2] : [2, 2]
        guard parts.count <= widths.count, zip(parts, widths).allSatisfy({ $0.utf8.count == $1 }) else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count else { return nil }
        let (year, rest) = hasYear ? (numbers.first, numbers.dropFirst()) : (nil, numbers[...])
        self.init(year: year, month: rest.first, day: rest.dropFirst().first)
    }

    /// The number of days of a month; the most it may have where the month or the year is unknown.
    private static func days(inMonth month: Int?, of year: Int?) -> Int {
        switch month {
        case 2: year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The date in ISO 8601, without unknown parts and the parts behind them: `1974-08-12`, `1974-08`, `1974`.
    ///
    /// A month and a day without a year are `--08-12`; a date without any known part is empty.
    public var description: String {
        var text = year.map { Self.padded($0, to: 4) } ?? ""
        guard let month else { return text }
        text += (year == nil ? "--" : "-") + Self.padded(month, to: 2)
        guard let day else { return text }
        return text + "-" + Self.padded(day, to: 2)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

#if !hasFeature(Embedded)
    extension CalendarDate: Codable {
        /// Decodes the date from its ``description``.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            if text.isEmpty, let unknown = CalendarDate(year: nil) {
                self = unknown
            } else if let date = CalendarDate(text) {
                self = date
            } else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "No date in ISO 8601: \(text)")
            }
        }

        /// Encodes the date as its ``description``.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
#endif
