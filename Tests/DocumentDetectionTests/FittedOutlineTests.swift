import Imaging
import Testing

@testable import DocumentDetection

struct FittedOutlineTests {
    private var card: Image {
        var drawing = Drawing(width: 600, height: 400, brightness: 60)
        drawing.fill(columns: 100..<500, rows: 80..<330, brightness: 220)
        return drawing.image
    }

    @Test func movesSidesToTheEdges() throws {
        let rough = Quadrilateral(
            topLeft: Point(x: 104, y: 77), topRight: Point(x: 495, y: 84),
            bottomRight: Point(x: 503, y: 327), bottomLeft: Point(x: 96, y: 334))
        let fitted = try #require(FittedOutline(near: rough, in: card))
        let outline = Quadrilateral(x: 100, y: 80, width: 400, height: 250)
        #expect(fitted.quadrilateral.farthestCorner(from: outline) < 1)
        #expect(fitted.support > 0.95)
        #expect(fitted.weakestSupport > 0.95)
    }

    @Test func sidesWithoutEdgesHaveNoSupport() throws {
        let rough = Quadrilateral(x: 180, y: 150, width: 200, height: 100)
        let fitted = try #require(FittedOutline(near: rough, in: card))
        #expect(fitted.support == 0)
    }
}
