import MRZ
import Testing

@testable import IDScan

@Suite struct ZoneEvidenceLikenessTests {
    private static let evidence = ZoneEvidence(.reading())

    private static func changed(_ text: String, to other: String) -> [String] {
        FrameEvidence.passport.map { $0.replacing(text, with: other) }
    }

    @Test func aFrameOfTheSameDocumentIsLikeIt() {
        #expect(Self.evidence.likeness(to: .reading()) != nil)
    }

    @Test(arguments: [
        ("L898902C3", "L898903C3"), ("ERIKSSON", "ERIKSEN<"), ("7408122", "7408132"), ("120415", "130415"),
        ("F12", "M12"),
    ])
    func oneCharacterThatIsSurelyAnotherMakesAnotherDocument(text: String, other: String) {
        #expect(Self.evidence.likeness(to: .reading(Self.changed(text, to: other))) == nil)
    }

    @Test func aGuessThatIsWrongDoesNot() {
        let guess = FrameEvidence.reading(Self.changed("ERIKSSON", to: "ERIKSS0N")) { line, column in
            line == 0 && column == 11 ? 0.5 : 0.999
        }
        #expect(Self.evidence.likeness(to: guess) != nil)
    }

    @Test func whatFailedToBeSeenDoesNotCount() {
        let faulty = FrameEvidence.reading(Self.changed("L898902C3", to: "L898903C3")) { _, _ in
            0.999
        } fault: { line, column in
            line == 1 && column == 6 ? .unseen : nil
        }
        #expect(Self.evidence.likeness(to: faulty) != nil)
    }

    /// The name of another person beside numbers that glare hides must not get the number of the first.
    @Test func aFrameWhoseNumbersAreHiddenIsLikeNoDocument() {
        let hidden = FrameEvidence.reading { line, _ in line == 1 ? 0 : 0.99999 }
        #expect(Self.evidence.likeness(to: hidden) == nil)
        let mostlyHidden = FrameEvidence.reading { line, column in line == 1 && column > 5 ? 0 : 0.99999 }
        #expect(Self.evidence.likeness(to: mostlyHidden) == nil)
    }

    @Test func anotherFormatIsAnotherDocument() {
        let visa = FrameEvidence.reading(
            ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<"],
            format: .mrva)
        #expect(Self.evidence.likeness(to: visa) == nil)
    }
}
