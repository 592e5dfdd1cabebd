import MRZ

extension CalendarDate {
    /// The day that counts as today in these tests: the day for which cards are drawn.
    static let juneOf2026: CalendarDate = {
        guard let day = CalendarDate(year: 2026, month: 6, day: 1) else { preconditionFailure("a day of the calendar") }
        return day
    }()
}
