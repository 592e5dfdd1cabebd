import Imaging
import Testing

@testable import DocumentDetection

struct TextStripTests {
    @Test(arguments: 0..<4)
    func runsAlongTheLongerSideToTheRight(turns: Int) throws {
        let rectangle = Quadrilateral(x: 10, y: 20, width: 100, height: 8).turned(quarterTurns: turns)
        let strip = try #require(TextStrip(along: rectangle))
        #expect(strip.centre == Point(x: 60, y: 24))
        #expect(strip.direction == Point(x: 1, y: 0))
        #expect(strip.length == 100)
        #expect(strip.height == 8)
    }

    @Test(arguments: 0..<4)
    func runsDownwardsAlongUprightRectangles(turns: Int) throws {
        let rectangle = Quadrilateral(x: 10, y: 20, width: 8, height: 100).turned(quarterTurns: turns)
        #expect(try #require(TextStrip(along: rectangle)).direction == Point(x: 0, y: 1))
    }

    @Test func containsItsParts() throws {
        let whole = try #require(TextStrip(along: Quadrilateral(x: 0, y: 0, width: 100, height: 10)))
        let part = try #require(TextStrip(along: Quadrilateral(x: 20, y: 2, width: 30, height: 7)))
        let next = try #require(TextStrip(along: Quadrilateral(x: 0, y: 20, width: 100, height: 10)))
        #expect(whole.contains(part))
        #expect(!part.contains(whole) && !whole.contains(next))
    }

    @Test func needsAnExtent() {
        #expect(TextStrip(along: Quadrilateral(x: 5, y: 5, width: 0, height: 0)) == nil)
        #expect(TextStrip(from: Point(x: 0, y: 0), to: Point(x: 9, y: 0), height: 0) == nil)
    }

    @Test func outlineReadsAlongTheText() throws {
        let strip = try #require(TextStrip(from: Point(x: 50, y: 0), to: Point(x: 50, y: 80), height: 10))
        let outline = strip.outline(halfLength: 40, halfHeight: 5)
        #expect(outline.topLeft == Point(x: 55, y: 0))
        #expect(outline.topRight == Point(x: 55, y: 80))
        #expect(outline.isConvex)
    }

    @Test func scalesAboutTheOrigin() throws {
        let strip = try #require(TextStrip(from: Point(x: 10, y: 4), to: Point(x: 20, y: 4), height: 2))
        let scaled = try #require(strip.scaled(by: 3))
        #expect(scaled.centre == Point(x: 45, y: 12))
        #expect(scaled.length == 30)
        #expect(scaled.height == 6)
    }
}
