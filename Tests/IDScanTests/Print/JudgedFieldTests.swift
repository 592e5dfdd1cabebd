import Testing

@testable import IDScan

@Suite struct JudgedFieldTests {
    /// The evidence, and what is to be said of it.
    private static let cases: [(evidence: JudgedField.Evidence, isInDoubt: Bool)] = [
        (.zone, false), (.captions, true), (.likeness, true),
        (.layout(alike: 0), true), (.layout(alike: 1), true), (.layout(alike: 2), false),
        (.change(alike: 0, of: 0), true), (.change(alike: 3, of: 3), true), (.change(alike: 4, of: 4), false),
        (.change(alike: 4, of: 6), true), (.change(alike: 7, of: 10), false), (.change(alike: 6, of: 10), true),
    ]

    @Test(arguments: cases) func doubtsWhatIsNotProven(of evidence: JudgedField.Evidence, isInDoubt: Bool) {
        // The doubt that a field had before says nothing.
        for before in [JudgedField.Evidence.zone, .captions] {
            let field = PrintedField(value: "1", text: "1", confidence: 1, quadrilateral: nil)
            let judged = JudgedField(JudgedField(field, by: before).printed, by: evidence)
            #expect(judged.isInDoubt == isInDoubt)
            #expect(judged.printed.isInDoubt == isInDoubt)
        }
    }
}
