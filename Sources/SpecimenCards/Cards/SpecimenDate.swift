/// A day of the Gregorian calendar that is printed on a specimen.
public struct SpecimenDate: Hashable, Sendable, Codable {
    /// The year with its century.
    public var year: Int
    /// The month, 1…12.
    public var month: Int
    /// The day of the month, 1…31.
    public var day: Int

    /// Creates a date.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The date as ISO 8601 writes it: `1974-08-12`.
    public var isoText: String { "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))" }

    /// The date as a zone writes it: `740812`.
    var zoneText: String { Self.twoDigits(year % 100) + Self.twoDigits(month) + Self.twoDigits(day) }

    /// The date as the visual zone writes it (Doc 9303-3, 3.8): `12 AUG 1974`.
    var visualText: String { "\(Self.twoDigits(day)) \(Self.months[month - 1]) \(year)" }

    /// Returns the day before the same day some years later.
    func dayBefore(yearsLater years: Int) -> SpecimenDate {
        if day > 1 { return SpecimenDate(year: year + years, month: month, day: day - 1) }
        if month > 1 { return SpecimenDate(year: year + years, month: month - 1, day: 28) }
        return SpecimenDate(year: year + years - 1, month: 12, day: 31)
    }

    private static let months = [
        "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
    ]

    private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
