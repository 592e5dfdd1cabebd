import Imaging
import Testing

@testable import TextRecognition

struct RecognizedTextObservationOwnReadersTests {
    /// A line of words, each with the confidence of its characters.
    private static func line(_ words: [(String, Double)]) -> RecognizedTextObservation {
        let characters = words.map { word, confidence in
            word.map { RecognizedCharacter(character: $0, confidence: confidence, alternatives: [], extent: 0...1) }
        }.joined(separator: [RecognizedCharacter(character: " ", confidence: 1, alternatives: [], extent: 0...1)])
        return RecognizedTextObservation(
            line: RecognizedLine(independent: Array(characters)), candidates: [],
            corners: Quadrilateral(x: 0, y: 0, width: 100, height: 10))
    }

    /// Our own network's words, Tesseract's, and what is read.
    @Test(arguments: [
        // Each word is that of the surer reader, and our own network's where both are as sure.
        ([("TOTAI", 0.7), ("15.90", 0.95)], [("TOTAL", 0.9), ("15.g0", 0.96)], "TOTAL 15.90"),
        ([("TOTAL", 0.9), ("15.90", 0.9)], [("T0TAL", 0.9), ("15.9O", 0.9)], "TOTAL 15.90"),
        // The surer line, where they see different words.
        ([("TO", 0.8), ("TAL", 0.8)], [("TOTAL", 0.95)], "TOTAL"),
        ([("TO", 0.9), ("TAL", 0.9)], [("TOTAL", 0.92)], "TO TAL"),
        // Tesseract's line, where it is in no doubt.
        ([("its", 0.97), ("Signature", 0.97)], [("its", 0.995), ("signature", 0.995)], "its signature"),
        // A word in letters that the network does not know.
        ([("Aeup", 0.9), ("5", 0.9)], [("Λευρ", 0.85), ("5", 0.85)], "Λευρ 5"),
    ])
    func theSurerReaderIsHeard(_ own: [(String, Double)], _ other: [(String, Double)], _ text: String) {
        let line = Self.line(own).withSurerWords(
            of: Self.line(other), knowing: ScriptLineReader.alphabet + ScriptLineReader.signs)
        #expect(line.text == text)
        #expect(line.corners == Self.line(own).corners)
    }

    /// Latin lines, and Cyrillic and Greek ones as they look in Latin letters.
    @Test(arguments: [
        ("GmbH & Co. KG", false), ("McDonald", true), ("Total 15.90 EUR", false), ("AB12CD", false),
        ("LV9YXWJFF", true),
        ("HeBOC1TaHHOCTb", true), ("PA3KbPTBAXME", true), ("UTtoXovtpiaE", true), ("", false),
    ])
    func tellsHowPeopleWrite(_ text: String, _ isStrange: Bool) {
        #expect(Self.line([(text, 0.9)]).isWrittenStrangely == isStrange)
    }

    /// Lines in Cyrillic and Greek, and `EXP` and `DOB` of a licence as the network for those letters took them.
    @Test(arguments: [
        ("РЕПУБЛИКА", true), ("Γεώργιος 7", true), ("ь ЕХР 02/01/2018", false), ("з ров 02/01/1957", false),
        ("НОМЕР", false), ("DRIVER LICENSE", false), ("", false),
    ])
    func tellsItsOwnLetters(_ text: String, _ tells: Bool) {
        #expect(Self.line([(text, 0.9)]).tellsItsLetters == tells)
    }

    @Test(arguments: [
        ("РЕПУБЛИКА", true), ("Γεώργιος 7", true), ("ТРЦ / TRC", true), ("Kilometre 5", false), ("ПУ za grad", false),
        ("12.08.1974", false), ("", false),
    ])
    func tellsLettersThatAreNotLatin(_ text: String, _ hasOthers: Bool) {
        #expect(Self.line([(text, 0.9)]).hasOtherLetters == hasOthers)
    }
}
