import Imaging
import Testing

@testable import IDScanCLI

struct QuadrilateralOverlapTests {
    private let square = Quadrilateral(x: 10, y: 10, width: 10, height: 10)
    /// A square that stands on a corner; its diagonals are 20 pixels long.
    private let diamond = Quadrilateral(
        topLeft: Point(x: 0, y: -10), topRight: Point(x: 10, y: 0), bottomRight: Point(x: 0, y: 10),
        bottomLeft: Point(x: -10, y: 0))

    @Test(
        arguments: [
            (Quadrilateral(x: 10, y: 10, width: 10, height: 10), 100),
            (Quadrilateral(x: 0, y: 0, width: 90, height: 90), 100),
            (Quadrilateral(x: 15, y: 0, width: 90, height: 90), 50),
            (Quadrilateral(x: 18, y: 19, width: 90, height: 90), 2),
            (Quadrilateral(x: 12, y: 12, width: 3, height: 4), 12),
            (Quadrilateral(x: 20, y: 10, width: 5, height: 5), 0),
            (Quadrilateral(x: 50, y: 50, width: 5, height: 5), 0),
        ] as [(Quadrilateral, Double)])
    func measuresOverlaps(rectangle: Quadrilateral, area: Double) {
        #expect(square.area(inside: rectangle) == area)
    }

    @Test func measuresOverlapsOfTurnedOutlines() {
        #expect(diamond.area(inside: Quadrilateral(x: 0, y: 0, width: 90, height: 90)) == 50)
        #expect(diamond.area(inside: Quadrilateral(x: -10, y: -10, width: 4, height: 4)) == 0)
    }

    @Test func measuresGaps() {
        #expect(square.gap(to: Quadrilateral(x: 23, y: 24, width: 1, height: 1)) == 5)
        #expect(square.gap(to: Quadrilateral(x: 0, y: 12, width: 4, height: 1)) == 6)
        #expect(square.gap(to: square) == 0)
    }

    @Test func surroundsOutlines() {
        #expect(diamond.bounds == Quadrilateral(x: -10, y: -10, width: 20, height: 20))
        #expect(square.outset(x: 1, y: 2) == Quadrilateral(x: 9, y: 8, width: 12, height: 14))
    }
}
