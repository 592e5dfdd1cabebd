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

    // MARK: An end that is hardly seen

    /// The check digits of the first 36 columns hold for a card of the second size.
    private static let passport = [
        "P<UTOUVAROVAN<<OSVALDO<ZACHARIAS<<<<<<<<<<<<", "F654558389UTO8307152M220728339278496<<<<<<82",
    ]

    /// A bend carries the end of the lines out of the crop, so that the upper part of the last columns is cut off: `bench bent`,
    /// arc 0.018, seed 71000062.
    @Test(arguments: [0.3, 0.4, 0.5, 0.6, 0.7, 0.75])
    func doubtsAnEndThatIsHardlySeen(hidden: Double) throws {
        let drawn = try DrawnZone(Self.passport)
        let places = drawn.places(ofColumns: 0..<44)
        var pixels = drawn.image.pixels
        for place in drawn.places(ofColumns: 36..<44) {
            let rows = Int(place.topLeft.y)..<Int(place.topLeft.y + hidden * place.meanHeight)
            for row in rows {
                for column in Int(place.topLeft.x)..<Int(place.topRight.x) {
                    pixels[row * drawn.image.width + column] = 255
                }
            }
        }
        let image = Image(width: drawn.image.width, height: drawn.image.height, pixelFormat: .grey, pixels: pixels)
        var reader = try ZoneReader(rule: VerificationRule())
        let reading = try reader.read(LocatedLines(places, in: image), within: .unlimited)
        #expect(reading?.status != .verified || reading?.zone.lines == Self.passport)
    }
}
