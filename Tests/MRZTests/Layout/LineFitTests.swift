import MRZ
import Testing

/// Lines with a filler more or less than their format: read as printed, refuted, no letter lost.
struct LineFitTests {
    /// The lines as printed, and the same with the right number of fillers.
    private static let zones: [(printed: [String], right: [String])] = [
        (
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        ),
        (
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<<10"],
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        ),
        (  // A filler that slipped from the end of one line to the start of the next.
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<", "<L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        ),
        (  // A number that holds fillers, and as many behind it: the check digits say where one is too many.
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C<<3UTO6908061F9406236ZE184226B<<<<<14"],
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C<3UTO6908061F9406236ZE184226B<<<<<14"]
        ),
        (
            ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<<6"],
            ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"]
        ),
        (
            [
                "I<UTOD231458907<<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<6",
                "ERIKSSON<<ANNA<MARIA<<<<<<<<<<<",
            ],
            ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"]
        ),
        (
            ["IDFRABERTHIER<<<<<<<<<<<<<<<<<<923255", "8806923102858CORINNE<<<<<<<6512068F2"],
            ["IDFRABERTHIER<<<<<<<<<<<<<<<<<923255", "8806923102858CORINNE<<<<<<<6512068F2"]
        ),
        (["D1FRA13AA000026181231MARTIN<9"], ["D1FRA13AA000026181231MARTIN<<9"]),
    ]

    @Test(arguments: zones)
    func readsWhatIsPrinted(printed: [String], right: [String]) throws {
        let (zone, mended) = (try MachineReadableZone(parsing: printed), try MachineReadableZone(parsing: right))
        #expect(zone.lines == printed && zone.linesAsRead == printed && zone.format == mended.format)
        #expect(zone.fields.map(\.value) == mended.fields.map(\.value))
        #expect(zone.checkDigits.map(\.verdict) == mended.checkDigits.map(\.verdict))
        #expect(zone.verdict == .fails)
        let wrong = zip(printed, right).enumerated().filter { $1.0.count != $1.1.count }
        #expect(
            zone.deviations.filter { $0.code == .wrongLineLength }.map(\.position)
                == wrong.map { FieldPosition(line: $0 + 1, columns: 1...$1.0.count) })
    }

    /// Every field stands in the printed line where it says it does.
    @Test(arguments: zones)
    func saysWhereTheFieldsArePrinted(printed: [String], right: [String]) throws {
        let zone = try MachineReadableZone(parsing: printed)
        for field in zone.fields where !field.text.isEmpty && field.name != .issueDate {
            let line = Array(printed[field.position.line - 1])
            let columns = field.position.columns
            #expect(String(line[columns.lowerBound - 1...columns.upperBound - 1]).hasPrefix(field.text))
        }
        for digit in zone.checkDigits {
            #expect(
                Array(printed[digit.position.line - 1])[digit.position.columns.lowerBound - 1] == digit.printed)
        }
    }

    @Test(arguments: zones)
    func countsNothingForAFillerOfNoFormat(printed: [String], right: [String]) throws {
        let (zone, mended) = (try MachineReadableZone(parsing: printed), try MachineReadableZone(parsing: right))
        #expect(zone.checkWeights.count == printed.joined().count)
        #expect(zone.checkWeights.filter(\.isCheckDigit) == mended.checkWeights.filter(\.isCheckDigit))
    }

    @Test func losesNoLetterOfAName() throws {
        let lower = "L898902C36UTO7408122F1204159ZE184226B<<<<<10"
        let zone = try MachineReadableZone(
            parsing: ["P<UTOBENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<DI<", lower])
        #expect(zone[.surname]?.value == "BENNELONG WOOLOOMOOLOO WARRANDYTE W")
        #expect(zone[.givenNames]?.value == "DI")
        let short = try MachineReadableZone(parsing: ["P<UTOBENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<D", lower])
        #expect(short[.givenNames]?.value == "D" && short[.givenNames]?.position.columns == 43...43)
    }

    /// Lines are not a zone if a letter would have to go, or if nothing tells that they are one.
    @Test(
        arguments: [
            ["P<UTOBENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<DIN", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226BXXXXX1"],
            ["This is a line of prose that has 43 letters", "and the next has 44 of them, which is usual."],
        ])
    func fitsNothingElse(lines: [String]) {
        #expect(throws: ZoneParsingError.unknownShape(lineLengths: lines.map(\.count))) {
            try MachineReadableZone(parsing: lines)
        }
    }

    /// With a filler made up for, digits prove no repair.
    @Test func correctsNothing() throws {
        let lines = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<", "L898902C36UTO74O8122F1204159ZE184226B<<<<<10"]
        let zone = try MachineReadableZone(parsing: lines, correcting: true)
        #expect(zone.corrections.isEmpty && zone.lines == lines && zone.verdict == .fails)
        #expect(
            try MachineReadableZone(
                parsing: lines, as: .td3, replacingLine: 2, column: 16, by: "0") == nil)
    }
}
