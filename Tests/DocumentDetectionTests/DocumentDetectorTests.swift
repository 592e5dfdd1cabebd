import DocumentDetection
import ImageProcessing
import Imaging
import Testing

struct DocumentDetectorTests {
    private let detector = DocumentDetector()

    /// The proportions of ID-1, ID-2 and ID-3, in tenths of a millimetre.
    @Test(arguments: [(856, 540), (1050, 740), (1250, 880)])
    func findsADocumentInPerspective(width: Int, height: Int) throws {
        var card = Drawing(width: width, height: height)
        card.writeZone(Drawing.twoLines, x: 60, y: height - 160, square: 2)
        card.fill(columns: 60..<300, rows: 80..<380, brightness: 120)
        let outline = Quadrilateral(
            topLeft: Point(x: 210, y: 130), topRight: Point(x: 1000, y: 180),
            bottomRight: Point(x: 1040, y: 700), bottomLeft: Point(x: 160, y: 680))
        let table = try photograph(of: card.image, at: outline)
        let document = try #require(try detector.detectDocuments(in: table).first)
        #expect(document.quadrilateral.farthestCorner(from: outline) < 5)
        #expect(document.certainty > 0.5)
    }

    @Test func findsTheDarkCardOnABrightTable() throws {
        var drawing = Drawing(width: 900, height: 700)
        drawing.fill(columns: 100..<728, rows: 150..<546, brightness: 60)
        let document = try #require(try detector.detectDocuments(in: drawing.image).first)
        let outline = Quadrilateral(x: 100, y: 150, width: 628, height: 396)
        #expect(document.quadrilateral.farthestCorner(from: outline) < 3)
    }

    @Test func findsTwoCards() throws {
        var drawing = Drawing(width: 1200, height: 1400, brightness: 50)
        drawing.fill(columns: 100..<956, rows: 60..<600, brightness: 220)
        drawing.fill(columns: 200..<1056, rows: 760..<1300, brightness: 210)
        let found = try detector.detectDocuments(in: drawing.image).map(\.quadrilateral)
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
        let document = try #require(try detector.detectDocuments(in: drawing.image).first)
        #expect(document.quadrilateral.topLeft.distance(to: Point(x: 150, y: 120)) < 3)
        #expect(document.quadrilateral.isConvex)
    }

    @Test(arguments: [
        Drawing(width: 600, height: 400).image, Drawing(width: 1, height: 1).image,
        Drawing(width: 1, height: 10_000).image, Drawing(width: 20, height: 20).image,
    ])
    func findsNothingWhereNothingIs(image: Image) throws {
        #expect(try detector.detectDocuments(in: image).isEmpty)
    }

    @Test(arguments: [
        Drawing.noise(width: 900, height: 700), Drawing.chessboard(side: 5), Drawing.chessboard(side: 40),
        Drawing.manyRectangles,
    ])
    func staysWithinBoundsOnHostileImages(image: Image) throws {
        let documents = try detector.detectDocuments(in: image)
        #expect(documents.count <= DocumentDetector.largestCount)
        #expect(documents.allSatisfy { (0...1).contains($0.certainty) })
    }

    private func photograph(of card: Image, at outline: Quadrilateral) throws -> Image {
        let transform = try #require(ProjectiveTransform(mapping: outline, to: card.bounds))
        let pixels = (0..<1200 * 800).map { index -> UInt8 in
            let point = Point(x: Double(index % 1200) + 0.5, y: Double(index / 1200) + 0.5)
            let onCard = transform.applied(to: point)
            guard onCard.x >= 0, onCard.y >= 0, onCard.x < Double(card.width), onCard.y < Double(card.height) else {
                return 90
            }
            return card.pixels[Int(onCard.y) * card.width + Int(onCard.x)]
        }
        return Image(width: 1200, height: 800, pixelFormat: .grey, pixels: pixels)
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
