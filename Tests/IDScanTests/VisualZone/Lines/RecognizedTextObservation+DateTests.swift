import Imaging
import Testing
import TextRecognition

@testable import IDScan

@Suite struct RecognizedTextObservationDateTests {
    private static let cases: [(read: (String, String), text: String)] = [
        (("23 11 195921", "999999999921"), "23 11 1959"), (("23 11 1959K2A", "9999999999342"), "23 11 1959"),
        (("00 09 2022A", "99999999994"), "00 09 2022"), (("12.08.74 n", "9999999993"), "12.08.74 n"),
        (("12 AUG 74(", "9999999992"), "12 AUG 74"),
        (("23 11 1959A", "99999999999"), "23 11 1959"), (("23 11 59A", "999999999"), "23 11 59A"),
        // Read surely; the end of the year; no date before it; a date already.
        (("23 11 195921", "999999999999"), "23 11 195921"), (("23 11 195K", "9999999993"), "23 11 195K"),
        (("23 11 199K2", "99999999322"), "23 11 199K2"), (("ERIKSSON42", "9999999922"), "ERIKSSON42"),
        (("23 11 1959", "9999999922"), "23 11 1959"), (("", ""), ""),
    ]

    @Test(arguments: cases)
    func endsWithTheDate(_ read: (String, String), text: String) {
        let observation = RecognizedTextObservation(
            line: RecognizedLine(read.0, read.1), candidates: [],
            corners: Quadrilateral(x: 0, y: 0, width: 100, height: 10))
        #expect(observation.endingWithDate.text == text)
    }
}
