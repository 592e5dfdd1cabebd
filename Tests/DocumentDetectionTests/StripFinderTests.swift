import Imaging
import Testing

@testable import DocumentDetection

struct StripFinderTests {
    private func strips(in image: Image) throws -> [TextStrip] {
        try StripFinder().strips(in: [ImagePyramid.Level(image: image, scale: 1)])
    }

    @Test func findsALine() throws {
        var drawing = Drawing(width: 500, height: 200)
        let ink = drawing.write("ERIKSSON<<ANNA<MARIA<<<<<<<<<<", x: 100, y: 90, square: 1)
        let strip = try #require(try strips(in: drawing.image).first)
        #expect(strip.centre.distance(to: ink.centre) < 6)
        #expect(abs(strip.length - ink.meanWidth) < 20)
        #expect(abs(strip.direction.y) < 0.02)
    }

    @Test func findsALineThatRunsDownwards() throws {
        var drawing = Drawing(width: 500, height: 200)
        drawing.write("ERIKSSON<<ANNA<MARIA<<<<<<<<<<", x: 100, y: 90, square: 1)
        let pixels = (0..<200 * 500).map { index -> UInt8 in
            let (row, column) = (199 - index % 200, index / 200)
            return drawing.pixels[row * 500 + column]
        }
        let turned = Image(width: 200, height: 500, pixelFormat: .grey, pixels: pixels)
        #expect(try #require(try strips(in: turned).first).direction.y > 0.99)
    }

    @Test func rulesAreNoText() throws {
        var drawing = Drawing(width: 500, height: 200)
        for row in stride(from: 20, to: 180, by: 20) {
            drawing.fill(columns: 30..<470, rows: row..<row + 3, brightness: 20)
        }
        #expect(try strips(in: drawing.image).isEmpty)
    }

    /// Rows of strokes, longer than any line of a zone for their height.
    @Test func weaveLeavesRoomForText() throws {
        var drawing = Drawing(width: 1300, height: 1300)
        for row in stride(from: 10, to: 1290, by: 16) where !(560..<640).contains(row) {
            drawing.write(String(repeating: "H", count: 180), x: 10, y: row, square: 1)
        }
        let ink = drawing.write("ERIKSSON<<ANNA<MARIA<<<<<<<<<<", x: 500, y: 600, square: 1)
        let found = try strips(in: drawing.image)
        #expect(found.contains { $0.centre.distance(to: ink.centre) < 6 })
        #expect(found.allSatisfy { $0.length <= 65 * $0.height })
    }

    @Test func returnsFewStripsOfManyLines() throws {
        var drawing = Drawing(width: 1100, height: 1600)
        for row in 0..<110 {
            for column in 0..<5 {
                drawing.write("ERIKSSON<<ANNA<MARIA", x: 10 + column * 215, y: 10 + row * 14, square: 1)
            }
        }
        #expect(try strips(in: drawing.image).count <= 60)
    }
}
