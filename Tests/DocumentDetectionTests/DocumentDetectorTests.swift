import DocumentDetection
import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

struct DocumentDetectorTests {
    /// Finds documents with a new detector.
    private func documents(in image: Image) throws -> [DetectedDocument] {
        var detector = try DocumentDetector()
        return try detector.detectDocuments(in: image)
    }

    @Test(arguments: SpecimenFormat.allCases, [0.0, 100, 215])
    func findsADocumentInPerspective(format: SpecimenFormat, rotation: Double) throws {
        let conditions = PhotographConditions.handHeld.with {
            ($0.width, $0.height, $0.rotation, $0.showsBooklet) = (1200, 900, rotation, false)
            ($0.tilt, $0.glare, $0.background) = (25, 0, .wood)
        }
        let taken = try Photograph(of: [SpecimenCard(format: format, seed: 3)], conditions: conditions, seed: 3).taken()
        let document = try #require(try documents(in: taken.image).first)
        let corners = try #require(taken.truth.documents.first?.corners)
        #expect(document.quadrilateral.farthestCorner(from: corners) < 0.01 * corners.meanWidth)
        #expect(document.isLikely)
    }

    /// Cards across the edge of a page; at first the network sees half of them.
    @Test(arguments: [(.several, 3_001_016), (.booklet, 3_001_011)] as [(SceneKind, UInt64)])
    func looksAgainAtWhatLooksLikeNoDocument(kind: SceneKind, seed: UInt64) throws {
        let taken = try SpecimenScene(kind: kind, seed: seed).photograph(longestSide: 1280).taken()
        let found = try documents(in: taken.image).map(\.quadrilateral)
        for document in taken.truth.documents {
            let corners = document.corners
            #expect(found.contains { $0.farthestCorner(from: corners) < 0.05 * corners.meanWidth })
        }
    }

