import Drawing
import Imaging
import Testing

@testable import IDScanCLI

struct OverlayArrangementTests {
    private static func scene(rows: Int) -> OverlayScene {
        let field = OverlayField(mark: "1", caption: "Surname", tone: .proven, readings: [.init(text: "ERIKSSON")])
        return OverlayScene(sections: [
            OverlaySection(title: "Passport", rows: Array(repeating: .field(field), count: rows))
        ])
    }

    private static func arrangement(_ width: Double, _ height: Double, rows: Int) throws -> OverlayArrangement {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        return OverlayArrangement(
            scene(rows: rows), picture: (width, height), em: 14, margin: 17, ruler: ruler)
    }

    @Test(
        arguments: [
            (1280, 960, 24, 1), (720, 1280, 12, 1), (800, 600, 60, 3), (1400, 300, 12, 1), (1280, 960, 0, 1),
        ] as [(Double, Double, Int, Double)])
    func putsThePanelBesideThePicture(width: Double, height: Double, rows: Int, columns: Double) throws {
        let sheet = try Self.arrangement(width, height, rows: rows)
        #expect(sheet.panel.topLeft.x > sheet.place.topRight.x)
        #expect(sheet.panel.meanWidth == columns * (OverlayPanel.bestWidth * 14).rounded())
    }

    @Test(arguments: [(1280, 960), (3, 900), (900, 3)] as [(Double, Double)], [0, 1, 12, 200])
    func keepsPictureAndPanelApartOnTheSheet(size: (Double, Double), rows: Int) throws {
        let sheet = try Self.arrangement(size.0, size.1, rows: rows)
        #expect(sheet.place.area(inside: sheet.panel) == 0)
        #expect(sheet.place.meanWidth == size.0 && sheet.place.meanHeight == size.1)
        for corner in sheet.place.corners + sheet.panel.corners {
            #expect(corner.x >= 16 && corner.x <= sheet.width - 16 && corner.y >= 16 && corner.y <= sheet.height - 16)
        }
    }

    @Test func needsNoVeryTallSheetForManyRows() throws {
        let sheet = try Self.arrangement(1280, 960, rows: 300)
        #expect(sheet.height < 4 * sheet.width && sheet.width < 4 * sheet.height)
    }
}
