import ImageProcessing
import Imaging
import Testing

@testable import IDScan
@testable import TextRecognition

struct PrintedTextReaderTests {
    private static let paper = Image(
        width: 90, height: 20, pixelFormat: .grey, pixels: [UInt8](repeating: 255, count: 1800))
    private static let strip = TextStrip(
        corners: paper.bounds, letterCount: 3, contrast: 100, isLight: false, alignment: 1)

    @Test func readsUntilTheTimeIsOver() throws {
        let teller = Teller("ABC")
        let early = TimedReader(teller, deadline: .never), late = TimedReader(teller, deadline: Deadline(after: .zero))
        #expect(try early.line(in: Self.strip, of: Self.paper, allowing: nil, look: 0)?.text == "ABC")
        #expect(throws: TextRecognitionError(model: "print", timedOutAfter: .zero)) {
            try late.line(in: Self.strip, of: Self.paper, allowing: nil, look: 0)
        }
    }

    @Test func stopsBothReaders() {
        let readers = PrintedTextReaders(first: Teller("A"), second: Teller("B")).ending(at: Deadline(after: .zero))
        for reader in [readers.first, readers.second] {
            #expect(throws: TextRecognitionError.self) {
                try reader?.line(in: Self.strip, of: Self.paper, allowing: nil, look: 0)
            }
        }
    }
}
