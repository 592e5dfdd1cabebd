import Imaging
import Testing

@testable import IDScan
@testable import TextRecognition

@Suite struct ScatteredDateTests {
    /// A strip of letters 20 pixels high, 10 pixels a millimetre.
    private static func strip(x: Double, width: Double, y: Double = 100) -> TextStrip {
        TextStrip(
            corners: Quadrilateral(x: x, y: y, width: width, height: 20), letterCount: 2, contrast: 100, isLight: false,
            alignment: 1)
    }

    private static func picture() throws -> FlatSide {
        let sheet = Image(width: 800, height: 400, pixelFormat: .grey, pixels: Array(repeating: 220, count: 320_000))
        let outline = Quadrilateral(x: 0, y: 0, width: 800, height: 400)
        return try #require(try FlatSide(of: outline, size: TemplateSize(width: 80, height: 40), in: sheet))
    }

    /// Says of each strip what stands where it begins.
    private static func reader(_ parts: [(x: Double, text: String)]) -> Teller {
        Teller { strip, _ in
            parts.first { abs($0.x - strip.corners.topLeft.x) < 3 }.map { ($0.text, 0.95) } ?? ("-", 0.1)
        }
    }

    /// Where parts begin and how wide they are, what they say, and how many lines they are then.
    private static let rows: [(places: [(x: Double, width: Double)], texts: [String], lineCount: Int)] = [
        ([(100, 30), (160, 45), (240, 60), (340, 30)], ["01", "JAN", "/JAN", "85"], 1),
        ([(100, 30), (160, 45), (240, 60), (340, 30)], ["01", "JAN", "7JAN", "85"], 1),
        ([(100, 30), (160, 30), (220, 60)], ["12", "08", "1974"], 1),
        // What follows a date is not part of it.
        ([(100, 30), (160, 30), (220, 60), (320, 80)], ["12", "08", "1974", "UTO"], 2),
        // No date; too far apart; no day.
        ([(100, 30), (160, 30), (220, 60)], ["12", "34", "5678"], 3),
        ([(100, 30), (190, 30), (250, 60)], ["12", "08", "1974"], 3),
        ([(100, 90), (220, 45), (300, 60)], ["ZENITH", "AUG", "1974"], 3),
    ]

    @Test(arguments: rows)
    func joinsThePartsOfADate(places: [(x: Double, width: Double)], texts: [String], lineCount: Int) throws {
        let reader = Self.reader(zip(places, texts).map { ($0.x, $1) })
        let strips = places.map { Self.strip(x: $0.x, width: $0.width) }
        let found = try ScatteredDate.found(among: strips.reversed(), of: Self.picture(), by: reader)
        #expect(found.lines.count == lineCount && found.dates.count == (lineCount == places.count ? 0 : 1))
    }

    @Test func isReadPartByPart() throws {
        let reader = Self.reader([(100, "12"), (160, "08"), (220, "1974")])
        let strips = [(100.0, 30.0), (160, 30), (220, 60)].map { Self.strip(x: $0, width: $1) }
        let picture = try Self.picture()
        let date = try #require(try ScatteredDate.found(among: strips, of: picture, by: reader).dates.first)
        let line = try #require(try date.line(by: reader, of: picture.image, allowing: nil, look: 1))
        #expect(line.text == "12 08 1974")
        #expect(abs(date.whole.corners.meanWidth - 180) < 1)
        // Each character stands where its part is.
        let middles = line.line.characters.map { 100 + 90 * ($0.extent.lowerBound + $0.extent.upperBound) }
        #expect(abs(middles[3] - 167.5) < 1 && abs(middles[9] - 272.5) < 1)
        #expect(zip(middles, middles.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func otherRowsAreOtherLines() throws {
        let strips = [
            Self.strip(x: 100, width: 30), Self.strip(x: 160, width: 30, y: 130), Self.strip(x: 220, width: 60),
        ]
        let reader = Self.reader([(100, "12"), (160, "08"), (220, "1974")])
        #expect(try ScatteredDate.found(among: strips, of: Self.picture(), by: reader).lines.count == 3)
    }
}
