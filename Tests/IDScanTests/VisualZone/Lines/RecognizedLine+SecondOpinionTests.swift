import Testing
import TextRecognition

@testable import IDScan

/// Real readings of the models of the Latin script and of English.
@Suite struct RecognizedLineSecondOpinionTests {
    private static let cases: [(first: (String, String), second: (String, String), corrected: String)] = [
        // What is doubtful gives way, what is sure does not.
        (("MACÕOLAN", "99989999"), ("MACDOLAN", "99999999"), "MACDOLAN"),
        (("MACÕOLAN", "99999999"), ("MACDOLAN", "99999999"), "MACÕOLAN"),
        (("T16243705", "999999499"), ("T16243T05", "999999999"), "T16243T05"),
        (("KIČMA", "98299"), ("KILMA", "99599"), "KILMA"), (("KIČMA", "98699"), ("KILMA", "99799"), "KIČMA"),
        // The second model does not decide about accents, nor about letters that stand for two.
        (("MÜHL", "9799"), ("MUHL", "9999"), "MÜHL"), (("GROßE", "99979"), ("GROBE", "99999"), "GROßE"),
        // Letters, spaces and obliques that the first does not see.
        (("LNDENWEG", "87999999"), ("LINDENWEG", "999999999"), "LINDENWEG"),
        (("LNDENWEG", "99999999"), ("LINDENWEG", "999999999"), "LNDENWEG"),
        (("DIKSTRA", "9799999"), ("DIJKSTRA", "99799999"), "DIJKSTRA"),
        (("1507 2018", "997899999"), ("15 07 2018", "9999999999"), "15 07 2018"),
        (("07 AUGJAOUT", "99999969999"), ("07 AUG/AOUT", "99999999999"), "07 AUG/AOUT"),
        // Marks that only the second sees, in what is a space; letters that only the first sees.
        (("G33K920", "9999999"), ("G33)K920", "99949999"), "G33 K920"),
        (("K1LO", "9299"), ("KLO", "999"), "KLO"), (("Z0345J", "999994"), ("Z0345", "99999"), "Z0345J"),
        // A ligature and a letter that the second model sees in it.
        (("ÆVARS", "89999"), ("AÆVARS", "999999"), "ÆVARS"), (("EVARS", "99999"), ("ÆVARS", "99999"), "EVARS"),
        // Nothing can be said of so few characters.
        (("p", "8"), ("D", "9"), "p"),
    ]

    @Test(arguments: cases)
    func corrects(_ first: (String, String), by second: (String, String), as corrected: String) {
        let line = RecognizedLine(first.0, first.1).corrected(by: RecognizedLine(second.0, second.1))
        #expect(line.text == corrected)
    }

    @Test func isNoSurerThanThatALetterIsMissing() {
        let line = RecognizedLine("3533", "8999").corrected(by: RecognizedLine("J3533", "49999"))
        #expect(line.text == "3533" && line.characters.map(\.confidence) == [0.6, 0.98, 0.98, 0.98])
    }
}
