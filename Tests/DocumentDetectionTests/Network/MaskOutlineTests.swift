import ImageProcessing
import Imaging
import Testing

@testable import DocumentDetection

struct MaskOutlineTests {
    /// Areas as a network leaves them: any four corners, soft at the border.
    @Test(arguments: [
        Quadrilateral(x: 30, y: 40, width: 60, height: 40),
        Quadrilateral(
            topLeft: Point(x: 40, y: 20), topRight: Point(x: 100, y: 50), bottomRight: Point(x: 80, y: 95),
            bottomLeft: Point(x: 18, y: 62)),
        Quadrilateral(
            topLeft: Point(x: 45, y: 30), topRight: Point(x: 85, y: 30), bottomRight: Point(x: 100, y: 80),
            bottomLeft: Point(x: 28, y: 80)),
    ])
    func sidesRunAlongTheBorder(area: Quadrilateral) throws {
        let mask = Self.mask { area.contains($0) }
        let rectangle = try #require(try mask.rectangles.first)
        let outline = try #require(MaskOutline(near: rectangle, in: mask)).quadrilateral
        let nearest = (0..<4).map { outline.turned(quarterTurns: $0).farthestCorner(from: area) }.min()
        #expect(try #require(nearest) < 1.5)
    }

    @Test func anEmptyMaskKeepsTheRectangle() throws {
        let rectangle = Quadrilateral(x: 30, y: 40, width: 60, height: 40)
        let outline = MaskOutline(near: rectangle, in: Self.mask { _ in false })
        #expect(try #require(outline).quadrilateral.farthestCorner(from: rectangle) < 1e-6)
    }

    @Test func cornersThatTheMaskLacksAreWhereTheSidesMeet() throws {
        let area = Quadrilateral(x: 30, y: 40, width: 60, height: 40)
        let mask = Self.mask { area.contains($0) && ($0.x - 30) + ($0.y - 40) > 8 }
        let outline = try #require(MaskOutline(near: area, in: mask)).quadrilateral
        #expect(outline.farthestCorner(from: area) < 1.5)
    }

    private static func mask(_ contains: (Point) -> Bool) -> Image {
        let pixels = (0..<128 * 128).map { index -> UInt8 in
            contains(Point(x: Double(index % 128) + 0.5, y: Double(index / 128) + 0.5)) ? 255 : 0
        }
        return Image(width: 128, height: 128, pixelFormat: .grey, pixels: pixels)
    }
}

extension Image {
    fileprivate var rectangles: [Quadrilateral] {
        get throws { try boundingRectangles(minimumLength: 5, limit: 3) }
    }
}
