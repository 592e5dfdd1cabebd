import Foundation
import Imaging
import Testing

@testable import IDScanCLI

struct OverlayFramePlacementTests {
    private static let line = Quadrilateral(x: 100, y: 100, width: 200, height: 20)

    private static func placed(_ outline: Quadrilateral, as kind: OverlayFrame.Kind) -> Quadrilateral {
        OverlayFrame(outline: outline, kind: kind, tone: .proven).placed(thickness: 2)
    }

    @Test(
        arguments: [
            (.print, 5.6, 4.4), (.word, 1.6, 2), (.zone, 0.2, 2), (.unframed, 6, 4), (.document, 1, 1),
            (.portrait, 1, 1), (.region, 0, 0),
        ] as [(OverlayFrame.Kind, Double, Double)])
    func leavesAirAroundPrint(kind: OverlayFrame.Kind, beside: Double, above: Double) {
        let expected = Quadrilateral(
            x: 100 - beside, y: 100 - above, width: 200 + 2 * beside, height: 20 + 2 * above)
        for (corner, other) in zip(Self.placed(Self.line, as: kind).corners, expected.corners) {
            #expect(corner.distance(to: other) < 1e-6)
        }
    }

    @Test(arguments: [0, 0.4, .pi / 2, 2, -1])
    func turnsWithThePrint(angle: Double) {
        let (cosine, sine) = (cos(angle), sin(angle))
        func turned(_ outline: Quadrilateral) -> Quadrilateral {
            outline.mapped { Point(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine) }
        }
        let frame = Self.placed(turned(Self.line), as: .print)
        for (corner, other) in zip(frame.corners, turned(Self.placed(Self.line, as: .print)).corners) {
            #expect(corner.distance(to: other) < 1e-6)
        }
    }

    @Test func movesTheSidesOfAPointOutwards() {
        let point = Quadrilateral(x: 5, y: 5, width: 0, height: 0).outset(along: 1, across: 1)
        #expect(point.corners.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
}
