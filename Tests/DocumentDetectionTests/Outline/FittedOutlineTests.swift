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

    /// A card of size ID-1 whose lower edge is faint, and below it an edge that is clear: a shadow, a finger.
    private func cardOverEdge(distance: Int) -> Image {
        var drawing = Drawing(width: 800, height: 600, brightness: 200)
        drawing.fill(columns: 0..<800, rows: 412 + distance..<600, brightness: 90)
        drawing.fill(columns: 200..<600, rows: 160..<412, brightness: 225)
        return drawing.image
    }

    @Test(arguments: [8, 12, 16, 20])
    func takesTheEdgesThatMakeADocument(distance: Int) throws {
        let outline = Quadrilateral(x: 200, y: 160, width: 400, height: 252)
        let rough = Quadrilateral(x: 202, y: 157, width: 395, height: 255 + Double(distance) / 2)
        let fitted = try #require(
            FittedOutline(ofDocumentNear: rough, in: cardOverEdge(distance: distance), reaches: [6, 6, 30, 6]))
        #expect(fitted.quadrilateral.farthestCorner(from: outline) < 1)
    }

    /// Neither of two lower edges is stranger than the other: other knowledge decides.
    @Test(arguments: [0.0, 16])
    func takesTheEdgeThatIsKnownToBeTheDocuments(distance: Double) throws {
        let known = 412 + distance
        let rough = Quadrilateral(x: 202, y: 157, width: 395, height: 263)
        let fitted = try #require(
            FittedOutline(ofDocumentNear: rough, in: cardOverEdge(distance: 16), reaches: [6, 6, 40, 6]) { outline in
                min(1, abs(outline.bottomLeft.y - known) / 16)
            })
        let outline = Quadrilateral(x: 200, y: 160, width: 400, height: known - 160)
        #expect(fitted.quadrilateral.farthestCorner(from: outline) < 1)
    }

    /// The score is what the sides show, less what speaks against the outline.
    @Test(arguments: [0.0, 0.7])
    func scoresAnOutlineByWhatSpeaksForIt(misfit: Double) throws {
        let outline = Quadrilateral(x: 200, y: 160, width: 400, height: 252)
        let fitted = try #require(
            FittedOutline(ofDocumentNear: outline, in: cardOverEdge(distance: 60), reaches: [6, 6, 6, 6]) { _ in misfit
            })
        #expect(abs(fitted.score - (4 - misfit)) < 0.1)
    }

    /// A side without any visible edge stays where it was; it does not move to print inside the outline.
    @Test func keepsASideWithoutAnEdge() throws {
        var drawing = Drawing(width: 800, height: 600, brightness: 90)
        drawing.fill(columns: 200..<800, rows: 160..<412, brightness: 225)
        drawing.fill(columns: 562..<566, rows: 160..<412, brightness: 90)
        let outline = Quadrilateral(x: 200, y: 160, width: 400, height: 252)
        let fitted = try #require(
            FittedOutline(ofDocumentNear: outline, in: drawing.image, reaches: [6, 40, 6, 6]))
        #expect(fitted.quadrilateral.farthestCorner(from: outline) < 1)
        #expect(fitted.weakestSupport == 0)
    }
}