    /// A card on a desk is clear at first sight; a page without edges is not, and a closer look is another one.
    @Test(arguments: [("td3-desk", true), ("td3-scan-without-edges", false)])
    func tellsWhatIsClearAtFirstSight(card: String, isClear: Bool) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../TestCards/\(card).jpg")
        let image = try ImageDecoder().decode([UInt8](Data(contentsOf: file))).image
        var detector = try DocumentDetector()
        let glimpse = try detector.glimpse(at: image)
        #expect(glimpse.isClear == isClear)
        #expect(glimpse.documents.first?.isLikely == true)
        #expect(try detector.documents(of: glimpse) == detector.detectDocuments(in: image))
    }

    @Test(arguments: [SceneKind.room, .receipt, .box])
    func claimsNothingWhereNoDocumentIs(kind: SceneKind) throws {
        let taken = try SpecimenScene(kind: kind, seed: 1).photograph(longestSide: 800).taken()
        #expect(try !documents(in: taken.image).contains(where: \.isLikely))
    }

    @Test func whatOnlyHasTheShapeOfADocumentIsNotLikely() throws {
        var drawing = Drawing(width: 900, height: 700, brightness: 40)
        drawing.fill(columns: 100..<728, rows: 150..<546, brightness: 220)
        #expect(try documents(in: drawing.image).map(\.isLikely) == [false])
    }

    @Test func findsTheDarkCardOnABrightTable() throws {
        var drawing = Drawing(width: 900, height: 700)
        drawing.fill(columns: 100..<728, rows: 150..<546, brightness: 60)
        let document = try #require(try documents(in: drawing.image).first)
        let outline = Quadrilateral(x: 100, y: 150, width: 628, height: 396)
        #expect(document.quadrilateral.farthestCorner(from: outline) < 3)
    }

    @Test func findsTwoCards() throws {
        var drawing = Drawing(width: 1200, height: 1400, brightness: 50)
        drawing.fill(columns: 100..<956, rows: 60..<600, brightness: 220)
        drawing.fill(columns: 200..<1056, rows: 760..<1300, brightness: 210)
        let found = try documents(in: drawing.image).map(\.quadrilateral)
        for outline in [
            Quadrilateral(x: 100, y: 60, width: 856, height: 540),
            Quadrilateral(x: 200, y: 760, width: 856, height: 540),
        ] {
            #expect(found.contains { $0.farthestCorner(from: outline) < 4 })
        }
    }

    @Test func startsAtTheTopLeftAsTheImageStands() throws {
        var drawing = Drawing(width: 700, height: 900, brightness: 40)
        drawing.fill(columns: 150..<546, rows: 120..<748, brightness: 220)
        let document = try #require(try documents(in: drawing.image).first)
        #expect(document.quadrilateral.topLeft.distance(to: Point(x: 150, y: 120)) < 3)
        #expect(document.quadrilateral.isConvex)
    }

    /// Two cards that are seen equally clearly; one of them is where something else says that the document is.
    @Test(arguments: [60.0, 760])
    func movesThePlaceForWhichMostSpeaksToTheEdges(top: Double) throws {
        var drawing = Drawing(width: 1200, height: 1400, brightness: 50)
        drawing.fill(columns: 100..<956, rows: 60..<600, brightness: 220)
        drawing.fill(columns: 100..<956, rows: 760..<1300, brightness: 220)
        let places = [60.0, 760].map { Quadrilateral(x: 112, y: $0 - 9, width: 850, height: 536) }
        let found = try DocumentDetector().outline(ofDocumentNear: places, in: drawing.image) {
            min(1, abs($0.topLeft.y - top) / 100)
        }
        let outline = Quadrilateral(x: 100, y: top, width: 856, height: 540)
        #expect(try #require(found).farthestCorner(from: outline) < 1)
    }

    @Test func leavesAPlaceWithoutEdgesWhereItMayBe() throws {
        let places = [60.0, 160].map { Quadrilateral(x: 100, y: $0, width: 856, height: 540) }
        let found = try DocumentDetector().outline(ofDocumentNear: places, in: Drawing(width: 1100, height: 800).image)
        {
            $0.topLeft.y > 110 ? 0.1 : 0.2
        }
        #expect(try #require(found).farthestCorner(from: places[1]) < 0.01)
    }

    /// Whose corners meet in a line, or that no camera sees.
    @Test(arguments: [
        Quadrilateral(x: 10, y: 10, width: 0, height: 200),
        Quadrilateral(
            topLeft: Point(x: 300, y: 300), topRight: Point(x: 320, y: 300), bottomRight: Point(x: 900, y: 700),
            bottomLeft: Point(x: 20, y: 310)),
    ])
    func findsNothingNearWhatIsNoRectangle(place: Quadrilateral) throws {
        let image = Drawing(width: 1000, height: 800).image
        #expect(try DocumentDetector().outline(ofDocumentNear: [place], in: image) { _ in 0 } == nil)
        #expect(try DocumentDetector().outline(ofDocumentNear: [], in: image) { _ in 0 } == nil)
    }

    @Test(arguments: [
        Drawing(width: 600, height: 400).image, Drawing(width: 1, height: 1).image,
        Drawing(width: 1, height: 10_000).image, Drawing(width: 20, height: 20).image,
    ])
    func findsNothingWhereNothingIs(image: Image) throws {
        #expect(try documents(in: image).isEmpty)
    }

    @Test(arguments: [
        Drawing.noise(width: 900, height: 700), Drawing.chessboard(side: 5), Drawing.chessboard(side: 40),
        Drawing.manyRectangles,
    ])
    func staysWithinBoundsOnHostileImages(image: Image) throws {
        let documents = try self.documents(in: image)
        #expect(documents.count <= DocumentDetector.largestCount)
        #expect(documents.allSatisfy { (0...1).contains($0.certainty) })
    }
}

extension Drawing {
    /// A thousand rectangles inside one another and side by side.
    static var manyRectangles: Image {
        var drawing = Drawing(width: 1000, height: 800)
        for column in 0..<20 {
            for row in 0..<25 {
                let (x, y) = (column * 50 + 4, row * 32 + 4)
                drawing.fill(columns: x..<x + 42, rows: y..<y + 26, brightness: 20)
                drawing.fill(columns: x + 5..<x + 37, rows: y + 4..<y + 22, brightness: 200)
            }
        }
        return drawing.image
    }
}
