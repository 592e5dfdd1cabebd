public import MRZ
import SystemLibrary

extension CalendarDate {
    /// The day that it is on this machine, in its time zone.
    ///
    /// This is the one place where the clock is read.
    public static var today: CalendarDate {
        var now = time(nil)
        var parts = tm()
        guard localtime_r(&now, &parts) != nil,
            let day = CalendarDate(
                year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        else { preconditionFailure("the clock shows no day of the years 1 to 9999") }
        return day
    }
}
