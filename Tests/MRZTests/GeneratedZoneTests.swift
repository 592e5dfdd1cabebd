import MRZ
import Testing

/// The properties of every zone, tried on 100,000 drawn at random, the same in every run.
struct GeneratedZoneTests {
    private static let batches = 0..<20
    private static let zonesPerBatch = 5_000

    @Test(arguments: batches)
    func fieldsAreReadBackAndSubstitutionsCaught(batch: Int) throws {
        var random = SplitMix64(seed: UInt64(batch))
        var failures: [String] = []
        for _ in 0..<Self.zonesPerBatch {
            let drawn = RandomZone(using: &random)
            let writer = ZoneWriter(emptyCheckDigit: drawn.emptyCheckDigit)
            do {
                let zone = try MachineReadableZone(format: drawn.format, fields: drawn.fields, writer: writer)
                failures += Self.difference(between: drawn, and: zone)
                failures += Self.uncaughtSubstitution(in: zone, &random)
            } catch ZoneWritingError.mistakable {
                continue
            }
        }
        #expect(failures.isEmpty)
    }

    /// The faults of a zone that was written from the fields drawn.
    private static func difference(between drawn: RandomZone, and zone: MachineReadableZone) -> [String] {
        let fields = drawn.fields
        let expected: [(FieldName, String)] = [
            (.documentCode, fields.documentCode), (.issuingState, fields.issuingState), (.surname, fields.surname),
            (.givenNames, fields.givenNames), (.documentNumber, fields.documentNumber),
            (.nationality, fields.nationality), (.birthDate, fields.birthDate?.description ?? ""), (.sex, fields.sex),
            (.expiryDate, fields.expiryDate?.description ?? ""), (.optionalData1, fields.optionalData1),
            (.optionalData2, fields.optionalData2), (.personalNumber, fields.personalNumber),
        ]
        var failures: [String] = []
        for (name, value) in expected where zone[name]?.value ?? "" != value {
            failures.append("\(name) \(value) read as \(zone[name]?.value ?? "nothing") in \(zone.lines)")
        }
        if zone.verdict != .holds || !zone.deviations.isEmpty {
            failures.append("\(zone.verdict), \(zone.deviations.map(\.message)) in \(zone.lines)")
        }
        return failures
    }

    /// The faults when a random character under a check digit becomes a random other one.
    private static func uncaughtSubstitution(in zone: MachineReadableZone, _ random: inout SplitMix64) -> [String] {
        let substitution = Substitution(in: zone, using: &random)
        return substitution.isCaught || substitution.isOfEqualValue
            ? [] : ["not caught: \(substitution) in \(zone.lines)"]
    }

    /// Every character under a check digit, replaced by each of the 36 others.
    @Test(arguments: [
        (Format.td3, "P", "L898902C3"), (.td1, "I", "D23145890"), (.td1, "I", "000590696101"), (.td2, "I", "D23145890"),
        (.td2, "I", "D23145890734"), (.mrva, "V", "L8988901C"), (.mrvb, "V", "L8988901C"),
    ])
    func noSubstitutionEscapes(format: Format, documentCode: String, documentNumber: String) throws {
        var fields = ZoneFields(
            documentCode: documentCode, issuingState: "UTO", surname: "Eriksson", givenNames: "Anna Maria",
            documentNumber: documentNumber, nationality: "UTO")
        (fields.birthDate, fields.sex) = (CalendarDate("1974-08"), "F")
        fields.expiryDate = CalendarDate("2012-04-15")
        let zone = try MachineReadableZone(format: format, fields: fields)
        var escaped: [Substitution] = []
        for substitution in Substitution.all(in: zone) {
            if !substitution.isCaught, !substitution.isOfEqualValue { escaped.append(substitution) }
        }
        #expect(escaped.isEmpty)
    }
}
