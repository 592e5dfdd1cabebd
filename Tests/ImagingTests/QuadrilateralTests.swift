import Imaging
import Testing

@Suite struct QuadrilateralTests {
    static let rectangle = Quadrilateral(x: 10, y: 20, width: 30, height: 40)
    static let trapezoid = Quadrilateral(
        topLeft: Point(x: 1, y: 0), topRight: Point(x: 3, y: 0), bottomRight: Point(x: 4, y: 4),
        bottomLeft: Point(x: 0, y: 4))

    @Test func makesUprightRectangles() {
        #expect(
            Self.rectangle.corners == [
                Point(x: 10, y: 20), Point(x: 40, y: 20), Point(x: 40, y: 60), Point(x: 10, y: 60),
            ])
        #expect(Self.rectangle.centre == Point(x: 25, y: 40))
    }

    @Test func hasPartsBetweenItsLeftAndRightSides() {
        #expect(Self.rectangle.part(0...1) == Self.rectangle)
        #expect(Self.rectangle.part(0.5...1.5) == Quadrilateral(x: 25, y: 20, width: 30, height: 40))
        #expect(Self.trapezoid.part(0.5...0.5).corners.map(\.x) == [2, 2, 2, 2])
    }

    @Test func measuresItsMeanSides() {
        #expect(Self.trapezoid.meanWidth == 3)
        #expect(Self.trapezoid.meanHeight == 17.0.squareRoot())
    }

    @Test func hasAnAreaThatTellsTheSenseOfRotation() {
        #expect(Self.trapezoid.signedArea == 12)
        let mirrored = Self.trapezoid.mapped { Point(x: -$0.x, y: $0.y) }
        #expect(mirrored.signedArea == -12)
    }

    @Test func isConvexUnlessItCrossesItselfHasADentOrIsMirrored() {
        #expect(Self.trapezoid.isConvex)
        let crossed = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 1, y: 1), bottomRight: Point(x: 1, y: 0),
            bottomLeft: Point(x: 0, y: 1))
        #expect(!crossed.isConvex)
        let dented = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 4, y: 0), bottomRight: Point(x: 1, y: 1),
            bottomLeft: Point(x: 0, y: 4))
        #expect(!dented.isConvex)
        #expect(!Self.trapezoid.mapped { Point(x: -$0.x, y: $0.y) }.isConvex)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 3), (4, 0), (-1, 3), (-4, 0), (7, 3)])
    func isReadFromAnotherCorner(_ quarterTurns: Int, _ firstCorner: Int) {
        let turned = Self.rectangle.turned(quarterTurns: quarterTurns)
        #expect(turned.topLeft == Self.rectangle.corners[firstCorner])
        #expect(turned.bottomRight == Self.rectangle.corners[(firstCorner + 2) % 4])
        #expect(turned.signedArea == Self.rectangle.signedArea)
    }
}
