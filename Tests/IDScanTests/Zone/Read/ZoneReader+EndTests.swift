import Imaging
import MRZ
import Testing

@testable import IDScan

/// If only 36 columns of a visa of format A are seen, it reads as one of format B.
@Suite struct ZoneReaderEndTests {
    private static let large = [
        "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
        "L8988901C4XXX4009078F96121096ZE184226B<<<<<<",
    ]
    private static var small: [String] { large.map { String($0.prefix(36)) } }

    private func reading(_ lines: [String], columns: Int, width: Double = 140) throws -> JudgedZone {
        let drawn = try DrawnZone(lines, width: width)
        var reader = try ZoneReader(rule: VerificationRule())
        let lines = LocatedLines(drawn.places(ofColumns: 0..<columns), in: drawn.image)
        return try #require(try reader.read(lines, within: .unlimited))
    }

    @Test(arguments: [36, 37, 44])
    func readsOnWhereTheLinesGoOn(columns: Int) throws {
        let reading = try reading(Self.large, columns: columns)
        #expect(reading.zone.format == .mrva && reading.zone.lines == Self.large)
        #expect(reading.status == .verified)
    }

    @Test func endsWhereTheLinesEnd() throws {
        let reading = try reading(Self.small, columns: 36)
        #expect(reading.zone.format == .mrvb && reading.zone.lines == Self.small)
        #expect(reading.status == .verified)
    }

    /// The paper ends a millimetre behind the last column that is seen.
    @Test func doubtsTheEndOfAVisaWhereThePictureEnds() throws {
        let reading = try reading(Self.large.map { String($0.prefix(36)) }, columns: 36, width: 104)
        #expect(reading.zone.format == .mrvb && reading.zone.verdict == .holds)
        #expect(reading.status == .doubtful)
    }
}
