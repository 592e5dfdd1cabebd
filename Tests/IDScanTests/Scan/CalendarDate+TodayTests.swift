import Foundation
import IDScan
import MRZ
import Testing

struct CalendarDateTodayTests {
    /// The day that Foundation says it is; asked before and after, in case the day ends between.
    @Test func isTheDayThatTheMachineSays() {
        func day() -> CalendarDate? {
            let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
            return CalendarDate(year: parts.year, month: parts.month, day: parts.day)
        }
        let before = day()
        let today = CalendarDate.today
        #expect([before, day()].contains(today))
    }
}
