import Imaging
import Testing

@testable import DocumentDetection

struct DocumentNetworkTests {
    @Test(arguments: [[], [1, 2, 3], Array("no network at all".utf8)] as [[UInt8]])
    func refusesWhatIsNoNetwork(bytes: [UInt8]) {
        #expect(throws: (any Error).self) { _ = try DocumentNetwork(onnx: bytes) }
    }

    @Test(arguments: [(1, 1), (1, 10_000), (20, 20), (3000, 40)])
    func answersForPicturesOfAnySize(width: Int, height: Int) throws {
        let picture = try HalvedImages(
            Drawing(width: width, height: height).image, longestSide: NetworkView.enoughSide)
        var network = try DocumentNetwork()
        let view = NetworkView(of: picture)
        let map = try view.map(of: network.answer(to: view))
        #expect(map.mask.width == NetworkView.wholeSide / 2)
        #expect(try map.documents(limit: 6).allSatisfy { (0...1).contains($0.certainty) })
    }
}

struct NetworkViewTests {
    /// A bright card on a dark table, and where it is.
    private static func card(width: Int, height: Int, at x: Int, _ y: Int) throws -> (HalvedImages, Quadrilateral) {
        var drawing = Drawing(width: 2000, height: 1500, brightness: 60)
        drawing.fill(columns: x..<x + width, rows: y..<y + height, brightness: 220)
        let picture = try HalvedImages(drawing.image, longestSide: NetworkView.enoughSide)
        return (picture, Quadrilateral(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
    }

    /// The smallest rectangle of the square that is brighter than the mean of what is shown.
    private static func bright(_ view: NetworkView) throws -> Quadrilateral {
        let places = try view.input().enumerated().filter { $0.element > 0.5 }.map(\.offset)
        let (columns, rows) = (places.map { $0 % view.side }, places.map { $0 / view.side })
        let (left, top) = (Double(columns.min() ?? 0), Double(rows.min() ?? 0))
        return Quadrilateral(
            x: left, y: top, width: Double(columns.max() ?? 0) + 1 - left, height: Double(rows.max() ?? 0) + 1 - top)
    }

    @Test func wholePictureIsInTheMiddle() throws {
        let (picture, card) = try Self.card(width: 1000, height: 625, at: 400, 300)
        let view = NetworkView(of: picture)
        #expect(view.outline.farthestCorner(from: Quadrilateral(x: 0, y: 0, width: 2000, height: 1500)) < 1e-9)
        #expect(view.frame.farthestCorner(from: Quadrilateral(x: 24, y: 50, width: 208, height: 156)) < 1e-9)
        let shown = card.mapped { Point(x: 24 + $0.x * 0.104, y: 50 + $0.y * 0.104) }
        #expect(try Self.bright(view).farthestCorner(from: shown) < 1.5)
    }

    @Test(arguments: [(700, 500), (3, 4), (1700, 1300)])
    func smallDocumentFillsACloserLook(x: Int, y: Int) throws {
        let (picture, card) = try Self.card(width: 260, height: 160, at: x, y)
        let view = try #require(NetworkView(closeTo: card, in: picture))
        let toView = try #require(ProjectiveTransform(mapping: view.outline, to: view.frame))
        #expect(abs(toView.applied(to: card).meanWidth - 104) < 1)
        #expect(toView.applied(to: card).centre.distance(to: Point(x: 80, y: 80)) < 1)
        #expect(try Self.bright(view).farthestCorner(from: toView.applied(to: card)) < 1.5)
    }

    @Test(arguments: [(1000, 625, false), (760, 475, true)])
    func onlySmallDocumentsAreWorthACloserLook(width: Int, height: Int, isSmall: Bool) throws {
        let (picture, card) = try Self.card(width: width, height: height, at: 400, 300)
        #expect(NetworkView.isSmall(card, in: picture) == isSmall)
    }

    @Test func looksAtNothingBesideThePicture() throws {
        let (picture, _) = try Self.card(width: 1000, height: 625, at: 400, 300)
        let elsewhere = Quadrilateral(x: 9000, y: 9000, width: 200, height: 130)
        #expect(NetworkView(closeTo: elsewhere, in: picture) == nil)
    }
}

struct DocumentMapTests {
    private let cells = 64

    /// An answer that is sure of a rectangle of cells, and of its direction, and in doubt about columns of the same rows.
    private func map(
        columns: Range<Int>, rows: Range<Int>, doubtfulColumns: Range<Int> = 0..<0, direction: (x: Float, y: Float)
    ) -> DocumentMap {
        var scores = [Float](repeating: -9, count: 6 * cells * cells)
        for row in 0..<cells {
            for column in 0..<cells {
                let (cell, plane) = (row * cells + column, cells * cells)
                scores[4 * plane + cell] = direction.x
                scores[5 * plane + cell] = direction.y
                guard rows.contains(row) else { continue }
                for quarter in 0..<4 {
                    if columns.contains(column) { scores[quarter * plane + cell] = 9 }
                    if doubtfulColumns.contains(column) { scores[quarter * plane + cell] = 0.1 }
                }
            }
        }
        // A picture of 4:3, in the middle of the square: cells of 4 pixels are 40 of the image.
        return DocumentMap(
            NetworkAnswer(scores), frame: Quadrilateral(x: 24, y: 50, width: 208, height: 156),
            image: Quadrilateral(x: 0, y: 0, width: 2080, height: 1560))
    }

    @Test(arguments: [(1, 0, 0), (0, 1, 1), (-1, 0, 2), (0, -1, 3)] as [(Float, Float, Int)])
    func outlineBeginsWhereReadingStarts(x: Float, y: Float, turns: Int) throws {
        let map = map(columns: 20..<44, rows: 24..<39, direction: (x, y))
        let document = try #require(try map.documents(limit: 6).first)
        let place = Quadrilateral(x: 20 * 40 - 240, y: 24 * 40 - 500, width: 24 * 40, height: 15 * 40)
        #expect(document.quadrilateral.farthestCorner(from: place.turned(quarterTurns: turns)) < 25)
        #expect(document.certainty > 0.9)
    }

    @Test func nothingIsNoDocument() throws {
        #expect(try map(columns: 0..<0, rows: 0..<0, direction: (1, 0)).documents(limit: 6).isEmpty)
    }

    @Test func whatIsNeitherDocumentNorGroundLeavesDoubt() {
        let place = Quadrilateral(x: 20 * 40 - 240, y: 24 * 40 - 500, width: 24 * 40, height: 15 * 40)
        #expect(map(columns: 20..<44, rows: 24..<39, direction: (1, 0)).doubt(near: place) == 0)
        // Six columns of fifteen rows of cells, each four pixels of the mask, on 48 × 48.
        let half = map(columns: 20..<38, rows: 24..<39, doubtfulColumns: 38..<44, direction: (1, 0))
        #expect(abs(half.doubt(near: place) - 6.0 * 15 * 4 / (48 * 48)) < 0.01)
    }

    @Test func sidesAreUncertainWhereTheMaskFades() {
        let place = Quadrilateral(x: 20 * 40 - 240, y: 24 * 40 - 500, width: 24 * 40, height: 15 * 40)
        let sharp = map(columns: 20..<44, rows: 24..<39, direction: (1, 0)).uncertainty(of: place)
        // A pixel of the mask is 20 of the image.
        #expect(sharp.allSatisfy { (20...40).contains($0) })
        for turns in 0..<4 {
            let fading = map(columns: 20..<42, rows: 24..<39, doubtfulColumns: 42..<46, direction: (1, 0))
                .uncertainty(of: place.turned(quarterTurns: turns))
            // The right side is the second of the outline as it stands.
            let right = (5 - turns) % 4
            #expect(fading[right] == 120)
            #expect(fading.indices.allSatisfy { $0 == right || fading[$0] < 40 })
        }
    }

    @Test func cellsAreAsLargeAsTheFrameSays() {
        #expect(abs(map(columns: 0..<0, rows: 0..<0, direction: (1, 0)).maskPixel - 20) < 1e-9)
    }
}
