import Imaging
import Resources
import SpecimenCards
import Testing

@testable import TextRecognition

struct ScriptLineReaderTests {
    /// A line on a sheet of paper, and where its letters are.
    private static func line(
        _ text: String, isInverted: Bool = false, font: FontFile? = nil
    ) throws -> (sheet: Image, strip: TextStrip) {
        var printed = PrintedText(lines: [text], size: 34, font: font)
        printed.isInverted = isInverted
        let sheet = try printed.drawn().image
        let strips = try TextStripFinder().strips(in: isInverted ? sheet.inverted() : sheet)
        let strip = try #require(strips.first { !$0.isLight })
        return (
            sheet,
            TextStrip(
                corners: strip.corners, letterCount: strip.letterCount, contrast: strip.contrast, isLight: isInverted)
        )
    }

    @Test(arguments: [
        "GROßVOGEL", "Łukasz Åström", "ÇAĞLAR-ÖZTÜRK", "12.08.1974", "LV9YXWJFF", "24868 Röhrweiler", "12 AUG/AOÛT 74",
    ])
    func readsLines(_ text: String) throws {
        let (sheet, strip) = try Self.line(text)
        var reader = try ScriptLineReader()
        let read = try #require(try reader.line(in: strip, of: sheet))
        #expect(read.text == text && read.corners == strip.corners)
        #expect(read.topCandidates(1).first?.text == text)
    }

    /// Lines with signs that no document has.
    @Test(arguments: [
        "TOTAL $15.90", "GST @ 6%", "info@example.com", "No. #12345?", "Open today!", "Jalan Mawar 5, 43500",
    ])
    func readsTextOfOtherKinds(_ text: String) throws {
        let (sheet, strip) = try Self.line(text)
        var reader = try ScriptLineReader(of: .text)
        #expect(try reader.line(in: strip, of: sheet)?.text == text)
    }

    /// Lines in the letters of Bulgarian, Serbian, Ukrainian, Kazakh, Macedonian and Russian, and in Greek ones.
    @Test(arguments: [
        "ИВАНОВА СЛАВИНА", "Ђорђе Њагул", "Шевченко-Їжак", "ҚАЗАҚСТАН 1991", "ЌУЛАФКОВА", "Дата рождения: 12.08.1974",
        "ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ", "Γεώργιος Ψύλλος", "Ημερομηνία λήξης", "Улица Sesame 5",
    ])
    func readsCyrillicAndGreek(_ text: String) throws {
        let font = FontFile(bytes: ResourceFolder.typefaces["Inter-Regular.otf"].array)
        let (sheet, strip) = try Self.line(text, font: font)
        var reader = try ScriptLineReader(of: .cyrillicAndGreek)
        #expect(try reader.line(in: strip, of: sheet)?.text == text)
        #expect(try reader.line(at: strip.corners, of: sheet)?.text == text)
    }

    @Test(arguments: [
        ScriptLineReader.alphabet + ScriptLineReader.signs, ScriptLineReader.cyrillicAndGreekAlphabet,
    ])
    func hasEachCharacterOnce(_ all: [Character]) {
        #expect(Set(all).count == all.count)
        #expect((33...126).allSatisfy { all.contains(Character(Unicode.Scalar($0))) })
    }

    @Test func readsLightLines() throws {
        let (sheet, strip) = try Self.line("ERIKSSON", isInverted: true)
        var reader = try ScriptLineReader()
        #expect(try reader.line(in: strip, of: sheet)?.text == "ERIKSSON")
    }

    @Test(arguments: [0.85, 1, 1.2])
    func readsWithLessPaperAndMore(margin: Double) throws {
        let (sheet, strip) = try Self.line("MARTÍNEZ 1986")
        var reader = try ScriptLineReader()
        #expect(try reader.seenLine(in: strip, of: sheet, margin: margin)?.line.text == "MARTÍNEZ 1986")
    }

    @Test func readsOnlyWhatIsAllowed() throws {
        let (sheet, strip) = try Self.line("BOI 5")
        var reader = try ScriptLineReader()
        let digits = try #require(try reader.line(in: strip, of: sheet, allowedCharacters: Set("0123456789")))
        #expect(digits.text.allSatisfy { $0.isNumber || $0 == " " } && digits.text.last == "5")
        #expect(digits.text.contains(" "))
    }

    @Test func charactersStandWhereTheyArePrinted() throws {
        // Thirteen letters of about the same width.
        let (sheet, strip) = try Self.line("HNHNHNHNHNHNH")
        var reader = try ScriptLineReader()
        let characters = try #require(try reader.line(in: strip, of: sheet)).line.characters
        #expect(characters.count == 13)
        for (index, character) in characters.enumerated() {
            let centre = (character.extent.lowerBound + character.extent.upperBound) / 2
            #expect(abs(centre - (Double(index) + 0.5) / 13) < 0.5 / 13)
        }
    }

    @Test(arguments: picturesWithoutText)
    func findsNothingSureInPicturesWithoutText(_ picture: Image) throws {
        var reader = try ScriptLineReader()
        let read = try reader.lattice(for: picture).bestLine()
        #expect(read.characters.isEmpty || read.confidence < 0.7)
    }

    @Test func stripsOfNoSizeSayNothing() throws {
        var reader = try ScriptLineReader()
        let strip = TextStrip(
            corners: Quadrilateral(x: 5, y: 5, width: 0, height: 0), letterCount: 1, contrast: 1, isLight: false)
        #expect(try reader.line(in: strip, of: picturesWithoutText[1]) == nil)
    }

    @Test(arguments: [
        [], [1, 2, 3], Array(EmbeddedModel.latinLines.bytes.prefix(300_000)), EmbeddedModel.mrzLines.bytes,
        EmbeddedModel.printLines.bytes,
    ])
    func namesADamagedModel(_ bytes: [UInt8]) {
        let error = #expect(throws: TextRecognitionError.self) {
            var reader = try ScriptLineReader(network: EmbeddedModel(name: "latin-lines", bytes: bytes))
            _ = try reader.lattice(for: picturesWithoutText[0])
        }
        #expect(error?.model == "latin-lines" && error?.reason.isEmpty == false)
    }
}
