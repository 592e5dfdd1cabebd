import Testing
import TextRecognition

@testable import IDScan

@Suite struct FoldedTextTests {
    @Test func findsWordsThatAreMisread() {
        let line = FoldedText("1. Sumame / Nom")
        #expect(line.bestMatch(of: FoldedText("Surname"), tolerance: 2)?.distance == 2)
        #expect(line.bestMatch(of: FoldedText("Surname"), tolerance: 1) == nil)
        #expect(line.bestMatch(of: FoldedText("nom"), tolerance: 0)?.range == 9..<12)
    }

    @Test func findsNumbersAcrossSpaces() throws {
        let text = "SERIA HD NR 198025"
        let line = FoldedText(text)
        let match = try #require(line.bestMatch(ofNumber: FoldedText("HD198025"), tolerance: 1))
        #expect(match.distance == 0 && line.original(match.indices, of: text) == "HD 198025")
    }

    @Test func keepsDigits() {
        #expect(FoldedText("L6CX 12é").characters == Array("L6CX 12E"))
        #expect(FoldedText("47").characters.editDistance(to: FoldedText("41").characters, limit: 1) == 1)
    }

    @Test(arguments: [("MUELLER", "MULLER"), ("AAGE", "AGE"), ("SOEREN EBERT", "SOREN EBERT"), ("ZOË", "ZO")])
    func leavesOutSecondLettersOfUmlauts(text: String, single: String) {
        #expect(FoldedText(text).withoutDigraphs == FoldedText(single))
    }

    @Test func measuresSimilarityToAnyPart() {
        #expect(FoldedText("7. Lieu de naissance").similarity(to: FoldedText("LIEU DE NAISSANCE")) == 1)
        #expect(FoldedText("Authority").similarity(to: FoldedText("Lieu de naissance")) < 0.4)
    }

    @Test(arguments: [
        ("AVARSDÖTTIR", "AEVARSDOTTIR"), ("JORGEN AGE", "JOERGEN<AAGE"), ("PURIDUR", "THURIDUR"), ("GROBER", "GROSSER"),
        ("GRORER", "GROSSER"),
    ])
    func explainsLettersThatNoReaderKnows(printed: String, zone: String) {
        #expect(LostAccents.explain(printed, zone: zone))
        #expect(!LostAccents.explain(printed.replacing("R", with: "B"), zone: zone))
    }

    /// A part of a name that a zone spells. A text with a different letter is not a part, even if two of its letters
    /// could stand for one.
    @Test(arguments: [
        ("RENHÜGEL", "BAERENHUEGEL", true), ("RENHUEGEL", "BAERENHUEGEL", true), ("BÄREN", "BAERENHUEGEL", true),
        ("BÄRENHÜGEL", "BAERENHUEGEL", false), ("AÄRENHÜGEL", "BAERENHUEGEL", false), ("ERIK", "OLAF", false),
    ])
    func tellsAPartOfWhatAZoneSpells(text: String, whole: String, isPart: Bool) {
        #expect(FoldedText(text).isPart(of: FoldedText(whole)) == isPart)
    }

    /// A zone writes some letters as two; what is printed may have two of its own.
    @Test(arguments: [
        ("ÅOE", "AAGE", true), ("JÖUS", "JOENS", true), ("VÖRG", "JOERG", true), ("ÅGE", "AAGE", true),
        ("ANNA", "OTTO", false), ("ÅOX", "AAGE", false), ("ERIKSSON", "ANNA", false),
    ])
    func tellsWhatIsNearlyTheSameAsTheZone(printed: String, zone: String, isNear: Bool) {
        #expect(FoldedText(printed).isNear(FoldedText(zone)) == isNear)
    }
}
