import MRZ
import Testing

@testable import IDScan

@Suite struct TestimonyTests {
    private let testimony = Testimony(agreed: [1: [6, 7, 8], 3: []])

    @Test(arguments: [
        (1, 6...8, ReaderAgreement.agrees), (1, 6...9, .differs), (1, 1...2, .differs), (2, 1...2, .notAsked),
        (3, 1...1, .differs),
    ])
    func saysWhatTheSecondReaderSaysOfAField(line: Int, columns: ClosedRange<Int>, agreement: ReaderAgreement) {
        #expect(testimony.agreement(on: FieldPosition(line: line, columns: columns)) == agreement)
    }
}
