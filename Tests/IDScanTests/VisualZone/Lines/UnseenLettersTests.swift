import Imaging
import SpecimenCards
import Testing

@testable import IDScan
@testable import TextRecognition

@Suite struct UnseenLettersTests {
    private static func strip(
        x: Double, width: Double, y: Double = 100, height: Double = 20, letters: Int = 3
    ) -> TextStrip {
        TextStrip(
            corners: Quadrilateral(x: x, y: y, width: width, height: height), letterCount: letters, contrast: 100,
            isLight: false, alignment: 1)
    }

    /// A sheet of 80×40 mm, 10 pixels a millimetre, and a reader that always says the same.
    private static func unseen(_ reader: Teller) throws -> UnseenLetters {
        let sheet = Image(width: 800, height: 400, pixelFormat: .grey, pixels: Array(repeating: 220, count: 320_000))
        let outline = Quadrilateral(x: 0, y: 0, width: 800, height: 400)
        let picture = try #require(try FlatSide(of: outline, size: TemplateSize(width: 80, height: 40), in: sheet))
        return UnseenLetters(picture: picture, reader: reader)
    }

    /// Where the second strip begins, the first reaching from 100 to 160; what is read of both together; and whether they
    /// are one line.
    private static let gaps: [(x: Double, y: Double, text: String, confidence: Double, isOne: Bool)] = [
        (200, 100, "MEIJBERGEN", 0.99, true),
        // Nothing between them, or nothing that is sure, or marks.
        (200, 100, "MEIJ  RGEN", 0.99, false), (200, 100, "MEIJBERGEN", 0.6, false),
        (200, 100, "MEI---RGEN", 0.99, false),
        // Another value, too far away; a word, behind a space; another row.
        (270, 100, "MEIJBERGEN", 0.99, false), (168, 100, "MEIJBERGEN", 0.99, false),
        (200, 115, "MEIJBERGEN", 0.99, false),
    ]

    @Test(arguments: gaps)
    func joinsStripsWithLettersBetweenThem(
        x: Double, y: Double, text: String, confidence: Double, isOne: Bool
    ) throws {
        let strips = [Self.strip(x: x, width: 50, y: y), Self.strip(x: 100, width: 60)]
        let joined = try Self.unseen(Teller(text, confidence: confidence)).joined(strips)
        #expect(joined.count == (isOne ? 1 : 2))
        #expect(joined.map(\.corners.meanWidth).max().map { abs($0 - (isOne ? x - 50 : 60)) < 1 } == true)
    }

    /// What is read of a line from 100 to 200 together with something wide of one letter: where that begins, how wide it
    /// is, and whether it is the next word of the line.
    private static let words: [(x: Double, width: Double, text: String, confidence: Double, isPart: Bool)] = [
        (208, 60, "OFFICE OF ROADS", 0.9, true), (40, 54, "PASSPORT OFFICE", 0.9, true),
        // A single letter behind others that were not found.
        (230, 12, "C08093862", 0.9, true), (230, 12, "C08093--2", 0.9, false),
        // Not sure; not several letters; too narrow, or too far away, for a word.
        (208, 60, "OFFICE OF ROADS", 0.7, false), (208, 60, "OFFICE OF------", 0.9, false),
        (208, 22, "OFFICE OF ROADS", 0.9, false), (230, 60, "OFFICE -- ROADS", 0.9, false),
    ]

    @Test(arguments: words)
    func completesLinesWithTouchingLettersBesideThem(
        x: Double, width: Double, text: String, confidence: Double, isPart: Bool
    ) throws {
        let single = Self.strip(x: x, width: width, letters: 1)
        let unseen = try Self.unseen(Teller(text, confidence: confidence))
        let (lines, singles) = try unseen.completed([Self.strip(x: 100, width: 100)], with: [single])
        #expect(singles.isEmpty == isPart && lines.count == 1)
        let whole = max(x + width, 200) - min(x, 100)
        #expect(lines.first.map { abs($0.corners.meanWidth - (isPart ? whole : 100)) < 1 } == true)
    }

    @Test(
        arguments: [
            ("UTO", 0.99, 50, 20, true), ("UTO", 0.7, 50, 20, false), ("M", 0.99, 50, 20, false),
            ("--", 0.99, 50, 20, false), ("UTO", 0.99, 22, 20, false),
            // As low as captions are.
            ("UTO", 0.99, 50, 12, false),
        ] as [(String, Double, Double, Double, Bool)])
    func tellsTouchingLettersFromTexture(
        text: String, confidence: Double, width: Double, height: Double, areSeveral: Bool
    ) throws {
        let unseen = try Self.unseen(Teller(text, confidence: confidence))
        let strip = Self.strip(x: 100, width: width, height: height, letters: 1)
        let several = try unseen.several(in: strip)
        #expect((several != nil) == areSeveral && several.map { abs($0.corners.meanWidth - width) < 1 } != false)
    }

    /// One letter may be in doubt, but not much, nor several.
    @Test(arguments: [("JÖNS", "9979", true), ("JÖNS", "9969", false), ("JÖNS", "7979", false)])
    func oneOfTouchingLettersMayBeInDoubt(text: String, tenths: String, areSeveral: Bool) throws {
        let unseen = try Self.unseen(Teller(lines: { _, _ in RecognizedLine(text, tenths) }))
        #expect((try unseen.several(in: Self.strip(x: 100, width: 50, letters: 1)) != nil) == areSeveral)
    }

    /// What stands beside a single letter from 100 to 118, what both are read as, and whether they are a word.
    @Test(
        arguments: [
            (149, 100, 20, "ANNA", 0.99, true), (124, 100, 20, "ANNA", 0.99, true),
            (149, 100, 20, "ANNA", 0.8, false), (149, 100, 20, "A--", 0.99, false),
            // Too far away; on another row; as low as captions are.
            (165, 100, 20, "ANNA", 0.99, false), (149, 115, 20, "ANNA", 0.99, false),
            (149, 100, 12, "ANNA", 0.99, false),
        ] as [(Double, Double, Double, String, Double, Bool)])
    func findsAWordOfWhichTwoLettersAreFound(
        x: Double, y: Double, height: Double, text: String, confidence: Double, isWord: Bool
    ) throws {
        let letters = [
            Self.strip(x: x, width: 10, y: y, height: height, letters: 1),
            Self.strip(x: 100, width: 18, height: height, letters: 1),
        ]
        let (words, singles) = try Self.unseen(Teller(text, confidence: confidence)).words(of: letters)
        #expect(words.count == (isWord ? 1 : 0) && singles.count == (isWord ? 0 : 2))
        #expect(words.allSatisfy { abs($0.corners.meanWidth - (x + 10 - 100)) < 1 })
    }
}
