import Drawing
import Imaging
import Testing

@testable import IDScanCLI

struct FrameDrawingTests {
    private func drawing(_ frames: [OverlayFrame], scale: Double = 1) -> FrameDrawing {
        FrameDrawing(
            scene: OverlayScene(frames: frames), scale: scale, em: 14,
            bounds: Quadrilateral(x: 0, y: 0, width: 800, height: 640))
    }

    private static let field = Quadrilateral(x: 100, y: 100, width: 120, height: 20)

    @Test func marksEachFrameOnce() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let frames = (0..<5).map { number in
            OverlayFrame(
                outline: Quadrilateral(x: 100, y: 60 + Double(number) * 60, width: 120, height: 20), kind: .print,
                tone: .proven, mark: "\(number)")
        }
        let badges = drawing(frames).badges(ruler: ruler)
        #expect(badges.map(\.text) == ["0", "1", "2", "3", "4"])
        for badge in badges {
            #expect(frames.allSatisfy { $0.outline.area(inside: badge.outline) == 0 })
            #expect(badge.outline.meanHeight >= 14)
        }
    }

    @Test func scalesWithThePicture() {
        let frame = OverlayFrame(outline: Self.field, kind: .region, tone: .planned)
        let placed = drawing([frame], scale: 2).frames.map(\.outline)
        #expect(placed == [Quadrilateral(x: 200, y: 200, width: 240, height: 40)])
    }

    @Test(arguments: [
        (OverlayFrame.Kind.print, 2, false), (.zone, 2, false), (.region, 2, true), (.portrait, 2, true),
        (.unframed, 0, false),
    ])
    func drawsALineOnAHalo(kind: OverlayFrame.Kind, count: Int, isDashed: Bool) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let marks = drawing([OverlayFrame(outline: Self.field, kind: kind, tone: .proven)]).marks(ruler: ruler)
        #expect(marks.count == count)
        guard case .stroke(_, let colour, let width, let dashes)? = marks.last else { return }
        #expect(colour == OverlayTone.proven.colour && width >= 1.3 && dashes.isEmpty != isDashed)
    }

    @Test func leavesTheInsideOfFramesAlone() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let canvas = try Canvas(width: 800, height: 640, pixelsPerMillimetre: 1)
        let frame = OverlayFrame(outline: Self.field, kind: .print, tone: .wrong, mark: "8")
        for mark in drawing([frame]).marks(ruler: ruler) { mark.draw(on: canvas) }
        let image = canvas.image(.grey)
        let dark = image.pixels.indices.filter { image.pixels[$0] < 200 }
            .map { Point(x: Double($0 % 800), y: Double($0 / 800)) }
        #expect(dark.count > 200)
        #expect(dark.allSatisfy { !Self.field.contains($0) })
    }
}
