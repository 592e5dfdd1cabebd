import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing
import TextRecognition

@testable import IDScan

@Suite struct TemplateReaderTests {
    /// Reads what our network reads, but takes every `X` for texture.
    private final class Doubter: PrintedTextReader {
        private let reader: LatinReader

        init() throws { reader = try LatinReader() }

        func line(
            in strip: TextStrip, of picture: Image, allowing characters: Set<Character>?, look: Int
        ) throws(TextRecognitionError) -> RecognizedTextObservation? {
            let line = try reader.line(in: strip, of: picture, allowing: characters, look: look)
            guard let line, line.text.contains("X") else { return line }
            let doubted = line.line.characters.map {
                RecognizedCharacter(character: $0.character, confidence: 0.1, alternatives: [], extent: $0.extent)
            }
            return RecognizedTextObservation(
                line: RecognizedLine(characters: doubted, logLikelihood: 0), candidates: [], corners: line.corners)
        }
    }

    /// A name and other print, whose letters have a size and which stands somewhere, 10 pixels a millimetre.
    private static func sheet(other: String, size: Double, x: Int, y: Int) throws -> Image {
        let (width, height) = (600, 400)
        var pixels = [UInt8](repeating: 255, count: width * height)
        for (text, size, x, y) in [("NIAMH", 34, 200, 0), (other, size, x, y)] {
            let image = try PrintedText(lines: [text], size: size, margin: 4).drawn().image.grey()
            for row in 0..<image.height {
                for column in 0..<image.width {
                    let place = (y + row) * width + x + column
                    pixels[place] = min(pixels[place], image.pixels[row * image.width + column])
                }
            }
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
    }

    /// Texture nearer to where the template has a value, or higher than values, is not read instead of it, nor lower print
    /// beside it with it.
    @Test(
        arguments: [("XX", 34, 200, 54), ("XX", 80, 200, 54), ("IDENTITY", 23, 60, 9)] as [(String, Double, Int, Int)])
    func readsTheValueAlone(other: String, size: Double, x: Int, y: Int) throws {
        let image = try Self.sheet(other: other, size: size, x: x, y: y)
        let (width, height) = (Double(image.width) / 10, Double(image.height) / 10)
        let template = try DocumentTemplate.sheet(
            size: TemplateSize(width: width, height: height), anchor: "NIAMH",
            fields: [
                """
                {
                  "name": "givenNames", "content": "name",
                  "region": { "x": 0, "y": 1, "width": \(width), "height": 14 }
                }
                """
            ])
        let outline = Quadrilateral(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
        let picture = try #require(
            try FlatSide(of: outline, size: TemplateSize(width: width, height: height), in: image))
        var text = try PrintedLines(of: picture, readBy: PrintedTextReaders(first: Doubter(), second: nil))
        let reader = TemplateReader(template: template, reference: .lastOf2026, zone: nil)
        #expect(try reader.fields(in: &text)[.givenNames]?.text == "NIAMH")
    }

    /// A column of dates, each below its caption, and a text among them, at 10 pixels a millimetre. The text hangs from
    /// a grey bar, so that a search for single letters does not find its letters.
    private static func column(hidden text: String, caption: String) throws -> Image {
        let (width, height) = (600, 420)
        var pixels = [UInt8](repeating: 255, count: width * height)
        func add(_ text: String, size: Double, y: Int) throws {
            let image = try PrintedText(lines: [text], size: size, margin: 0).drawn().image.grey()
            for row in 0..<image.height {
                for column in 0..<image.width {
                    let place = (y + row) * width + 60 + column
                    pixels[place] = min(pixels[place], image.pixels[row * image.width + column])
                }
            }
        }
        for (index, date) in ["12.08.1974", nil, "16.04.2020", "15.04.2030"].enumerated() {
            try add(
                ["Date of birth", caption, "Date of issue", "Date of expiry"][index], size: 16, y: 10 + 100 * index)
            try add(date ?? text, size: 34, y: 40 + 100 * index)
        }
        let ink = (0..<height).filter { row in (60..<100).contains { pixels[row * width + $0] < 128 } }
        let head = try #require(ink.first { (140..<200).contains($0) })
        for row in head - 2...head {
            for column in 20..<400 { pixels[row * width + column] = min(pixels[row * width + column], 110) }
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
    }

    /// A letter or a name that is not found is read where there is room for it. Texture does not count as one, nor does
    /// a line that was found there and has no caption.
    @Test(
        arguments: [
            ("M", "sex", "sex", "M"), ("§", "sex", "sex", nil), ("NORA", "givenNames", "name", "NORA"),
            ("~~~", "givenNames", "name", nil), ("JÖRG", "givenNames", "name", nil),
        ] as [(String, String, String, String?)])
    func readsALineThatWasNotFound(printed: String, name: String, content: String, value: String?) throws {
        let image = try Self.column(hidden: printed, caption: "Xxx")
        let (width, height) = (Double(image.width) / 10, Double(image.height) / 10)
        let fields = [
            ("birthDate", "date", "Date of birth"), (name, content, "Xxx"), ("issueDate", "date", "Date of issue"),
            ("expiryDate", "date", "Date of expiry"),
        ]
        let list = fields.map { name, content, caption in
            #"{ "name": "\#(name)", "content": "\#(content)", "captions": ["\#(caption)"] }"#
        }
        let template = try DocumentTemplate.sheet(
            size: TemplateSize(width: width, height: height), anchor: "Date of birth", fields: list)
        let outline = Quadrilateral(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
        let picture = try #require(
            try FlatSide(of: outline, size: TemplateSize(width: width, height: height), in: image))
        var text = try PrintedLines(of: picture, readBy: PrintedTextReaders(language: "Latin"))
        let count = text.strips.count
        let reader = TemplateReader(template: template, reference: .lastOf2026, zone: nil)
        let read = try reader.fields(in: &text)
        #expect(text.strips.count == count + (value == nil ? 0 : 1))
        #expect(read[VisualFieldName(rawValue: name)]?.value == value)
    }

    /// Passports are valid for five or ten years; another year is a misprint, as is another day.
    @Test(arguments: [
        ("26 MAY 99", true), ("26.05.2004", true), ("26 MAY 98", false), ("25 MAY 99", false), ("26 MAY 09", false),
        ("26 MAY 19", false), ("MAY 99", false),
    ])
    func tellsTheDayOfIssueFromAMisprintOfThatOfExpiry(printed: String, mayBeIssue: Bool) throws {
        let date = try #require(PrintedDate(printed)), expiry = try #require(CalendarDate("2009-05-26"))
        #expect(date.mayBeIssue(ofDocumentExpiring: expiry) == mayBeIssue)
    }
}
