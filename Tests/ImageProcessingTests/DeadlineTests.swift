import ImageProcessing
import Testing

struct DeadlineTests {
    @Test func passes() {
        #expect(Deadline(after: .zero).hasPassed)
        #expect(Deadline(after: .seconds(-1)).remaining == .zero)
        let later = Deadline(after: .seconds(3600))
        #expect(!later.hasPassed && later.limit == .seconds(3600))
        #expect(later.remaining.map { $0 > .seconds(3000) && $0 <= .seconds(3600) } == true)
    }

    @Test func mayNeverCome() {
        #expect(!Deadline.never.hasPassed && Deadline.never.remaining == nil && Deadline.never.limit == nil)
    }
}

@Suite struct PartOfDeadlineTests {
    @Test func endsAPartNoLaterThanTheWhole() throws {
        let whole = Deadline(after: .seconds(100))
        #expect(whole.beginning(after: .seconds(1000)).limit == .seconds(100))
        #expect(whole.beginning(after: .seconds(10)).limit == .seconds(10))
        #expect(try #require(whole.beginning(after: .seconds(1000)).remaining) <= .seconds(100))
        #expect(Deadline.never.beginning(after: .seconds(10)).limit == .seconds(10))
        #expect(Deadline(after: .zero).beginning(after: .seconds(10)).hasPassed)
    }
}
