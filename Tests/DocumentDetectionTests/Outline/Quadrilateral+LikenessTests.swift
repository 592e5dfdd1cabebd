import Imaging
import Testing

@testable import DocumentDetection

struct QuadrilateralLikenessTests {
    /// A card, 856×540, whose corners are moved.
    private func card(_ moves: (x: Double, y: Double)...) -> Quadrilateral {
        let corners = [(0.0, 0.0), (856, 0), (856, 540), (0, 540)]
        let moved = zip(corners, moves + Array(repeating: (0, 0), count: 4 - moves.count)).map {
            Point(x: $0.0 + $1.x, y: $0.1 + $1.y)
        }
        return Quadrilateral(topLeft: moved[0], topRight: moved[1], bottomRight: moved[2], bottomLeft: moved[3])
    }

    @Test func camerasSeeRectanglesAtAnAngle() {
        #expect(card().isRectangleAtAnAngle())
        #expect(card((120, 0), (-120, 0)).isRectangleAtAnAngle())
        #expect(card((60, 100), (0, 0), (40, -90), (0, 30)).isRectangleAtAnAngle())
    }

    @Test func camerasSeeNoTrianglesNorKites() {
        #expect(!card((420, 0), (-420, 0)).isRectangleAtAnAngle())
        #expect(!card((0, 0), (600, -300)).isRectangleAtAnAngle())
        #expect(!card((300, 400)).isRectangleAtAnAngle())
    }

    @Test func aCardIsLikelierThanAScreen() {
        let screen = Quadrilateral(x: 0, y: 0, width: 1600, height: 900)
        let strip = Quadrilateral(x: 0, y: 0, width: 1600, height: 200)
        #expect(card().documentLikeness() == 1)
        #expect(card().documentLikeness() > screen.documentLikeness())
        #expect(screen.documentLikeness() > strip.documentLikeness())
    }

    @Test func outlinesOverlapWhenOneHoldsTheMiddleOfTheOther() {
        let small = Quadrilateral(x: 300, y: 200, width: 50, height: 50)
        #expect(card().overlaps(small) && small.overlaps(card()) == card().overlaps(small))
        #expect(!card().overlaps(Quadrilateral(x: 2000, y: 0, width: 50, height: 50)))
    }

    @Test(arguments: [0, 1, 2, 3])
    func outlinesAreEqualFromWhateverCornerTheyBegin(turns: Int) {
        let other = card((2, 0)).turned(quarterTurns: turns)
        #expect(card().nearlyEquals(other, within: 2.1))
        #expect(!card().nearlyEquals(other, within: 2))
    }

    @Test func theFirstOfThoseThatAreTheSameIsKept() {
        #expect([14, 11, 25, 24, 39, 12].distinct { $0 / 10 == $1 / 10 } == [14, 25, 39])
        #expect([14, 11, 25, 39].distinct(limit: 2) { $0 / 10 == $1 / 10 } == [14, 25])
        #expect([14].distinct(limit: 0) { $0 == $1 }.isEmpty)
    }

    @Test func aWiderTuningAllowsMore() {
        var tuning = DocumentDetector.Tuning.Outline()
        tuning.mostCosine = 1
        tuning.sideRatios = 0.01...100
        #expect(card((420, 0), (-420, 0)).isRectangleAtAnAngle(by: tuning))
    }
}
