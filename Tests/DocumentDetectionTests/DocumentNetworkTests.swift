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
        let image = Drawing(width: width, height: height).image
        var network = try DocumentNetwork()
        let map = try network.map(of: image, at: image.bounds)
        #expect(map.mask.width == 2 * DocumentMap.cells)
        #expect(try map.documents(limit: 6).allSatisfy { (0...1).contains($0.certainty) })
    }
}

struct DocumentMapTests {
    private let cells = DocumentMap.cells

    /// An answer that is sure of a rectangle of cells, and of its direction.
    private func map(columns: Range<Int>, rows: Range<Int>, direction: (x: Float, y: Float)) -> DocumentMap {
        var scores = [Float](repeating: -9, count: 6 * cells * cells)
        for row in 0..<cells {
            for column in 0..<cells {
                let (cell, plane) = (row * cells + column, cells * cells)
                scores[4 * plane + cell] = direction.x
                scores[5 * plane + cell] = direction.y
                guard columns.contains(column), rows.contains(row) else { continue }
                for quarter in 0..<4 { scores[quarter * plane + cell] = 9 }
            }
        }
        // A picture of 4:3, in the middle of the square: cells of 4 pixels are 40 of the image.
        return DocumentMap(
            scores: scores, frame: Quadrilateral(x: 24, y: 50, width: 208, height: 156),
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

    @Test func cellsAreAsLargeAsTheFrameSays() {
        #expect(abs(map(columns: 0..<0, rows: 0..<0, direction: (1, 0)).cellSide - 20) < 1e-9)
    }
}
