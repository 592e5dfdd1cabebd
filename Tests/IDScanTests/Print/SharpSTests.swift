import Testing
import TextRecognition

@testable import IDScan

@Suite struct SharpSTests {
    @Test(arguments: [
        ("GRORBERG", true), ("WEIBLOHE", true), ("BRAUN", false), ("Rabe", false), ("KLEIN", false), ("HÖRNER", true),
    ])
    func standsBehindAVowel(text: String, isPossible: Bool) {
        #expect(SharpS.isPossible(in: text) == isPossible)
    }

    /// What the model of German reads without `B` and `R`, each letter where it stands.
    private static let cases: [(read: String, german: String, restored: String)] = [
        ("GRORBERG", "G·Oß·E·G", "GROßBERG"), ("WEIRBAUER", "WEIß·AUE·", "WEIßBAUER"),
        ("WOLKENSTRABE 167", "WOLKENST·AßE 167", "WOLKENSTRAßE 167"), ("MARBURGER", "MA··U·GE·", "MARBURGER"),
        ("KLEIN", "KLEIß", "KLEIN"),
    ]

    @Test(arguments: cases)
    func isRestored(read: String, german: String, restored: String) {
        let nines = String(repeating: "9", count: read.count)
        let seen = RecognizedLine(german, nines).characters.filter { $0.character != "·" }
        let line = SharpS.restored(
            in: RecognizedLine(read, nines), by: RecognizedLine(characters: seen, logLikelihood: 0))
        #expect(line.text == restored)
    }
}
