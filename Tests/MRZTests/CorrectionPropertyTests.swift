import MRZ
import Testing

/// What holds of every correction, tried on random zones with characters misread, the same in every run.
struct CorrectionPropertyTests {
    private static let batches = 100..<120
    private static let zonesPerBatch = 500

    @Test(arguments: batches)
    func oneMisreadCharacterIsNeverReplacedWrongly(batch: Int) throws {
        var random = SplitMix64(seed: UInt64(batch))
        var failures: [String] = []
        var corrected = 0
        while corrected < Self.zonesPerBatch {
            let drawn = RandomZone(using: &random)
            guard let lines = try? ZoneWriter().lines(of: drawn.fields, in: drawn.format) else { continue }
            let original = try MachineReadableZone(parsing: lines, as: drawn.format)
            let substitution = Substitution(in: original, lookingAlike: true, using: &random)
            let zone = try MachineReadableZone(parsing: [substitution.text], as: drawn.format, correcting: true)
            if zone.verdict == .holds {
                let isUnchanged = zone.corrections.isEmpty && substitution.isOfEqualValue
                let isRestored = zone.lines == original.lines && zone.corrections.count == 1
                if !isUnchanged && !isRestored { failures.append("\(substitution) in \(original.lines)") }
            } else if !zone.corrections.isEmpty {
                failures.append("corrected, but fails: \(substitution) in \(original.lines)")
            }
            if zone.linesAsRead.joined() != substitution.text { failures.append("not as read: \(substitution)") }
            corrected += 1
        }
        #expect(failures.isEmpty)
    }
}
