import ImageProcessing
import Imaging
import Testing

struct ImageOutlinesTests {
    /// White rectangles on black.
    private func image(with rectangles: [(columns: Range<Int>, rows: Range<Int>)]) -> Image {
        var pixels = [UInt8](repeating: 0, count: 100 * 60)
        for rectangle in rectangles {
            for row in rectangle.rows {
                for column in rectangle.columns { pixels[row * 100 + column] = 255 }
            }
        }
        return Image(width: 100, height: 60, pixelFormat: .grey, pixels: pixels)
    }

    @Test func boundsAreasFromTheLongest() throws {
        let image = image(with: [(5..<15, 5..<8), (20..<90, 30..<35), (2..<4, 50..<52)])
        let found = try image.boundingRectangles(minimumLength: 5, limit: 10)
        #expect(found.count == 2)
        // Contours run through the centres of pixels.
        #expect(found[0].centre == Point(x: 55, y: 32.5))
        #expect(max(found[0].meanWidth, found[0].meanHeight) == 69)
    }

    @Test func boundsAtMostSoManyAreas() throws {
        let image = image(with: (0..<20).map { (columns: $0 * 5..<$0 * 5 + 2, rows: 10..<50) })
        #expect(try image.boundingRectangles(minimumLength: 1, limit: 3).count == 3)
        #expect(try image.boundingRectangles(minimumLength: 1, limit: 0).isEmpty)
    }

    @Test func findsQuadrilateralsThatRunClockwise() throws {
        let found = try image(with: [(10..<80, 10..<50)])
            .convexQuadrilaterals(tolerance: 0.03, minimumArea: 100, limit: 5)
        let outline = try #require(found.first)
        #expect(outline.isConvex)
        #expect(abs(outline.signedArea - 69 * 39) < 1)
    }

    @Test func leavesOutSmallQuadrilaterals() throws {
        let found = try image(with: [(10..<20, 10..<20)])
            .convexQuadrilaterals(tolerance: 0.03, minimumArea: 100, limit: 5)
        #expect(found.isEmpty)
    }

    @Test func findsNothingInBlackness() throws {
        #expect(try image(with: []).boundingRectangles(minimumLength: 0, limit: 5).isEmpty)
        #expect(try image(with: []).convexQuadrilaterals(tolerance: 0.03, minimumArea: 0, limit: 5).isEmpty)
    }

    @Test func refusesColour() {
        let colour = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [1, 2, 3])
        #expect(throws: ImageProcessingError.self) { try colour.boundingRectangles(minimumLength: 1, limit: 1) }
    }
}
