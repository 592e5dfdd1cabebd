import Imaging
import Testing

@Suite struct ImageTests {
    @Test func hasItsOutlineAsBounds() {
        let image = Image(width: 3, height: 2, pixelFormat: .rgb, pixels: [UInt8](repeating: 0, count: 18))
        #expect(image.bounds == Quadrilateral(x: 0, y: 0, width: 3, height: 2))
        #expect(image.bounds.signedArea == 6)
    }
}
