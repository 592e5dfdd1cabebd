import Imaging
import Testing

@testable import SpecimenCards

struct CameraTests {
    private let card = DocumentGeometry.td1.outline

    private func seen(_ change: (inout PhotographConditions) -> Void) -> Quadrilateral {
        let conditions = PhotographConditions().with(change)
        return Camera(aimedAt: card, conditions: conditions).transform.applied(to: card)
    }

    @Test func fillsTheWantedShareOfTheFrame() {
        let seen = seen { ($0.width, $0.height, $0.fractionOfFrame) = (1000, 1000, 0.5) }
        #expect(abs(seen.meanWidth - 500) < 0.01)
        #expect(abs(seen.centre.x - 500) < 0.01)
        #expect(abs(seen.meanHeight / seen.meanWidth - 53.98 / 85.6) < 1e-6)
    }

    @Test(arguments: [0.0, 40, 250])
    func standsWhereTiltAndDistanceSay(direction: Double) {
        let conditions = PhotographConditions().with { ($0.tilt, $0.tiltDirection, $0.rotation) = (30, direction, 70) }
        let camera = Camera(aimedAt: card, conditions: conditions)
        // It looks down at 60 degrees.
        #expect(abs(camera.foot.distance(to: card.centre) / camera.height - 0.57735) < 1e-4)
    }

    @Test(arguments: [(90.0, 1), (180, 2), (270, 3)])
    func turnsClockwise(degrees: Double, quarterTurns: Int) {
        let upright = seen { ($0.width, $0.height, $0.fractionOfFrame) = (1000, 1000, 0.5) }
        let turned = seen {
            ($0.width, $0.height, $0.fractionOfFrame, $0.rotation) = (1000, 1000, 0.5, degrees)
        }
        // What was the top left corner of the picture is where reading starts, turned with the card.
        let starts = [upright.topLeft, upright.topRight, upright.bottomRight, upright.bottomLeft]
        let expected = starts[quarterTurns]
        #expect((turned.topLeft.x - 500) * (expected.x - 500) > 0)
        #expect((turned.topLeft.y - 500) * (expected.y - 500) > 0)
    }

    @Test(arguments: [0.0, 90, 180, 270])
    func farSideIsSmaller(direction: Double) {
        let seen = seen { ($0.tilt, $0.tiltDirection) = (25, direction) }
        let (near, far) =
            switch direction {
            case 0: (seen.topLeft.distance(to: seen.bottomLeft), seen.topRight.distance(to: seen.bottomRight))
            case 90: (seen.topLeft.distance(to: seen.topRight), seen.bottomLeft.distance(to: seen.bottomRight))
            case 180: (seen.topRight.distance(to: seen.bottomRight), seen.topLeft.distance(to: seen.bottomLeft))
            default: (seen.bottomLeft.distance(to: seen.bottomRight), seen.topLeft.distance(to: seen.topRight))
            }
        #expect(far < near * 0.95)
        #expect(seen.isConvex)
    }

    @Test func offsetMovesToTheEdgeOfTheFrame() {
        let seen = seen { ($0.fractionOfFrame, $0.offsetX, $0.offsetY) = (0.3, 1, -1) }
        #expect(abs(seen.topRight.x - 1600) < 0.01)
        #expect(abs(seen.topRight.y) < 0.01)
    }
}
