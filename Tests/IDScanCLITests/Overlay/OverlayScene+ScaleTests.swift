import Drawing
import Imaging
import Testing

@testable import IDScanCLI

struct OverlaySceneScaleTests {
    private static let place = Quadrilateral(x: 50, y: 60, width: 860, height: 540)

    private func marks(_ scene: OverlayScene, scale: Double = 1) throws -> [OverlayMark] {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        return scene.scaleMarks(around: Self.place, scale: scale, em: 14, ruler: ruler)
    }

    @Test(
        arguments: [
            (1, ["0", "10", "20", "30", "40", "50", "60", "70", "80", "0", "10", "20", "30", "40", "50"]),
            (2, ["0", "10", "20", "30", "40", "0", "10", "20"]),
        ] as [(Double, [String])])
    func numbersTensOutsideThePicture(scale: Double, expected: [String]) throws {
        let marks = try marks(OverlayScene(pixelsPerMillimetre: 10), scale: scale)
        let numbers = marks.compactMap { mark -> String? in
            guard case .text(let text, let start, _, _) = mark else { return nil }
            #expect(!Self.place.contains(Point(start)))
            return text
        }
        #expect(numbers == expected)
        #expect(marks.count == numbers.count + (scale == 1 ? 87 + 55 : 44 + 28))
    }

    @Test func isMissingWithoutAResolution() throws {
        #expect(try marks(OverlayScene()).isEmpty)
    }
}
