import MRZ
import TextRecognition
import Testing

@testable import IDScan

@Suite struct MachineReadableZoneRecognitionTests {
    // The specimen of Doc 9303-4, appendix A.
    private static let upper = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
    private static let lower = "L898902C36UTO7408122F1204159ZE184226B<<<<<10"

    /// A line in which some columns, from 0, were misread: what was read, and how probable what is printed is.
    private static func line(_ text: String, misread: [Int: (Character, Double)] = [:]) -> RecognizedLine {
        let characters = text.enumerated().map { column, printed in
            let (read, probability) = misread[column] ?? ("<", 0)
            let alternative = AlternativeCharacter(character: printed, confidence: probability)
            return RecognizedCharacter(
                character: misread[column] == nil ? printed : read, confidence: 1 - probability,
                alternatives: misread[column] == nil ? [] : [alternative], extent: 0...1)
        }
        return RecognizedLine(characters: characters, logLikelihood: 0)
    }

    private static func zone(misread: [Int: (Character, Double)]) throws -> MachineReadableZone {
        try #require(
            MachineReadableZone(
                read: [line(upper), line(lower, misread: misread)], as: .td3, referenceDate: .lastOf2026))
    }

    @Test func repairsOneCharacterThatTheReaderFindsPossible() throws {
        let zone = try Self.zone(misread: [15: ("O", 0.3)])
        #expect(zone.lines == [Self.upper, Self.lower] && zone.verdict == .holds)
        #expect(zone.corrections.map(\.column) == [16] && zone.corrections.map(\.read) == ["O"])
    }

    @Test func repairsNothingThatTheReaderRulesOut() throws {
        let zone = try Self.zone(misread: [15: ("O", 0.001)])
        #expect(zone.corrections.isEmpty && zone.verdict == .fails)
    }

    @Test func repairsNoTwoCharacters() throws {
        // One in each date, which their digits would prove.
        let both: [Int: (Character, Double)] = [15: ("O", 0.3), 23: ("O", 0.3)]
        #expect(
            try MachineReadableZone(
                parsing: [Self.upper, Self.line(Self.lower, misread: both).text], correcting: true
            ).corrections.count == 2)
        let zone = try Self.zone(misread: both)
        #expect(zone.corrections.isEmpty && zone.verdict == .fails)
    }

    /// Any character may have been misread as any other, not only as one that looks like it.
    @Test func repairsWhatIsNoLookAlike() throws {
        let zone = try Self.zone(misread: [9: ("A", 0.1)])
        #expect(zone.lines == [Self.upper, Self.lower] && zone.corrections.map(\.proof) == [.documentNumber])
    }

    /// A visa whose year of birth, 40, is read as 10: a 4 in its first place makes the digit hold
    /// (7 × 3 more), a 1 in the first place of the month as well (1 more).
    @Test(arguments: [(0.3, 0.001, true), (0.3, 0.01, true), (0.3, 0.2, false)])
    func repairsTheFarLikelierOneOfTwo(likely: Double, other: Double, isRepaired: Bool) throws {
        let visa = ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<"]
        var characters = Self.line(visa[1], misread: [13: ("1", likely)]).characters
        characters[15] = RecognizedCharacter(
            character: "0", confidence: 1 - other,
            alternatives: [AlternativeCharacter(character: "1", confidence: other)], extent: 0...1)
        let zone = MachineReadableZone(
            read: [Self.line(visa[0]), RecognizedLine(characters: characters, logLikelihood: 0)], as: .mrva,
            referenceDate: .lastOf2026)
        #expect((zone?.verdict == .holds) == isRepaired)
        #expect(zone?.lines == (isRepaired ? visa : [visa[0], String(characters.map(\.character))]))
    }

    @Test func readsNothingFromLinesOfAnotherFormat() {
        let lines = [Self.line(Self.upper), Self.line(Self.lower)]
        #expect(MachineReadableZone(read: lines, as: .mrva, referenceDate: .lastOf2026) == nil)
    }

    @Test func readsNothingFromLinesOfNoFormat() {
        #expect(MachineReadableZone(read: [Self.line("UTOPIA")], as: .td3, referenceDate: .lastOf2026) == nil)
        #expect(MachineReadableZone(read: [], as: .td3, referenceDate: .lastOf2026) == nil)
    }
}
