import ImageProcessing
import Imaging
import Testing

struct ImageDrawingTests {
    private static let red = Annotation.Colour(red: 255, green: 0, blue: 10)
    private let paper = Image(
        width: 120, height: 80, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 120 * 80))

    /// The pixels that differ from the paper, as points at their centres.
    private func marked(by annotations: [Annotation]) throws -> [Point] {
        let drawn = try paper.annotated(with: annotations)
        #expect(drawn.width == paper.width && drawn.height == paper.height && drawn.pixelFormat == .rgb)
        let changed = paper.pixels.indices.filter { index in
            let pixel = [UInt8](drawn.pixels[index * 3..<index * 3 + 3])
            return pixel != [200, 200, 200]
        }
        return changed.map { Point(x: Double($0 % paper.width) + 0.5, y: Double($0 / paper.width) + 0.5) }
    }

    /// The pixel of an image in a column and a row.
    private func pixel(_ x: Int, _ y: Int, of image: Image) -> [UInt8] {
        let index = (y * image.width + x) * 3
        return [UInt8](image.pixels[index..<index + 3])
    }

    @Test func changesNothingWithoutMarks() throws {
        #expect(try paper.annotated(with: []) == paper.rgb())
    }

    @Test func drawsOutlinesAlongTheirSidesOnly() throws {
        let outline = Quadrilateral(x: 20, y: 10, width: 60, height: 40)
        let points = try marked(by: [.outline(outline, Self.red, thickness: 3)])
        let (outer, inner) = (
            Quadrilateral(x: 16, y: 6, width: 68, height: 48), Quadrilateral(x: 24, y: 14, width: 52, height: 32)
        )
        #expect(points.allSatisfy { outer.contains($0) && !inner.contains($0) })
        #expect(points.count > 2 * 3 * (60 + 40) - 40)
    }

    @Test func fillsAreasWithTheirColour() throws {
        let area = Quadrilateral(x: 20, y: 10, width: 60, height: 40)
        let points = try marked(by: [.area(area, Self.red)])
        let outer = Quadrilateral(x: 18, y: 8, width: 64, height: 44)
        #expect(points.allSatisfy { outer.contains($0) })
        let drawn = try paper.annotated(with: [.area(area, Self.red)])
        #expect(pixel(50, 30, of: drawn) == [255, 0, 10])
    }

    @Test func drawsLaterMarksOverEarlierOnes() throws {
        let blue = Annotation.Colour(red: 0, green: 0, blue: 255)
        let drawn = try paper.annotated(with: [.area(paper.bounds, Self.red), .area(paper.bounds, blue)])
        #expect(pixel(60, 40, of: drawn) == [0, 0, 255])
    }

    @Test(arguments: ["ANNA<MARIA", "gjpqy(|)_", "Ångström", "%s%n\\"])
    func writesWithinTheWidthAndHeightOfTheText(text: String) throws {
        let height = 12.0
        let start = Point(x: 10, y: 40)
        let points = try marked(by: [.text(text, at: start, height: height, Self.red)])
        let box = Quadrilateral(
            x: start.x, y: start.y - 1.25 * height, width: try Annotation.width(of: text, height: height),
            height: 1.65 * height)
        let smoothed = Quadrilateral(
            x: box.topLeft.x - 2, y: box.topLeft.y - 2, width: box.meanWidth + 4, height: box.meanHeight + 4)
        #expect(!points.isEmpty)
        #expect(points.allSatisfy { smoothed.contains($0) })
    }

    @Test func writesCapitalsOfTheirHeight() throws {
        let rows = try marked(by: [.text("H", at: Point(x: 10, y: 60), height: 40, Self.red)]).map(\.y)
        #expect(abs((rows.max() ?? 0) - (rows.min() ?? 0) - 44) < 5)
    }

    @Test func leavesOutWhatLiesOutside() throws {
        let far = Quadrilateral(x: 5000, y: -3000, width: 60, height: 40)
        #expect(try marked(by: [.outline(far, Self.red, thickness: 3), .area(far, Self.red)]).isEmpty)
        #expect(try marked(by: [.text("A", at: Point(x: -900, y: 900), height: 12, Self.red)]).isEmpty)
    }

    @Test func drawsWhatRunsOutOfTheFrame() throws {
        let outline = Quadrilateral(
            topLeft: Point(x: -500, y: 20), topRight: Point(x: 900, y: -40), bottomRight: Point(x: 60, y: 4000),
            bottomLeft: Point(x: -30, y: 70))
        #expect(try !marked(by: [.outline(outline, Self.red, thickness: 3)]).isEmpty)
    }

    @Test func drawsOnASinglePixel() throws {
        let pixel = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [1, 2, 3])
        let drawn = try pixel.annotated(with: [
            .area(pixel.bounds, Self.red), .outline(pixel.bounds, Self.red, thickness: 9),
            .text("A", at: Point(x: 0, y: 1), height: 30, Self.red),
        ])
        #expect(drawn.width == 1 && drawn.height == 1)
    }

    @Test(arguments: [Double.nan, .infinity, 1e9])
    func refusesMarksThatAreTooFarAway(x: Double) {
        let outline = Quadrilateral(x: x, y: 0, width: 1, height: 1)
        #expect(throws: ImageProcessingError.self) { try marked(by: [.outline(outline, Self.red, thickness: 1)]) }
        #expect(throws: ImageProcessingError.self) { try marked(by: [.area(outline, Self.red)]) }
        #expect(throws: ImageProcessingError.self) {
            try marked(by: [.text("A", at: Point(x: 0, y: x), height: 9, Self.red)])
        }
    }

    @Test(arguments: [-1, 1_000_000])
    func refusesLinesThatOpenCVDoesNotDraw(thickness: Int) {
        #expect(throws: ImageProcessingError.self) {
            try marked(by: [.outline(paper.bounds, Self.red, thickness: thickness)])
        }
    }
}
