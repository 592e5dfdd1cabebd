import Imaging
import Testing

struct ExtentTests {
    private let square = Quadrilateral(x: 10, y: 10, width: 10, height: 10)
    /// A square that stands on a corner; its diagonals are 20 pixels long.
    private let diamond = Quadrilateral(
        topLeft: Point(x: 0, y: -10), topRight: Point(x: 10, y: 0), bottomRight: Point(x: 0, y: 10),
        bottomLeft: Point(x: -10, y: 0))

    @Test func reachesFromTheFirstPointToTheLast() {
        let extent = Extent(around: [Point(x: 3, y: 9), Point(x: 1, y: 4), Point(x: 2, y: 8)])
        #expect([extent.left, extent.right, extent.top, extent.bottom] == [1, 3, 4, 9])
        #expect(extent.width == 2 && extent.height == 5)
        #expect(extent.centre == Point(x: 2, y: 6.5))
        #expect(Extent(around: []) == Extent(around: [Point(x: 0, y: 0)]))
    }

    @Test func containsItsEdges() {
        let extent = Extent(around: diamond.corners)
        #expect(extent.contains(Point(x: -10, y: 10)) && extent.contains(Point(x: 0, y: 0)))
        #expect(!extent.contains(Point(x: 11, y: 0)) && !extent.contains(Point(x: 0, y: -11)))
        #expect(extent.outset(by: 1).contains(Point(x: 11, y: -11)))
    }

    @Test func surroundsOutlines() {
        #expect(Quadrilateral(around: []) == nil)
        #expect(Quadrilateral(around: [square, diamond]) == Quadrilateral(x: -10, y: -10, width: 30, height: 30))
    }
}
