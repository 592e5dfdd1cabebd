import MRZ
import Testing

@Suite struct CenturyRuleTests {
    static let today = CalendarDate("2026-11-21")

    @Test(
        arguments: [
            ("260101", "2026-01-01"), ("261121", "2026-11-21"), ("261122", "1926-11-22"), ("270101", "1927-01-01"),
            ("991231", "1999-12-31"), ("000101", "2000-01-01"), ("261201", "1926-12-01"),
        ])
    func putsBirthsInThePast(printed: String, date: String) throws {
        #expect(try Self.date(printed, .past) == CalendarDate(date))
    }

    @Test(
        arguments: [
            ("261122", "2026-11-22"), ("360101", "2036-01-01"), ("561231", "2056-12-31"), ("570101", "2057-01-01"),
            ("940623", "1994-06-23"), ("000101", "2000-01-01"),
        ])
    func putsExpiryNearThePresent(printed: String, date: String) throws {
        #expect(try Self.date(printed, .nearPresent) == CalendarDate(date))
    }

    @Test func neverCallsAPartlyKnownDayLater() throws {
        let reference = try #require(Self.today)
        let date = CenturyRule.past.date(shortYear: 26, month: nil, day: nil, reference: reference)
        #expect(date == CalendarDate(year: 2026))
    }

    @Test func leavesAnUnknownYearUnknown() throws {
        let reference = try #require(Self.today)
        let date = CenturyRule.past.date(shortYear: nil, month: 8, day: 12, reference: reference)
        #expect(date?.description == "--08-12")
    }

    @Test func leavesTheYearUnknownWithoutThatOfToday() throws {
        let reference = try #require(CalendarDate(year: nil, month: 1, day: 1))
        let date = CenturyRule.past.date(shortYear: 26, month: 12, day: 31, reference: reference)
        #expect(date?.description == "--12-31")
    }

    @Test func findsNoDayThatTheCalendarLacks() throws {
        let reference = try #require(Self.today)
        #expect(CenturyRule.past.date(shortYear: 23, month: 2, day: 29, reference: reference) == nil)
    }

    private static func date(_ printed: String, _ rule: CenturyRule) throws -> CalendarDate? {
        let digits = printed.compactMap(\.wholeNumberValue)
        return rule.date(
            shortYear: digits[0] * 10 + digits[1], month: digits[2] * 10 + digits[3], day: digits[4] * 10 + digits[5],
            reference: try #require(today))
    }
}
