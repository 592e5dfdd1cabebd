import Imaging
import Testing

@testable import IDScan

@Suite struct DocumentShapeTests {
    @Test(
        arguments: [
            (856, 540, 85.60 / 53.98), (1250, 880, 125.0 / 88), (1200, 800, 1.5), (540, 856, 53.98 / 85.60),
            (800, 540, 1.5), (1000, 100, 10),
        ] as [(Double, Double, Double)])
    func takesTheNearestStandardProportion(width: Double, height: Double, aspect: Double) {
        let outline = Quadrilateral(x: 5, y: 5, width: width, height: height)
        #expect(abs(DocumentShape.nearest(to: outline).aspect - aspect) < 1e-9)
    }

    @Test func keepsTheLongestEdges() {
        let leaning = Quadrilateral(
            topLeft: Point(x: 100, y: 0), topRight: Point(x: 700, y: 0), bottomRight: Point(x: 800, y: 500),
            bottomLeft: Point(x: 0, y: 500))
        let size = DocumentShape.nearest(to: leaning).size(fitting: leaning)
        #expect(size.width >= 800 && size.height >= 500)
    }
}
