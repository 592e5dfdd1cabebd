import Drawing
import IDScan
import Imaging
import MRZ
import Testing

@testable import IDScanCLI

struct OverlaySheetTests {
    private static func picture(_ width: Int, _ height: Int) -> Image {
        Image(
            width: width, height: height, pixelFormat: .rgb,
            pixels: (0..<width * height * 3).map { UInt8(truncatingIfNeeded: 90 + $0 / 3 % 50) })
    }

    private static func scene(documents: Int = 1) throws -> OverlayScene {
        let document = try SceneDocument(
            print: [(.surname, "Erikßon", "Erikßon"), (.birthPlace, "Łódź", "Łódź")],
            checks: [(.surname, .differs, "ERIKSSON", "Erikßon")]
        ).scanned()
        return ScanResult(
            image: ImageSize(width: 800, height: 640), documents: Array(repeating: document, count: documents)
        ).scene()
    }

    /// True if two upright rectangles share something.
    private func meet(_ one: Quadrilateral, _ other: Quadrilateral) -> Bool { one.area(inside: other) > 0 }

    @Test(
        arguments: [(800, 640), (1200, 900), (900, 1200), (4000, 3000), (600, 400), (300, 20), (20, 300), (1, 1)],
        [1, 3])
    func coversNothingOfThePicture(size: (Int, Int), documents: Int) throws {
        let picture = Self.picture(size.0, size.1)
        let sheet = try OverlaySheet(Self.scene(documents: documents), on: picture)
        #expect(!meet(sheet.place, sheet.panel))
        let all = Quadrilateral(x: 0, y: 0, width: sheet.width, height: sheet.height)
        #expect((sheet.place.corners + sheet.panel.corners).allSatisfy(all.contains))
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        for case .text(let text, let start, let style, let available) in sheet.panelMarks {
            let ink = ruler.ink(of: text, style, available: available)?.mapped {
                Point(x: $0.x + start.x, y: $0.y + start.y)
            }
            #expect(ink?.corners.allSatisfy(sheet.panel.contains) != false, "\(text)")
        }
    }

    @Test(arguments: [(800, 640), (1200, 900), (3000, 4000)])
    func showsEveryPixelOfThePicture(width: Int, height: Int) throws {
        let picture = Self.picture(width, height)
        let drawn = try OverlaySheet(OverlayScene(), on: picture).drawn()
        let sheet = try OverlaySheet(OverlayScene(), on: picture)
        let (left, top) = (Int(sheet.place.topLeft.x), Int(sheet.place.topLeft.y))
        for y in stride(from: 0, to: height, by: 97) {
            let start = ((top + y) * drawn.width + left) * 3
            #expect(drawn.pixels[start..<start + width * 3] == picture.pixels[y * width * 3..<(y + 1) * width * 3])
        }
    }

    @Test(arguments: [(600, 450), (1280, 960), (4000, 3000)])
    func writesLettersThatGrowWithThePicture(width: Int, height: Int) throws {
        let sheet = try OverlaySheet(Self.scene(), on: Self.picture(width, height))
        let sizes =
            sheet.panelMarks.compactMap { mark -> Double? in
                if case .text("ERIKSSON", _, let style, _) = mark { style.size } else { nil }
            }
            + sheet.panelMarks.compactMap { mark -> Double? in
                if case .text("Surname", _, let style, _) = mark { style.size / 0.9 } else { nil }
            }
        #expect(try #require(sizes.min()) >= 13.9)
        #expect(try #require(sizes.max()) >= Double(max(width, height)) / 70)
    }

    @Test(
        arguments: [
            (100, 75, 6), (400, 300, 2), (800, 600, 1), (4000, 3000, 1), (12_000, 100, 0.5),
        ] as [(Int, Int, Double)])
    func enlargesPicturesThatAreTooSmall(width: Int, height: Int, factor: Double) {
        #expect(OverlaySheet.enlargement(of: Self.picture(width, height), OverlayScene()) == factor)
    }

    @Test func enlargesPrintThatIsTooSmall() {
        let scene = OverlayScene(frames: [
            .init(outline: Quadrilateral(x: 0, y: 0, width: 90, height: 8), kind: .zone, tone: .proven)
        ])
        #expect(OverlaySheet.enlargement(of: Self.picture(1000, 800), scene) == 13.0 / 8)
    }

    @Test func drawsFramesWhereTheFieldsAre() throws {
        let picture = Self.picture(800, 640)
        let scene = try Self.scene()
        let (plain, drawn) = (
            try OverlaySheet(OverlayScene(sections: scene.sections), on: picture).drawn(),
            try OverlaySheet(scene, on: picture).drawn()
        )
        let sheet = try OverlaySheet(scene, on: picture)
        #expect(drawn.width == plain.width || drawn.height == plain.height)
        let corner = SceneDocument.outline.topLeft
        let x = Int(sheet.place.topLeft.x + corner.x), y = Int(sheet.place.topLeft.y + corner.y)
        let green = (x - 4...x + 4).contains { column in
            let pixel = (y * drawn.width + column) * 3
            return drawn.pixels[pixel + 1] > drawn.pixels[pixel] && drawn.pixels[pixel] < 60
        }
        #expect(green)
    }

    @Test func givesTheSameBytesEveryTime() throws {
        let picture = Self.picture(640, 480)
        #expect(
            try OverlaySheet(Self.scene(documents: 2), on: picture).drawn()
                == OverlaySheet(Self.scene(documents: 2), on: picture).drawn())
    }
}
