import COpenCVShims
import Imaging
import Testing

@testable import ImageProcessing

struct ShimResultTests {
    /// A blurred image has the size of its source: OpenCV would put it elsewhere, and the given pixels stay black.
    @Test func refusesResultsOfAnotherSize() {
        let image = Image(width: 4, height: 4, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 16))
        #expect(throws: ImageProcessingError.self) {
            try image.drawn("blur", width: 8, height: 8) { COpenCVShimsBlur($0, $1, 3, 3, $2) }
        }
    }
}
