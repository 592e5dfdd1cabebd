import Drawing
import Imaging
import Testing

@testable import IDScanCLI

struct OverlayBadgeTests {
    private static let picture = Quadrilateral(x: 0, y: 0, width: 400, height: 300)
    private static let blank = Image(
        width: 400, height: 300, pixelFormat: .grey, pixels: [UInt8](repeating: 240, count: 120_000))

    private static func placement(
        on image: Image = blank, taken: [Quadrilateral] = []
    ) throws -> BadgePlacement {
        BadgePlacement(ink: try InkMap(of: image), picture: picture, taken: taken)
    }

    /// Black and white in turns, but for a hole.
    private static func printed(except hole: Quadrilateral) -> Image {
        Image(
            width: 400, height: 300, pixelFormat: .grey,
            pixels: (0..<120_000).map { index in
                let (x, y) = (index % 400, index / 400)
                return hole.contains(Point(x: Double(x), y: Double(y))) || (x / 3 + y / 3) % 2 == 0 ? 255 : 0
            })
    }

    @Test(arguments: [
        Quadrilateral(x: 150, y: 100, width: 90, height: 20), Quadrilateral(x: 0, y: 0, width: 90, height: 20),
        Quadrilateral(x: 310, y: 280, width: 90, height: 20), Quadrilateral(x: 0, y: 0, width: 400, height: 20),
    ])
    func standsBesideItsFrameInsideThePicture(frame: Quadrilateral) throws {
        var placement = try Self.placement(taken: [frame])
        let placed = placement.badge("12", .proven, size: (24, 16), beside: frame, isNeeded: false)
        let badge = try #require(placed)
        #expect(frame.area(inside: badge.outline) == 0)
        #expect(badge.outline.corners.allSatisfy(Self.picture.contains))
        #expect(badge.outline.gap(to: frame) < 8 && badge.target == nil)
    }

    @Test func standsOnNoOtherBadge() throws {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        var placement = try Self.placement(taken: [frame])
        let badges = (1...8).compactMap {
            placement.badge("\($0)", .proven, size: (16, 16), beside: frame, isNeeded: true)
        }
        #expect(badges.count == 8)
        for (index, badge) in badges.enumerated() {
            #expect(badges[..<index].allSatisfy { $0.outline.area(inside: badge.outline) < 1 })
        }
    }

    @Test func looksForPlacesWithoutPrint() throws {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        let hole = Quadrilateral(x: 240, y: 90, width: 60, height: 60)
        var placement = try Self.placement(on: Self.printed(except: hole), taken: [frame])
        let placed = placement.badge("7", .proven, size: (16, 16), beside: frame, isNeeded: true)
        let badge = try #require(placed)
        #expect(badge.outline.corners.allSatisfy(hole.contains))
    }

    @Test func standsNowhereRatherThanOnPrint() throws {
        let frame = Quadrilateral(x: 150, y: 100, width: 90, height: 20)
        let image = Self.printed(except: Quadrilateral(x: 0, y: 0, width: 1, height: 1))
        var placement = try Self.placement(on: image, taken: [frame])
        let badge = placement.badge("7", .proven, size: (16, 16), beside: frame, isNeeded: false)
        #expect(badge == nil)
        #expect(placement.taken == [frame])
    }

    @Test func pointsToItsFrameFromAfar() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let outline = Quadrilateral(x: 40, y: 40, width: 20, height: 16)
        let near = OverlayBadge(text: "3", tone: .proven, outline: outline, target: nil)
        let far = OverlayBadge(text: "3", tone: .proven, outline: outline, target: Point(x: 90, y: 48))
        #expect(far.marks(ruler: ruler).count == near.marks(ruler: ruler).count + 2)
    }

    @Test(arguments: ["1", "A", "27", "A front", "128"])
    func isAsWideAsItsText(text: String) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let width = OverlayBadge.width(of: text, height: 20, ruler: ruler)
        let badge = OverlayBadge(
            text: text, tone: .wrong, outline: Quadrilateral(x: 5, y: 5, width: width, height: 20), target: nil)
        for case .text(_, let start, let style, _) in badge.marks(ruler: ruler) {
            #expect(start.x >= 5 && start.x + ruler.width(of: text, style) <= 5 + width)
        }
        #expect(width >= 20)
    }
}
