import Drawing
import Imaging
import Testing

@testable import IDScanCLI

struct OverlayBadgeTests {
    private static let picture = Quadrilateral(x: 0, y: 0, width: 400, height: 300)

    private static func placement(_ frames: [Quadrilateral]) -> BadgePlacement {
        BadgePlacement(width: 400, height: 300, taken: frames.map { Extent(around: $0.corners) })
    }

    @Test(arguments: [
        Quadrilateral(x: 150, y: 100, width: 90, height: 20), Quadrilateral(x: 0, y: 0, width: 90, height: 20),
        Quadrilateral(x: 310, y: 280, width: 90, height: 20), Quadrilateral(x: 0, y: 0, width: 400, height: 20),
    ])
    func standsBesideItsFrameInsideThePicture(frame: Quadrilateral) {
        var placement = Self.placement([frame])
        let badge = placement.place(width: 24, height: 16, beside: frame)
        #expect(frame.area(inside: badge) == 0)
        #expect(badge.corners.allSatisfy(Self.picture.contains))
        #expect(Extent(around: frame.corners).outset(by: 8).overlap(with: Extent(around: badge.corners)) > 0)
    }

    @Test func staysInsideThePictureWhereItsFrameDoesNot() {
        var placement = Self.placement([])
        let frame = Quadrilateral(x: -50, y: -50, width: 900, height: 900)
        #expect(placement.place(width: 24, height: 16, beside: frame).corners.allSatisfy(Self.picture.contains))
    }

    @Test func standsOnNoOtherBadge() {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        var placement = Self.placement([frame])
        let badges = (1...8).map { _ in placement.place(width: 16, height: 16, beside: frame) }
        for (index, badge) in badges.enumerated() {
            #expect(badges[..<index].allSatisfy { $0.area(inside: badge) < 1 })
        }
    }

    @Test func standsOnTheLeftWhereNothingIsThere() {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        var placement = Self.placement([frame])
        let badge = placement.place(width: 16, height: 16, beside: frame)
        #expect(badge.topRight.x < 150 && badge.centre.y == 110)
    }

    @Test func looksForPlacesThatHideNothing() {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        let others = [
            Quadrilateral(x: 0, y: 60, width: 150, height: 100), Quadrilateral(x: 0, y: 0, width: 400, height: 100),
            Quadrilateral(x: 0, y: 120, width: 400, height: 100),
        ]
        var placement = Self.placement([frame] + others)
        let badge = placement.place(width: 16, height: 16, beside: frame)
        #expect(badge.topLeft.x > 240 && others.allSatisfy { $0.area(inside: badge) == 0 })
    }

    @Test(arguments: ["1", "A", "27", "A front", "128"])
    func isAsWideAsItsText(text: String) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let width = OverlayBadge.width(of: text, height: 20, ruler: ruler)
        let badge = OverlayBadge(
            text: text, tone: .wrong, outline: Quadrilateral(x: 5, y: 5, width: width, height: 20))
        for case .text(_, let start, let style, _) in badge.marks(ruler: ruler) {
            #expect(start.x >= 5 && start.x + ruler.width(of: text, style) <= 5 + width)
        }
        #expect(width >= 20)
    }
}

extension Quadrilateral {
    /// Returns the area that the bounds of this outline share with those of another, in square pixels.
    func area(inside other: Quadrilateral) -> Double {
        Extent(around: corners).overlap(with: Extent(around: other.corners))
    }
}
