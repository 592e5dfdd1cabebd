import Certificates
import Foundation
import LDS
import MRZ
import Testing

/// Encoded values are decoded again.
struct CodingTests {
    private static func returned<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    @Test func returnsResults() throws {
        let vector = ChipVector.all[0]
        let chip = try ChipData(files: ([vector.sod] + ChipVector.groups).map(base64))
        let trust = try TrustStore(files: [base64(vector.authority)])
        let today = try #require(CalendarDate("2026-11-28"))
        let proof = try chip.passiveAuthentication(trust: trust, today: today)
        #expect(try Self.returned(proof) == proof)
        #expect(try Self.returned(chip.dataGroup1) == chip.dataGroup1)
        #expect(try Self.returned(chip.dataGroup2) == chip.dataGroup2)
        #expect(try Self.returned(chip.dataGroup11) == chip.dataGroup11)
        #expect(try Self.returned(chip.dataGroup14) == chip.dataGroup14)
    }
}
