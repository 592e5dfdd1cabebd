import Drawing
import Foundation
import Imaging
import SpecimenCards
import Testing

@testable import IDScanCLI

struct OverlayFramePlacementTests {
    /// Around the ink of a word, in pixels.
    private static func ink(of word: PrintedText.Word, in sheet: Image) throws -> Quadrilateral {
        let dark = sheet.pixels.indices.filter { index in
            sheet.pixels[index] < 160
                && word.corners.contains(Point(x: Double(index % sheet.width), y: Double(index / sheet.width)))
        }
        let (x, y) = (dark.map { $0 % sheet.width }, dark.map { $0 / sheet.width })
        let left = try #require(x.min()), right = try #require(x.max())
        let top = try #require(y.min()), bottom = try #require(y.max())
        return Quadrilateral(
            x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    }

    @Test(arguments: ["IVARSSON", "Ğölbaşı", "gjpqy", "F", "25 JAN 1953"])
    func framesPrintWithAirOnAllSides(text: String) throws {
        let sheet = try PrintedText(lines: [text], size: 40, margin: 60).drawn()
        let words = try sheet.words.map { try Self.ink(of: $0, in: sheet.image) }
        let print = try #require(Quadrilateral(around: words))
        let frame = OverlayFrame(outline: print, kind: .print, tone: .proven)
        let placed = frame.placed(on: try InkMap(of: sheet.image), thickness: 2)
        #expect(placed.topLeft.x <= print.topLeft.x - 3 && placed.bottomRight.x >= print.bottomRight.x + 3)
        #expect(placed.topLeft.y <= print.topLeft.y - 2 && placed.bottomRight.y >= print.bottomRight.y + 2)
        #expect(placed.meanHeight < 2.5 * print.meanHeight)
    }

    @Test(arguments: [0, 0.4, .pi / 2, 2, -1])
    func turnsWithThePrint(angle: Double) throws {
        let blank = Image(
            width: 400, height: 400, pixelFormat: .grey, pixels: [UInt8](repeating: 250, count: 160_000))
        let upright = OverlayFrame(
            outline: Quadrilateral(x: -60, y: -10, width: 120, height: 20), kind: .print, tone: .proven)
        let (cosine, sine) = (cos(angle), sin(angle))
        func turned(_ outline: Quadrilateral) -> Quadrilateral {
            outline.mapped { Point(x: $0.x * cosine - $0.y * sine + 200, y: $0.x * sine + $0.y * cosine + 200) }
        }
        let ink = try InkMap(of: blank)
        let frame = OverlayFrame(outline: turned(upright.outline), kind: .print, tone: .proven)
        let expected = turned(upright.placed(on: ink, thickness: 2))
        for (corner, other) in zip(frame.placed(on: ink, thickness: 2).corners, expected.corners) {
            #expect(corner.distance(to: other) < 1e-6)
        }
    }

    @Test(arguments: [(0, 3), (3, 10), (10, 11), (11, 17)])
    func crossesNoCharacterOfAZone(first: Int, end: Int) throws {
        // Fields of a zone follow each other without a space: OCR-B leaves little between its characters.
        let line = "UTO9604261F2606185"
        let style = Canvas.TextStyle(typeface: .ocrB, size: 40, colour: .black)
        let canvas = try Canvas(width: 700, height: 120, pixelsPerMillimetre: 1)
        canvas.write(line, at: Position(20, 70), style)
        let pitch = canvas.width(of: "U", style)
        let ink = try InkMap(of: canvas.image(.grey))
        let field = Quadrilateral(
            x: 20 + Double(first) * pitch, y: 40, width: Double(end - first) * pitch, height: 31)
        let placed = OverlayFrame(outline: field, kind: .zone, tone: .proven).placed(on: ink, thickness: 1.5)
        let corners = placed.corners
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            #expect(ink.density(from: start, to: end) == 0)
        }
        #expect(placed.topLeft.y < 40 && placed.bottomLeft.y > 71)
    }

    @Test func leavesRegionsWhereTheyAre() throws {
        let blank = Image(width: 9, height: 9, pixelFormat: .grey, pixels: [UInt8](repeating: 250, count: 81))
        let outline = Quadrilateral(x: 1, y: 2, width: 5, height: 3)
        let frame = OverlayFrame(outline: outline, kind: .region, tone: .planned)
        #expect(frame.placed(on: try InkMap(of: blank), thickness: 2) == outline)
    }

    @Test func movesSidesOutwards() {
        let outline = Quadrilateral(x: 10, y: 20, width: 30, height: 40).outset(left: 1, right: 2, top: 3, bottom: 4)
        #expect(outline == Quadrilateral(x: 9, y: 17, width: 33, height: 47))
        let point = Quadrilateral(x: 5, y: 5, width: 0, height: 0).outset(along: 1, across: 1)
        #expect(point.corners.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
}
