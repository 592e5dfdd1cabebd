import Testing

@testable import ImageProcessing

@Suite struct DecodingDeadlineTests {
    @Test func isMissedOnlyAfterItsTime() throws {
        try DecodingDeadline(after: .seconds(1000)).check()
        #expect(throws: ImageDecodingError.timedOut(limit: .seconds(-1))) {
            try DecodingDeadline(after: .seconds(-1)).check()
        }
    }

    @Test(arguments: [Duration.seconds(Int64.max / 2), .seconds(Int64.min / 2)])
    func bearsAnyDuration(_ duration: Duration) {
        let isInTime = (try? DecodingDeadline(after: duration).check()) != nil
        #expect(isInTime == (duration > .zero))
    }
}
