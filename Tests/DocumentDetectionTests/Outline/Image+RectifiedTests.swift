import DocumentDetection
import ImageProcessing
import Imaging
import Testing

struct ImageRectifiedTests {
    @Test func cutsOutAnUprightRectangle() throws {
        var drawing = Drawing(width: 40, height: 30, brightness: 0)
        drawing.fill(columns: 10..<20, rows: 5..<15, brightness: 200)
        let result = try drawing.image.rectified(
            Quadrilateral(x: 10, y: 5, width: 10, height: 10), width: 10, height: 10)
        #expect(result.pixels.allSatisfy { $0 == 200 })
    }

    @Test func turnsWhatIsUpsideDown() throws {
        var drawing = Drawing(width: 20, height: 10, brightness: 0)
        drawing.fill(columns: 0..<10, rows: 0..<10, brightness: 100)
        let result = try drawing.image.rectified(
            drawing.image.bounds.turned(quarterTurns: 2), width: 20, height: 10)
        #expect(result.pixels.first == 0)
        #expect(result.pixels.last == 100)
    }

    /// Every fifth column is dark: picking single pixels would show none or all of them.
    @Test func averagesWhatIsShrunk() throws {
        let pixels = (0..<100 * 10).map { UInt8($0 % 5 == 0 ? 0 : 200) }
        let image = Image(width: 100, height: 10, pixelFormat: .grey, pixels: pixels)
        let result = try image.rectified(image.bounds, width: 20, height: 2)
        #expect(result.pixels.allSatisfy { $0 >= 140 })
        #expect((150...170).contains(result.pixels.reduce(0) { $0 + Int($1) } / result.pixels.count))
    }

    /// A thing stays in its place in every orientation, and by every method: pixels are picked, averaged or halved first.
    @Test(
        arguments: [(100, 100), (80, 80), (60, 60), (55, 30), (40, 40), (30, 33), (30, 100), (12, 12)], 0..<4)
    func keepsPlaces(size: (width: Int, height: Int), quarterTurns: Int) throws {
        var drawing = Drawing(width: 200, height: 120, brightness: 0)
        drawing.fill(columns: 60..<90, rows: 30..<50, brightness: 200)
        let outline = Quadrilateral(x: 40, y: 10, width: 100, height: 100).turned(quarterTurns: quarterTurns)
        let result = try drawing.image.rectified(outline, width: size.width, height: size.height)
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for (index, pixel) in result.pixels.enumerated() {
            sum += Double(pixel)
            x += Double(pixel) * (Double(index % size.width) + 0.5) / Double(size.width)
            y += Double(pixel) * (Double(index / size.width) + 0.5) / Double(size.height)
        }
        let places = [(0.35, 0.3), (0.3, 0.65), (0.65, 0.7), (0.7, 0.35)]
        let expected = places[quarterTurns]
        #expect(abs(x / sum - expected.0) < 0.006 && abs(y / sum - expected.1) < 0.006)
        #expect(abs(sum / Double(result.pixels.count) - 200 * 0.06) < 0.6)
    }

    @Test func refusesAnOutlineWithoutArea() {
        let point = Point(x: 3, y: 3)
        let outline = Quadrilateral(topLeft: point, topRight: point, bottomRight: point, bottomLeft: point)
        #expect(throws: ImageProcessingError.self) {
            try Drawing(width: 9, height: 9).image.rectified(outline, width: 4, height: 4)
        }
    }
}
