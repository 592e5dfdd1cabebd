import Imaging
import Testing

@Suite struct ProjectiveTransformTests {
    static let unitSquare = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
    /// A card seen from the lower left.
    static let perspective = Quadrilateral(
        topLeft: Point(x: 120, y: 80), topRight: Point(x: 610, y: 130), bottomRight: Point(x: 580, y: 420),
        bottomLeft: Point(x: 40, y: 450))
    static let card = Quadrilateral(x: 0, y: 0, width: 856, height: 540)

    @Test(arguments: [
        (unitSquare, perspective), (perspective, unitSquare), (perspective, card), (card, perspective),
        (card, unitSquare), (perspective, perspective.turned(quarterTurns: 1)),
    ])
    func carriesCornersToCorners(_ source: Quadrilateral, _ target: Quadrilateral) throws {
        let transform = try #require(ProjectiveTransform(mapping: source, to: target))
        expectEqual(transform.applied(to: source), target)
    }

    @Test func keepsStraightLinesStraight() throws {
        let transform = try #require(ProjectiveTransform(mapping: Self.card, to: Self.perspective))
        // The diagonals of a quadrilateral meet where the diagonals of its image meet.
        let centre = transform.applied(to: Self.card.centre)
        for (start, end) in [(0, 2), (1, 3)] {
            let (a, b) = (Self.perspective.corners[start], Self.perspective.corners[end])
            let doubledArea = (b.x - a.x) * (centre.y - a.y) - (b.y - a.y) * (centre.x - a.x)
            #expect(abs(doubledArea) < 1e-6)
        }
    }

    @Test func isUndoneByItsInverse() throws {
        let transform = try #require(ProjectiveTransform(mapping: Self.card, to: Self.perspective))
        let inverse = try #require(transform.inverse)
        expectEqual(inverse.applied(to: Self.perspective), Self.card)
        expectEqual(transform.concatenating(inverse).applied(to: Self.perspective), Self.perspective)
    }

    @Test func doesItselfFirstWhenItIsConcatenated() {
        let shift = ProjectiveTransform(coefficients: [1, 0, 5, 0, 1, 0, 0, 0, 1])
        let double = ProjectiveTransform(coefficients: [2, 0, 0, 0, 2, 0, 0, 0, 1])
        #expect(shift.concatenating(double).applied(to: Point(x: 1, y: 1)) == Point(x: 12, y: 2))
        #expect(double.concatenating(shift).applied(to: Point(x: 1, y: 1)) == Point(x: 7, y: 2))
    }

    @Test func leavesPointsAloneAsIdentity() {
        #expect(ProjectiveTransform.identity.applied(to: Point(x: 3, y: -4)) == Point(x: 3, y: -4))
    }

    @Test func doesNotExistForFlatOutlines() {
        let line = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 1, y: 1), bottomRight: Point(x: 2, y: 2),
            bottomLeft: Point(x: 3, y: 3))
        #expect(ProjectiveTransform(mapping: line, to: Self.card) == nil)
        #expect(ProjectiveTransform(mapping: Self.card, to: line) == nil)
        #expect(ProjectiveTransform(coefficients: [1, 1, 0, 1, 1, 0, 0, 0, 1]).inverse == nil)
    }

    private func expectEqual(
        _ outline: Quadrilateral, _ expected: Quadrilateral, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (corner, expectedCorner) in zip(outline.corners, expected.corners) {
            #expect(corner.distance(to: expectedCorner) < 1e-6, sourceLocation: sourceLocation)
        }
    }
}
