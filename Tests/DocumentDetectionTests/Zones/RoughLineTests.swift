import Imaging
import Testing
import TextDetection

@testable import DocumentDetection

struct RoughLineTests {
    private static func line(_ start: Point, _ end: Point, height: Double = 8) -> TextLine {
        TextLine(curve: TextCurve(from: start, to: end), height: height)
    }

    /// Whatever order they are in: the longest tells the direction and the height.
    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
    func runsFromTheFirstFragmentToTheLast(order: [Int]) throws {
        let fragments = [
            Self.line(Point(x: 10, y: 20), Point(x: 40, y: 20), height: 7),
            Self.line(Point(x: 50, y: 20), Point(x: 120, y: 20)),
            Self.line(Point(x: 130, y: 20), Point(x: 140, y: 20), height: 20),
        ]
        let strip = try #require(RoughLine(along: order.map { fragments[$0] }))
        #expect(strip.centre == Point(x: 75, y: 20))
        #expect(strip.direction == Point(x: 1, y: 0))
        #expect(strip.length == 130)
        #expect(strip.height == 8)
    }

    @Test func runsAsItsTextIsRead() throws {
        let strip = try #require(RoughLine(along: [Self.line(Point(x: 9, y: 90), Point(x: 9, y: 10))]))
        #expect(strip.direction == Point(x: 0, y: -1))
    }

    @Test func needsAnExtent() {
        #expect(RoughLine(along: []) == nil)
        #expect(RoughLine(from: Point(x: 0, y: 0), to: Point(x: 9, y: 0), height: 0) == nil)
    }

    @Test func outlineReadsAlongTheText() throws {
        let strip = try #require(RoughLine(from: Point(x: 50, y: 0), to: Point(x: 50, y: 80), height: 10))
        let outline = strip.outline(halfLength: 40, halfHeight: 5)
        #expect(outline.topLeft == Point(x: 55, y: 0))
        #expect(outline.topRight == Point(x: 55, y: 80))
        #expect(outline.isConvex)
    }
}
