import Dispatch
import Foundation
import Testing

@testable import ImageProcessing

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

@Suite struct GivenTimeTests {
    @Test func workEndsByTheTimeThatTheProcessorGaveIt() {
        let deadline = Deadline(after: .milliseconds(20))
        let before = GivenTime.processorTime
        while !deadline.hasPassed {}
        // On a machine that gives it nothing, the clock on the wall ends it.
        #expect(GivenTime.processorTime - before <= .milliseconds(20) * (Deadline.patience + 1))
    }

    @Test func aThreadThatIsGivenNothingLosesNothing() throws {
        let deadline = Deadline(after: .seconds(1000))
        let before = GivenTime.processorTime
        Thread.sleep(forTimeInterval: 0.2)
        let used = GivenTime.processorTime - before
        #expect(used < .milliseconds(200))
        let left = try #require(deadline.remaining)
        #expect(left > .seconds(1000) - .milliseconds(200))
    }

    @Test func waitingForAnotherProgramCounts() throws {
        let whole = Deadline(after: .seconds(100))
        let part = whole.beginning(after: .seconds(50))
        part.count(waited: .seconds(30))
        #expect(try #require(part.remaining) <= .seconds(20))
        #expect(try #require(whole.remaining) <= .seconds(70))
        part.count(waited: .seconds(30))
        #expect(part.hasPassed && !whole.hasPassed)
    }

    @Test func anotherThreadGoesByTheClockOnTheWall() throws {
        let deadline = Deadline(after: .seconds(100))
        deadline.count(waited: .seconds(100))
        #expect(deadline.hasPassed)
        let elsewhere = Thread.waiting { (deadline.remaining, deadline.beginning(after: .seconds(10)).remaining) }
        #expect(try #require(elsewhere?.0) > .seconds(100))
        #expect(try #require(elsewhere?.1) > .seconds(5))
    }
}

extension Thread {
    /// Returns what a new thread makes.
    fileprivate static func waiting<Result: Sendable>(for work: @escaping @Sendable () -> Result) -> Result? {
        let (done, box) = (DispatchSemaphore(value: 0), Box<Result>())
        let thread = Thread {
            box.value = work()
            done.signal()
        }
        thread.start()
        done.wait()
        return box.value
    }
}

/// A place for what a thread makes; another reads it when the thread is done.
private final class Box<Value>: @unchecked Sendable { var value: Value? }
