import Imaging
import Testing

@testable import DocumentDetection

struct QuadrilateralCutOffTests {
    @Test(
        arguments: [
            (Quadrilateral(x: 10, y: 10, width: 80, height: 50), []),
            (Quadrilateral(x: 30, y: 10, width: 80, height: 50), [.right]),
            (Quadrilateral(x: -10, y: 10, width: 80, height: 50), [.left]),
            (Quadrilateral(x: 10, y: -10, width: 80, height: 50), [.top]),
            (Quadrilateral(x: 10, y: 60, width: 80, height: 50), [.bottom]),
            (Quadrilateral(x: 30, y: 60, width: 80, height: 50), [.right, .bottom]),
            (Quadrilateral(x: -5, y: -5, width: 110, height: 110), [.top, .right, .bottom, .left]),
            // More than half of it, whose other edges end there.
            (Quadrilateral(x: 10, y: -40, width: 80, height: 50), [.top]),
            // As far as a detector sees a document that goes on.
            (Quadrilateral(x: 10, y: 50, width: 80, height: 50), [.bottom]),
            (Quadrilateral(x: 10, y: 49, width: 80, height: 50), []),
            // Read from its lower right corner.
            (Quadrilateral(x: 30, y: 10, width: 80, height: 50).turned(quarterTurns: 2), [.left]),
        ] as [(Quadrilateral, [CaptureQuality.Edge])])
    func namesTheEdgesOutside(outline: Quadrilateral, edges: [CaptureQuality.Edge]) {
        #expect(outline.cutOffEdges(width: 100, height: 100) == edges)
    }

    @Test func namesBothEdgesThatMeetOutside() {
        let leaning = Quadrilateral(
            topLeft: Point(x: 20, y: 10), topRight: Point(x: 105, y: 30), bottomRight: Point(x: 90, y: 90),
            bottomLeft: Point(x: 10, y: 70))
        #expect(leaning.cutOffEdges(width: 100, height: 100) == [.top, .right])
    }
}
