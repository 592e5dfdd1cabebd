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

    @Test func repeatsTheOutermostColumns() {
        let line = Image(width: 2, height: 2, pixelFormat: .grey, pixels: [1, 2, 3, 4])
        #expect(line.extended(sideways: 1).pixels == [1, 1, 2, 2, 3, 3, 4, 4])
    }
}
