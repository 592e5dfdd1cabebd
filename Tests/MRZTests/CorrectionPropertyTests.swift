import MRZ
import Testing

/// The properties of every correction, tried on random zones with a character misread, the same in every run.
///
/// Searching for corrections is slow without optimisation: 4,000 zones in debug builds, 100,000 in release builds.
struct CorrectionPropertyTests {
    private static let batches = 100..<120
    #if DEBUG
        private static let zonesPerBatch = 200
    #else
        private static let zonesPerBatch = 5_000
    #endif

    @Test(arguments: batches)
    func oneMisreadCharacterIsNeverReplacedWrongly(batch: Int) throws {
        var random = SplitMix64(seed: UInt64(batch))
        var failures: [String] = []
        var count = 0
        while count < Self.zonesPerBatch {
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
            count += 1
        }
        #expect(failures.isEmpty)
    }
}
