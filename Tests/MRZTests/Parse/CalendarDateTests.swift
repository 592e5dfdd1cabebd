import MRZ
import Testing

@Suite struct CalendarDateTests {
    @Test(arguments: ["1974-08-12", "1974-08", "1974", "0001-01-01", "2024-02-29", "2000-02-29", "--02-29", "--12"])
    func readsWhatItWrites(text: String) {
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(
        arguments: [
            "1974-13-01", "1974-00-01", "1974-04-31", "2023-02-29", "1900-02-29", "0000-01-01", "74-08-12", "1974-8-12",
            "1974-08-12-01", "1974-", "-1974", "+974-08-12", "", "--", "19740812", "today",
        ])
    func refusesWhatIsNoDay(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func leavesOutWhatFollowsAnUnknownPart() {
        #expect(CalendarDate(year: 1978, month: nil, day: 12)?.description == "1978")
        #expect(CalendarDate(year: nil, month: nil, day: 12)?.description == "")
    }
}
