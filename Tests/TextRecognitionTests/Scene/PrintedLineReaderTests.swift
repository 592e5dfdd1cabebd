import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@testable import TextRecognition

@Suite struct PrintedLineReaderTests {
    /// A German card, flat, at 10 pixels for a millimetre.
    private static func card() throws -> Image {
        try SpecimenCard(design: .germanIdentityCard2010, side: .front, seed: 12).drawn(pixelsPerMillimetre: 10).grey()
    }

    @Test func readsTheLinesThatAreAskedFor() throws {
        let card = try Self.card()
        var reader = try PrintedLineReader(language: "deu")
        let strips = try reader.strips(in: card, largest: 50)
        // The baseline of the date of birth is 32.1 mm below the upper edge.
        let date = try #require(
            strips.first {
                $0.letterCount > 4 && (300..<325).contains($0.corners.centre.y) && $0.corners.centre.x < 580
            })
        let text = try #require(try reader.line(in: date, of: card, allowedCharacters: Set("0123456789."))).text
        #expect(text.count == 10 && text.split(separator: ".").map(\.count) == [2, 2, 4])
    }

    @Test func followsInkBeyondTheLettersThatWereFound() throws {
        let card = try Self.card()
        let reader = try PrintedLineReader(language: "deu")
        let title = try #require(
            try reader.strips(in: card, largest: 50).first { $0.corners.centre.y < 60 && $0.letterCount > 12 })
        let half = title.part(0...0.5), beginning = title.part(0...0.2)
        // The first of the two words is longer than half of the title.
        let word = beginning.reaching(allInkIn: card, left: 400, right: 400)
        #expect(word.corners.meanWidth > 0.45 * title.corners.meanWidth)
        #expect(half.joined(with: [title.part(0.4...1)]).corners.meanWidth > 0.99 * title.corners.meanWidth)
    }

    /// A high letter at one end and low ones at the other are no slope, where other lines show how the print runs; of lines that
    /// all lean, short ones lean as well.
    @Test(arguments: [0, 0.05], ["Vzor", "Tara"])
    func shortLinesLeanAsLongOnesDo(slope: Double, word: String) throws {
        let sheet = try PrintedText(lines: ["a sentence of many letters", word, "another sentence"], size: 26).drawn()
            .image
        let (width, height) = (Double(sheet.width), Double(sheet.height))
        let leaning = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: width, y: slope * width),
            bottomRight: Point(x: width, y: height + slope * width), bottomLeft: Point(x: 0, y: height))
        let transform = try #require(ProjectiveTransform(mapping: sheet.bounds, to: leaning))
        let picture = try sheet.grey().warped(
            by: transform, width: sheet.width, height: sheet.height + Int(slope * width))
        let short = try picture.printedStrips(largest: 60).filter { (3...4).contains($0.letterCount) }
        #expect(!short.isEmpty)
        for strip in short {
            let direction = Direction(along: strip.corners)
            #expect(abs(direction.y / direction.x - slope) < 0.035)
        }
    }

    @Test func findsNothingOnBlankPaper() throws {
        let blank = Image(width: 300, height: 200, pixelFormat: .grey, pixels: [UInt8](repeating: 240, count: 60_000))
        let reader = try PrintedLineReader(language: "eng")
        #expect(try reader.strips(in: blank, largest: 50).isEmpty)
    }

    @Test func namesThePackageOfAMissingLanguage() {
        let error = #expect(throws: TextRecognitionError.self) { _ = try PrintedLineReader(language: "lat") }
        #expect(error?.package == "tesseract-ocr-lat")
    }
}
