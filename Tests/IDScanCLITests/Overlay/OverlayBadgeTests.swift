import Drawing
import Imaging
import Testing

@testable import IDScanCLI

struct OverlayBadgeTests {
    private static let picture = Quadrilateral(x: 0, y: 0, width: 400, height: 300)

    @Test(arguments: [
        Quadrilateral(x: 150, y: 100, width: 90, height: 20), Quadrilateral(x: 0, y: 0, width: 90, height: 20),
        Quadrilateral(x: 310, y: 280, width: 90, height: 20), Quadrilateral(x: 0, y: 0, width: 400, height: 20),
    ])
    func standsBesideItsFrameInsideThePicture(frame: Quadrilateral) throws {
        var placement = BadgePlacement(picture: Self.picture, frames: [frame])
        let placed = placement.badge("12", .proven, size: (24, 16), beside: frame, isNeeded: false)
        let badge = try #require(placed)
        #expect(frame.area(inside: badge.outline) == 0)
        #expect(badge.outline.corners.allSatisfy(Self.picture.contains))
        #expect(Extent(around: frame.corners).outset(by: 8).overlap(with: Extent(around: badge.outline.corners)) > 0)
    }

    @Test func standsOnNoOtherBadge() throws {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        var placement = BadgePlacement(picture: Self.picture, frames: [frame])
        let badges = (1...8).compactMap {
            placement.badge("\($0)", .proven, size: (16, 16), beside: frame, isNeeded: true)
        }
        #expect(badges.count == 8)
        for (index, badge) in badges.enumerated() {
            #expect(badges[..<index].allSatisfy { $0.outline.area(inside: badge.outline) < 1 })
        }
    }

    @Test func standsOnTheLeftWhereNothingIsThere() throws {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        var placement = BadgePlacement(picture: Self.picture, frames: [frame])
        let placed = placement.badge("7", .proven, size: (16, 16), beside: frame, isNeeded: true)
        let badge = try #require(placed)
        #expect(badge.outline.topRight.x < 150 && badge.outline.centre.y == 110)
    }

    @Test func looksForPlacesThatHideNothing() throws {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        let others = [
            Quadrilateral(x: 0, y: 60, width: 150, height: 100), Quadrilateral(x: 0, y: 0, width: 400, height: 100),
            Quadrilateral(x: 0, y: 120, width: 400, height: 100),
        ]
        var placement = BadgePlacement(picture: Self.picture, frames: [frame] + others)
        let placed = placement.badge("7", .proven, size: (16, 16), beside: frame, isNeeded: false)
        let badge = try #require(placed)
        #expect(badge.outline.topLeft.x > 240 && others.allSatisfy { $0.area(inside: badge.outline) == 0 })
    }

    @Test func standsNowhereWhereItIsNotNeededAndHidesSomething() {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        var placement = BadgePlacement(picture: Self.picture, frames: [frame, Self.picture])
        let badges = [false, true].map {
            placement.badge("7", .proven, size: (16, 16), beside: frame, isNeeded: $0)
        }
        #expect(badges[0] == nil && badges[1] != nil)
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
