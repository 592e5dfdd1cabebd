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
        #expect(match.distance == 0 && String(match.indices.map { line.characters[$0] }) == "HD198025")
    }

    @Test func keepsDigits() {
        #expect(FoldedText("L6CX 12é").characters == Array("L6CX 12E"))
        #expect(FoldedText("47").characters.editDistance(to: FoldedText("41").characters, limit: 1) == 1)
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
}
