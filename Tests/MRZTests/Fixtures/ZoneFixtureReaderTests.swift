import MRZ
import Testing

struct ZoneFixtureReaderTests {
    private static let text = "\u{FEFF}# Ä comment\r\nA\r\n  B ü\r\n\r\n\tC\n# inside\nD\rE\n\n\n" + "F\n"

    /// Wherever blocks end, within a character, a line end or the byte order mark, the zones are the same.
    @Test(arguments: 1...12)
    func readsBlocksOfAnyLength(length: Int) {
        let bytes = Array(Self.text.utf8)
        var reader = ZoneFixtureReader()
        var zones: [ZoneFixture.Zone] = []
        for start in stride(from: 0, to: bytes.count, by: length) {
            zones += reader.read(bytes[start..<min(start + length, bytes.count)])
        }
        zones += reader.finish()
        #expect(zones == ZoneFixture(Self.text).zones)
        #expect(
            zones.map { "\($0.lineNumber) \($0.lines)" } == [
                "2 [\"A\", \"B ü\"]", "5 [\"C\", \"D\", \"E\"]", "11 [\"F\"]",
            ])
    }

    /// Were time quadratic in the lines of a block, this would take hours.
    @Test func readsAMillionLinesOfOneBlock() {
        var reader = ZoneFixtureReader()
        for _ in 0..<1000 { #expect(reader.read(Array(repeating: [65, 10], count: 1000).joined()).isEmpty) }
        let zones = reader.finish()
        #expect(zones.map(\.lineCount) == [1_000_000] && zones.map(\.lines.count) == [ZoneFixture.mostLines])
    }

    @Test func keepsNoMoreOfALineThanItNeeds() {
        var reader = ZoneFixtureReader()
        for _ in 0..<1000 { #expect(reader.read(Array(repeating: 65, count: 1000)).isEmpty) }
        let zones = reader.finish()
        #expect(zones.map(\.hasCutLine) == [true])
        #expect(zones.flatMap(\.lines).map(\.utf8.count) == [ZoneFixture.mostLineBytes])
    }

    @Test func beginsAnew() {
        var reader = ZoneFixtureReader()
        #expect(reader.read("A\n\nB".utf8).map(\.lineNumber) == [1])
        #expect(reader.finish().map(\.lineNumber) == [3])
        #expect(reader.read("C\n".utf8).isEmpty)
        #expect(reader.finish().map(\.lineNumber) == [1])
    }
}
