import MRZ
import Testing

@Suite struct ZoneTranscriptTests {
    private static let lines = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    private static func parsed(_ lines: [String]) throws -> MachineReadableZone {
        try MachineReadableZone(parsing: lines, referenceDate: try #require(CalendarDate("2026-11-21")))
    }

    /// The texts of programs that read zones as prose, and the deviations in them.
    @Test(
        arguments: [
            (["P<UTOERIKSSON<< ANNA<MARIA<<<<<<<<<< <<<<<<<<<", lines[1]], [Deviation.Code.spaceWithinLine]),
            ([lines.joined(separator: " ")], [.spaceWithinLine]), ([lines.joined(separator: "\t")], [.spaceWithinLine]),
            ([lines[0].map { "\($0) " }.joined(), lines[1]], [.spaceWithinLine]),
            ([lines[0].replacing("ERIKSSON<<", with: "ERIKSSON\u{AB}"), lines[1]], [.otherFiller]),
            ([lines[0].replacing("<<", with: "\u{226A}"), lines[1]], [.otherFiller]),
            ([lines[0].replacing("<", with: "\u{2039}"), lines[1]], [.otherFiller]),
            (
                [lines[0].replacing("<", with: "\u{AB}"), lines[1].replacing("<", with: "\u{AB}")],
                [.otherFiller, .otherFiller]
            ),
            ([lines[0] + "\u{FEFF}", "\u{FEFF}" + lines[1]], [.invisibleCharacter, .invisibleCharacter]),
            ([lines[0].replacing("ANNA", with: "AN\u{AD}NA"), lines[1]], [.invisibleCharacter]),
            (["\u{200B}" + lines[0].replacing("<<", with: "\u{AB}"), lines[1]], [.invisibleCharacter, .otherFiller]),
        ] as [([String], [Deviation.Code])])
    func readsWhatOtherProgramsWrite(written: [String], codes: [Deviation.Code]) throws {
        let zone = try Self.parsed(written)
        #expect(zone.lines == Self.lines)
        #expect(zone.deviations.map(\.code) == codes)
        #expect(zone.verdict == .holds)
    }

    /// Deviations of a zone that is written in one line lie in the lines that the zone has.
    @Test func findsPlacesInLinesThatWereJoined() throws {
        let zone = try Self.parsed([Self.lines.joined().replacing("<", with: "\u{2039}")])
        #expect(zone.lines == Self.lines)
        #expect(zone.deviations.map(\.code) == [.otherFiller, .otherFiller])
        #expect(zone.deviations.map(\.position.line) == [1, 2])
        #expect(zone.deviations.map(\.position.columns) == [2...44, 1...42])
        let second = try Self.parsed([Self.lines[0] + Self.lines[1].replacing("<", with: "\u{2039}")])
        #expect(second.deviations.map(\.position) == [FieldPosition(line: 2, columns: 38...42)])
    }

    /// A character that nobody sees counts for nothing: it never takes the place of a filler, in any column.
    @Test(arguments: ["\u{FEFF}", "\u{200B}", "\u{200E}", "\u{AD}", "\u{2060}", "\u{1}"])
    func neverLosesAFillerToAnInvisibleCharacter(character: String) throws {
        for column in 0...Self.lines[0].count {
            var line = Self.lines[0]
            line.insert(contentsOf: character, at: line.index(line.startIndex, offsetBy: column))
            let zone = try Self.parsed([line, Self.lines[1]])
            #expect(zone.lines == Self.lines && zone.verdict == .holds)
        }
    }

    /// Text that is no zone does not become one.
    @Test(arguments: ["Dear Sir or Madam,", "\u{AB}\u{AB}\u{AB}", "\u{FEFF}", "A B C"])
    func makesNoZoneOfOtherText(text: String) {
        #expect(throws: ZoneParsingError.self) { try Self.parsed([text]) }
    }

    @Test func saysNothingOfWhatIsAsPrinted() throws {
        #expect(try Self.parsed(Self.lines).deviations.isEmpty)
    }
}
