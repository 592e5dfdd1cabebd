import DocumentDetection
import Imaging
import Testing

struct DocumentDimensionsTests {
    @Test(arguments: [
        (856.0, 540.0, DocumentDimensions.td1), (540, 856, .td1), (1250, 880, .td3), (880, 1250, .td3), (0, 0, .td3),
    ])
    func areThoseOfTheNearestProportions(width: Double, height: Double, nearest: DocumentDimensions) {
        let outline = Quadrilateral(x: 0, y: 0, width: width, height: height)
        #expect(DocumentDimensions.nearest(to: outline) == nearest)
    }
}
