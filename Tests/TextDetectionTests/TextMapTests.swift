import Imaging
import Testing

@testable import TextDetection

struct TextMapTests {
    /// A map on which one line runs, as the network draws it.
    private func map(zone: Float = 5, bright: Float = -5, mirrored: Float = -5, across: Float = 1) -> TextMap {
        let (columns, rows) = (40, 12)
        var values = [Float](repeating: -6, count: TextMap.planes * columns * rows)
        for column in 4..<36 {
            for row in 5...6 {
                for (plane, value) in [5, zone, across, 0, 0.5, mirrored, bright].enumerated() {
                    values[(plane * rows + row) * columns + column] = value
                }
            }
        }
        return TextMap(values, columns: columns, rows: rows)
    }

    @Test func showsOneLine() throws {
        let line = try #require(map().lines.first)
        #expect(map().lines.count == 1)
        #expect(line.curve.start.distance(to: Point(x: 16, y: 24)) < 0.5)
        #expect(line.curve.end.distance(to: Point(x: 144, y: 24)) < 0.5)
        // 16 pixels times the root of 2.
        #expect(abs(line.height - 22.6) < 0.1)
        #expect(line.isZone && !line.isBright && !line.isMirrored)
    }

    @Test func startsWhereReadingStarts() throws {
        let line = try #require(map(across: -1).lines.first)
        #expect(line.curve.start.x > line.curve.end.x)
    }

    @Test func tellsWhatTheNetworkTells() throws {
        let line = try #require(map(zone: -5, bright: 5, mirrored: 5).lines.first)
        #expect(!line.isZone && line.isBright && line.isMirrored)
    }

    /// Long lines show their axis themselves, when the network does not know whether they are upside down.
    @Test func runsAlongItsCells() throws {
        let line = try #require(map(across: 0).lines.first)
        #expect(abs(line.curve.length - 128) < 0.5)
    }

    @Test func survivesSenselessHeights() throws {
        let values = [Float](repeating: .greatestFiniteMagnitude, count: TextMap.planes * 4)
        #expect(TextMap(values, columns: 2, rows: 2).lines.isEmpty)
        #expect(TextMap.height(.greatestFiniteMagnitude) == 4096)
    }
}
