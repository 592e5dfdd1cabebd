/// The rule for the century of a year that is printed with two digits: no zone prints the century.
public enum CenturyRule: Hashable, Sendable {
    /// The day is in the past: the latest such day that is not after the reference date.
    case past
    /// The day is near the present: the latest such year that is at most ``furthestExpiry`` years after the reference
    /// date's, but none before there were machine-readable documents. ``Validity`` decides by more than the year.
    case nearPresent

    /// The furthest expiry of documents, in years ahead: Belgium's cards for the elderly are valid for 30.
    public static let furthestExpiry = 30

    /// Returns the date that was printed with two digits for its year.
    ///
    /// - Parameters:
    ///   - shortYear: The last two digits of the year, or `nil` if unknown.
    ///   - month: The month, or `nil` if unknown.
    ///   - day: The day, or `nil` if unknown.
    ///   - reference: The day that counts as today; without its year, that of the date is unknown.
    /// - Returns: `nil` if the calendar has no such day.
    public func date(shortYear: Int?, month: Int?, day: Int?, reference: CalendarDate) -> CalendarDate? {
        guard let shortYear, let thisYear = reference.year else {
            return CalendarDate(year: nil, month: month, day: day)
        }
        let latest = self == .past ? thisYear : thisYear + Self.furthestExpiry
        var year = latest - ((latest - shortYear) % 100 + 100) % 100
        if self == .nearPresent, year < Validity.firstExpiryForTravel { year += 100 }
        if self == .past, year == thisYear, Self.isLater(month: month, day: day, than: reference) { year -= 100 }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// True if a day is certainly later in the year than a date; unknown parts are never later.
    private static func isLater(month: Int?, day: Int?, than date: CalendarDate) -> Bool {
        guard let month, let other = date.month else { return false }
        if month != other { return month > other }
        guard let day, let otherDay = date.day else { return false }
        return day > otherDay
    }
}
