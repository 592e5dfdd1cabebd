import MRZ
import TextRecognition

/// Reads lines a second time, with Tesseract, which shares no code with the network.
struct SecondReader: ~Copyable {
    private var engine: TesseractEngine

    init() throws(TextRecognitionError) {
        engine = try TesseractEngine()
    }

    /// Returns what both readers together make of a zone.
    ///
    /// The second one reads the lines with names, which no check digit protects, and those of which the first is in doubt
    /// by itself; all, when a check digit fails. Where the first one alone satisfies the check digits, and both together do
    /// not, it keeps the word.
    mutating func reading(joining reading: ZoneReading, under rule: VerificationRule) throws -> ZoneReading {
        let layout = Layout.of(reading.zone.format)
        let doubts = Testimony(of: reading, under: rule).doubts
        var joined = reading
        for index in reading.lines.indices {
            let isInDoubt = reading.zone.verdict == .fails || doubts.contains { $0.line == index + 1 }
            guard isInDoubt || layout.hasNames(inLine: index) else { continue }
            let first = reading.lines[index]
            let read = try engine.recognizeLine(in: reading.views[index].crop).line.characters
            let second = SecondReading(
                read.map { AlternativeCharacter(character: $0.character, confidence: $0.confidence) },
                along: first.characters.map(\.character))
            joined.second[index] = second
            joined.lines[index] = first.joined(with: second)
        }
        guard
            let zone = MachineReadableZone(
                read: joined.lines, as: reading.zone.format, referenceDate: reading.referenceDate),
            zone.verdict != .fails || reading.zone.verdict == .fails
        else {
            joined.lines = reading.lines
            return joined
        }
        joined.zone = zone
        return joined
    }
}

extension Layout {
    /// Whether a line, from 0, has names in it.
    fileprivate func hasNames(inLine line: Int) -> Bool {
        fields.contains { $0.segment.line == line && [.names, .identifier].contains($0.content) }
    }
}
