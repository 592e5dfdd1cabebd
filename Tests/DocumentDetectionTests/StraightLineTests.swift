import Imaging
import Testing

@testable import DocumentDetection

struct StraightLineTests {
    private let level = StraightLine(start: Point(x: 3, y: 5), direction: Point(x: 2, y: 0))

    @Test func crossesWhereBothRun() throws {
        let steep = StraightLine(start: Point(x: 7, y: -1), direction: Point(x: 0, y: 0.1))
        #expect(try #require(level.meets(steep)).distance(to: Point(x: 7, y: 5)) < 1e-9)
        #expect(try #require(steep.meets(level)).distance(to: Point(x: 7, y: 5)) < 1e-9)
    }

    @Test(arguments: [Point(x: 1, y: 0), Point(x: -5, y: 0.1), Point(x: 900, y: -30)])
    func nearlyParallelLinesDoNotCross(direction: Point) {
        #expect(level.meets(StraightLine(start: Point(x: 0, y: 0), direction: direction)) == nil)
    }
}
