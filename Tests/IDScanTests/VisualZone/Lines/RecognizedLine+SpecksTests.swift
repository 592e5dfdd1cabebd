import Imaging
import Testing
import TextRecognition

@testable import IDScan

@Suite struct RecognizedLineSpecksTests {
    private static let cases: [(read: (String, String), text: String)] = [
        (("STAROLISSIA A NAAAN", "9999999999993943333"), "STAROLISSIA"),
        (("Fa1 68914700786", "1125999999999999"), "68914700786"), (("~ NAME =", "39999993"), "NAME"),
        // Short words that are read with confidence stay, and what belongs to abbreviations and prefixes.
        (("[a] VON DER A", "9999999999999"), "[a] VON DER A"), (("St. Pölten-", "99999999999"), "St. Pölten-"),
        // Something always stays.
        (("NAAAN", "43333"), "NAAAN"), (("~ =", "339"), ""),
    ]

    @Test(arguments: cases)
    func leavesOutWhatIsNoTextAtTheEnds(_ read: (String, String), text: String) {
        let observation = RecognizedTextObservation(
            line: RecognizedLine(read.0, read.1), candidates: [],
            corners: Quadrilateral(x: 0, y: 0, width: 100, height: 10))
        #expect(observation.withoutSpecks.text == text)
    }
}
