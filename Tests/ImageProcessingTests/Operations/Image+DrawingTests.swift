import ImageProcessing
import Imaging
import Testing

struct ImageDrawingTests {
    private static let red = LineColour(red: 255, green: 0, blue: 10)
    private let paper = Image(
        width: 120, height: 80, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 120 * 80))

    /// The pixels that differ from the paper, as points at their centres.
    private func marked(by outlines: [Quadrilateral], thickness: Int = 3) throws -> [Point] {
        let drawn = try paper.outlining(outlines, in: Self.red, thickness: thickness)
        #expect(drawn.width == paper.width && drawn.height == paper.height && drawn.pixelFormat == .rgb)
        let changed = paper.pixels.indices.filter { index in
            let pixel = [UInt8](drawn.pixels[index * 3..<index * 3 + 3])
            return pixel != [200, 200, 200]
        }
        return changed.map { Point(x: Double($0 % paper.width) + 0.5, y: Double($0 / paper.width) + 0.5) }
    }

    @Test func changesNothingWithoutOutlines() throws {
        #expect(try paper.outlining([], in: Self.red, thickness: 3) == paper.rgb())
    }

    @Test func drawsOutlinesAlongTheirSidesOnly() throws {
        let points = try marked(by: [Quadrilateral(x: 20, y: 10, width: 60, height: 40)])
        let (outer, inner) = (
            Quadrilateral(x: 16, y: 6, width: 68, height: 48), Quadrilateral(x: 24, y: 14, width: 52, height: 32)
        )
        #expect(points.allSatisfy { outer.contains($0) && !inner.contains($0) })
        #expect(points.count > 2 * 3 * (60 + 40) - 40)
    }

    @Test func drawsInItsColour() throws {
        let drawn = try paper.outlining([paper.bounds], in: Self.red, thickness: 9)
        #expect([UInt8](drawn.pixels.prefix(3)) == [255, 0, 10])
    }

    @Test func leavesOutWhatLiesOutside() throws {
        #expect(try marked(by: [Quadrilateral(x: 5000, y: -3000, width: 60, height: 40)]).isEmpty)
    }

    @Test func drawsWhatRunsOutOfTheFrame() throws {
        let outline = Quadrilateral(
            topLeft: Point(x: -500, y: 20), topRight: Point(x: 900, y: -40), bottomRight: Point(x: 60, y: 4000),
            bottomLeft: Point(x: -30, y: 70))
        #expect(try !marked(by: [outline]).isEmpty)
    }

    @Test func drawsOnASinglePixel() throws {
        let pixel = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [1, 2, 3])
        let drawn = try pixel.outlining([pixel.bounds], in: Self.red, thickness: 9)
        #expect(drawn.width == 1 && drawn.height == 1)
    }

    @Test(arguments: [Double.nan, .infinity, 1e9])
    func refusesOutlinesThatAreTooFarAway(x: Double) {
        #expect(throws: ImageProcessingError.self) {
            try marked(by: [Quadrilateral(x: x, y: 0, width: 1, height: 1)])
        }
    }

    @Test(arguments: [-1, 1_000_000])
    func refusesLinesThatOpenCVDoesNotDraw(thickness: Int) {
        #expect(throws: ImageProcessingError.self) { try marked(by: [paper.bounds], thickness: thickness) }
    }
}
