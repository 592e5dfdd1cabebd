import Imaging
import Testing

@testable import TextRecognition

struct ImagePaddingTests {
    @Test func addsPaperAtBothSides() {
        let line = Image(width: 3, height: 2, pixelFormat: .grey, pixels: [200, 10, 201, 200, 20, 200])
        let padded = line.padded(sideways: 2)
        #expect((padded.width, padded.height) == (7, 2))
        #expect(padded.pixels == [200, 200, 200, 10, 201, 200, 200, 200, 200, 200, 20, 200, 200, 200])
    }

    @Test func takesThePaperOfEachChannel() {
        let line = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [1, 2, 3])
        #expect(line.padded(sideways: 1).pixels == [1, 2, 3, 1, 2, 3, 1, 2, 3])
    }
}
