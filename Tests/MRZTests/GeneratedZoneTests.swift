import MRZ
import Testing

/// What holds of every zone, tried on 100,000 drawn at random, the same in every run.
struct GeneratedZoneTests {
    private static let batches = 0..<20
    private static let zonesPerBatch = 5_000

    @Test(arguments: batches)
    func writtenFieldsAreReadBack(batch: Int) throws {
        var random = SplitMix64(seed: UInt64(batch))
        var failures: [String] = []
        for _ in 0..<Self.zonesPerBatch {
            let drawn = RandomZone(using: &random)
            let writer = ZoneWriter(emptyCheckDigit: drawn.emptyCheckDigit)
            do {
                let zone = try MachineReadableZone(format: drawn.format, fields: drawn.fields, writer: writer)
                if let failure = Self.difference(between: drawn, and: zone) { failures.append(failure) }
            } catch ZoneWritingError.mistakable {
                continue
            }
        }
        #expect(failures.isEmpty)
    }

    private static func difference(between drawn: RandomZone, and zone: MachineReadableZone) -> String? {
        let fields = drawn.fields
        let expected: [(FieldName, String)] = [
            (.documentCode, fields.documentCode), (.issuingState, fields.issuingState), (.surname, fields.surname),
            (.givenNames, fields.givenNames), (.documentNumber, fields.documentNumber),
            (.nationality, fields.nationality), (.birthDate, fields.birthDate?.description ?? ""), (.sex, fields.sex),
            (.expiryDate, fields.expiryDate?.description ?? ""), (.optionalData1, fields.optionalData1),
            (.optionalData2, fields.optionalData2), (.personalNumber, fields.personalNumber),
        ]
        for (name, value) in expected where zone[name]?.value ?? "" != value {
            return "\(name) \(value) read as \(zone[name]?.value ?? "nothing") in \(zone.lines)"
        }
        if zone.verdict != .holds || !zone.deviations.isEmpty {
            return "\(zone.verdict), \(zone.deviations.map(\.message)) in \(zone.lines)"
        }
        return nil
    }
}
