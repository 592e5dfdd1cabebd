import MRZ
import Testing
import TextRecognition

@testable import IDScan

@Suite struct ZoneReadingWrongLengthTests {
    private static let numbers = "L898902C36UTO7408122F1204159ZE184226B<<<<<10"

    private func reading(_ name: String) throws -> JudgedZone {
        let drawn = try DrawnZone([name, Self.numbers])
        var reader = try ZoneReader(rule: VerificationRule())
        let lines = LocatedLines(drawn.places(ofColumns: 0..<name.count), in: drawn.image)
        return try #require(try reader.read(lines, within: .unlimited))
    }

    /// A sample passport prints 45 characters: no letter of the name is lost, and the zone does not fit the standard.
    @Test(arguments: [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<", "P<UTOERIKSSON<<ANNA<MARIA<MAGDALENA<JOHANNA<<",
    ])
    func readsAFillerTooManyAsItIsPrinted(name: String) throws {
        let reading = try reading(name)
        #expect(reading.lines.map(\.text) == [name, Self.numbers])
        #expect(reading.status == .refuted)
        #expect(reading.zone.refutations.contains { $0.contains("45 characters") })
    }

    @Test(arguments: [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "P<UTOERIKSSON<<ANNA<MARIA<MAGDALENA<JOHANNA<",
    ])
    func leavesLinesThatAreAsLongAsTheFormatHasThem(name: String) throws {
        let reading = try reading(name)
        #expect(reading.lines.map(\.text) == [name, Self.numbers])
        #expect(reading.status == .verified)
    }
}
