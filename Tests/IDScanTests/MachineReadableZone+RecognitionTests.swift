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
            MachineReadableZone(read: [line(upper), line(lower, misread: misread)], referenceDate: nil))
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

    @Test func readsNothingFromLinesOfNoFormat() {
        #expect(MachineReadableZone(read: [Self.line("UTOPIA")], referenceDate: nil) == nil)
        #expect(MachineReadableZone(read: [], referenceDate: nil) == nil)
    }
}
