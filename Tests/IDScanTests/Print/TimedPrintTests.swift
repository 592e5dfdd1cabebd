import ImageProcessing
import TextRecognition
import Testing

@testable import IDScan

struct TimedPrintTests {
    private static func late(_: ScanContext) throws -> String? {
        throw TextRecognitionError(model: "print", timedOutAfter: .seconds(1))
    }

    @Test func readsWhileThereIsTime() throws {
        var print = TimedPrint(isWanted: true, isWorthKeeping: true, context: .unlimited)
        #expect(try print.read { $0.deadline.limit == nil ? "A" : nil } == "A")
        #expect(try print.read { _ in nil as String? } == nil)
        #expect(!print.isCutShort)
    }

    @Test func leavesTheRestOutWhenTheTimeIsOver() throws {
        var print = TimedPrint(isWanted: true, isWorthKeeping: true, context: .unlimited)
        #expect(try print.read(Self.late) == nil)
        #expect(print.isCutShort)
        var isAsked = false
        _ = try print.read { _ in
            isAsked = true
            return "B"
        }
        #expect(!isAsked)
    }

    @Test func failsWhenNothingElseWasRead() {
        var print = TimedPrint(isWanted: true, isWorthKeeping: false, context: .unlimited)
        #expect(throws: TextRecognitionError.self) { try print.read(Self.late) }
    }

    @Test func hidesNoOtherError() {
        var print = TimedPrint(isWanted: true, isWorthKeeping: true, context: .unlimited)
        #expect(throws: TextRecognitionError(model: "deu", reason: "is damaged")) {
            try print.read { (_: ScanContext) -> String? in
                throw TextRecognitionError(model: "deu", reason: "is damaged")
            }
        }
        #expect(!print.isCutShort)
    }

    /// The part that a cancelled scan has read is no result.
    @Test func keepsNothingWhenTheScanIsCancelled() {
        let cancellation = Cancellation()
        let context = ScanContext(
            ScanRequest(referenceDate: .lastOf2026),
            before: Deadline(after: .seconds(10), cancelledBy: cancellation))
        var print = TimedPrint(isWanted: true, isWorthKeeping: true, context: context)
        cancellation.cancel()
        #expect(throws: TextRecognitionError.self) { try print.read(Self.late) }
    }
}
