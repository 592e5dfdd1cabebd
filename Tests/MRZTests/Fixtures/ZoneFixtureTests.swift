import MRZ
import Testing

struct ZoneFixtureTests {
    @Test(arguments: [
        ("A\nB\n", ["1: A B"]), ("A\r\nB\r\n", ["1: A B"]), ("A\rB", ["1: A B"]), ("A\nB\n\nC", ["1: A B", "4: C"]),
        ("\n\n\nA", ["4: A"]), ("# comment\nA\n# inside\nB", ["2: A B"]), ("A\n  \t \nB", ["1: A", "3: B"]),
        ("  A \t\n\tB", ["1: A B"]), ("\u{FEFF}A", ["1: A"]), ("\u{FEFF}# comment\nA", ["2: A"]),
        ("A\r\n\r\nB", ["1: A", "3: B"]),
        ("A\r\rB", ["1: A", "3: B"]), ("A\n#\n\n#\nB", ["1: A", "5: B"]), ("\u{0}\u{1}", ["1: \u{0}\u{1}"]),
        ("", []), ("\n", []), ("# only", []), ("   ", []), ("\u{FEFF}", []),
    ])
    func separatesZones(text: String, zones: [String]) {
        let fixture = ZoneFixture(text)
        #expect(fixture.zones.map { "\($0.lineNumber): " + $0.lines.joined(separator: " ") } == zones)
    }

    @Test func bytesThatAreNoTextAreLines() {
        let fixture = ZoneFixture((0...255).map(UInt8.init))
        #expect(fixture.zones.map(\.lineNumber) == [1])
        #expect(fixture.zones.flatMap(\.lines).count == 3)
    }

    @Test func manyLinesAreOneZone() {
        let fixture = ZoneFixture(String(repeating: "A\n", count: 1000))
        #expect(fixture.zones.map(\.lineCount) == [1000])
        #expect(fixture.zones.map(\.lines) == [Array(repeating: "A", count: ZoneFixture.mostLines)])
    }

    @Test func saysThatABlockIsTooLargeForAZone() {
        let blocks = [
            String(repeating: "A\n", count: 1000), "A\n" + String(repeating: "B", count: 5000),
            "A\n" + String(repeating: " ", count: 5000) + "B",
        ]
        let errors: [ZoneParsingError] = [
            .tooManyLines(1000), .lineTooLong(limit: 4096), .unknownShape(lineLengths: [1, 1]),
        ]
        for (block, error) in zip(blocks, errors) {
            let zone = ZoneFixture(block).zones[0]
            #expect(throws: error) { try MachineReadableZone(parsing: zone) }
        }
    }
}
