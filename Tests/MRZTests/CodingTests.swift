import Foundation
import MRZ
import Testing

/// Encoded values are decoded again.
@Suite struct CodingTests {
    @Test(arguments: Vector.all)
    func returnsEveryZone(vector: Vector) throws {
        let zone = try MachineReadableZone(parsing: vector.lines)
        let data = try JSONEncoder().encode(zone)
        #expect(try JSONDecoder().decode(MachineReadableZone.self, from: data) == zone)
    }

    @Test func returnsCorrectionsAndAmbiguities() throws {
        for line in ["OAAOAAAAA8XXX74O8122F9612109<<<<<<<<", "L8988901C4XXX74O8122F9612109<<<<<<<<"] {
            let zone = try MachineReadableZone(
                parsing: ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", line], correcting: true)
            #expect(!zone.corrections.isEmpty)
            let data = try JSONEncoder().encode(zone)
            #expect(try JSONDecoder().decode(MachineReadableZone.self, from: data) == zone)
        }
    }

    @Test(arguments: ["\"1974-08-12\"", "\"1974\"", "\"--08-12\"", "\"\""])
    func writesDatesAsText(json: String) throws {
        let date = try JSONDecoder().decode(CalendarDate.self, from: Data(json.utf8))
        #expect(try String(decoding: JSONEncoder().encode(date), as: UTF8.self) == json)
    }

    @Test(arguments: ["\"1974-13-01\"", "\"tomorrow\"", "1974"])
    func refusesWhatIsNoDate(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(CalendarDate.self, from: Data(json.utf8)) }
    }

    @Test func refusesMoreThanOneCharacter() {
        let json = #"{"line": 1, "column": 1, "read": "O0", "corrected": "0", "proof": "composite"}"#
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Correction.self, from: Data(json.utf8)) }
    }
}
