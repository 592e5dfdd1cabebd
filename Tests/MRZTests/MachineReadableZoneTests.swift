import MRZ
import Testing

@Suite struct MachineReadableZoneTests {
    @Test(arguments: Vector.all)
    func givesTheRightVerdicts(vector: Vector) throws {
        let zone = try MachineReadableZone(parsing: vector.lines)
        #expect(zone.format == vector.format)
        #expect(zone.lines == vector.lines)
        #expect(Set(zone.checkDigits.filter { $0.verdict == .fails }.map(\.field)) == vector.failing)
        #expect(zone.verdict == vector.verdict)
        #expect(zone.refutations.isEmpty == (vector.verdict == .holds))
    }

    @Test func readsThePassportOfTheStandard() throws {
        let zone = try MachineReadableZone(
            parsing: """
                P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
                L898902C36UTO7408122F1204159ZE184226B<<<<<10
                """)
        #expect(zone.format == .td3)
        #expect(zone.verdict == .holds)
        #expect(zone.deviations.isEmpty)
        #expect(
            zone.fields.map { "\($0.name.rawValue) \($0.value) \($0.text) \($0.check.rawValue), \($0.position)" } == [
                "documentCode P P notPrinted, line 1, columns 1 to 2",
                "issuingState UTO UTO notPrinted, line 1, columns 3 to 5",
                "surname ERIKSSON ERIKSSON notPrinted, line 1, columns 6 to 13",
                "givenNames ANNA MARIA ANNA<MARIA notPrinted, line 1, columns 16 to 25",
                "documentNumber L898902C3 L898902C3 holds, line 2, columns 1 to 9",
                "nationality UTO UTO notPrinted, line 2, columns 11 to 13",
                "birthDate 1974-08-12 740812 holds, line 2, columns 14 to 19",
                "sex F F notPrinted, line 2, column 21",
                "expiryDate 2012-04-15 120415 holds, line 2, columns 22 to 27",
                "personalNumber ZE184226B ZE184226B holds, line 2, columns 29 to 42",
            ])
        #expect(
            zone.checkDigits.map { "\($0.field.rawValue) \($0.printed)\($0.computed) \($0.position)" } == [
                "documentNumber 66 line 2, column 10", "birthDate 22 line 2, column 20",
                "expiryDate 99 line 2, column 28", "personalNumber 11 line 2, column 43",
                "composite 00 line 2, column 44",
            ])
    }

    @Test(
        arguments: [
            [
                "FRA-DL D1FRA13AA000026181231MARTIN<<9", "documentCode D1", "issuingState FRA",
                "documentNumber 13AA00002", "expiryDate 2018-12-31", "surname MARTIN",
            ],
            [
                "NLD-DL D1NLD15094962111659VW87Z78NB84", "documentCode D1", "issuingState NLD", "version 1",
                "documentNumber 5094962111", "optionalData1 659VW87Z78NB8",
            ],
            [
                "RUS-PN PNRUSZDRIL7K<<SERGEQ<ANATOL9EVI3<<<<<<<<<<<< 3919353498RUS7207233M<<<<<<<4151218910003<50",
                "documentCode PN", "issuingState RUS", "surname ZDRIL7K", "givenNames SERGEQ ANATOL9EVI3",
                "documentNumber 391935349", "nationality RUS", "birthDate 1972-07-23", "sex M", "expiryDate ",
                "personalNumber 4151218910003", "issueDate 2015-12-18", "issuingOffice 910003",
            ],
            [
                "FRA-ID IDFRALOISEAU<<<<<<<<<<<<<<<<<<<<<<<< 970675K002774HERVE<<DJAMEL<7303216M4",
                "documentCode ID", "issuingState FRA", "surname LOISEAU", "issuingOffice ",
                "documentNumber 970675K00277", "issueDate 1997-06", "givenNames HERVE DJAMEL", "birthDate 1973-03-21",
                "sex M",
            ],
        ])
    func readsNationalFormats(expectation: [String]) throws {
        let input = expectation[0].split(separator: " ").map(String.init)
        let zone = try MachineReadableZone(parsing: Array(input.dropFirst()))
        #expect(zone.format.rawValue == input[0])
        #expect(zone.verdict == .holds)
        #expect(zone.fields.map { "\($0.name.rawValue) \($0.value)" } == Array(expectation.dropFirst()))
        #expect(zone.deviations.isEmpty)
    }

    @Test func readsTheSwissDrivingLicence() throws {
        let zone = try MachineReadableZone(
            parsing: ["AAA001D<<", "FACHE305142128097<<800126<<<<<", "MARCHAND<<FABIENNE<<<<<<<<<<<<"])
        #expect(zone.format == .swissDrivingLicence)
        #expect(zone.verdict == .notPrinted)
        #expect(zone.fields.allSatisfy { $0.check == .notPrinted })
        #expect(
            zone.fields.map(\.value) == [
                "AAA001", "D", "FA", "CHE", "305142128", "097", "1980-01-26", "MARCHAND", "FABIENNE",
            ])
        #expect(zone.deviations.isEmpty)
    }

    @Test func protectsTheSurnameOfTheFrenchIdentityCard() throws {
        let zone = try MachineReadableZone(
            parsing: ["IDFRABERTHIER<<<<<<<<<<<<<<<<<923255", "8806923102858CORINNE<<<<<<<6512068F2"])
        #expect(zone[.surname]?.check == .holds)
        #expect(zone[.sex]?.check == .holds)
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\n\n  ", " \t\n \u{FEFF}\n"])
    func takesAnyLineBreak(lineBreak: String) throws {
        let lines = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        let text = lines.joined(separator: lineBreak.filter { $0 != "\u{FEFF}" })
        #expect(try MachineReadableZone(parsing: "\n  " + text + " \n").lines == lines)
    }

    @Test func takesAZoneInOneLine() throws {
        let lines = [
            "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
        ]
        #expect(try MachineReadableZone(parsing: lines.joined()) == MachineReadableZone(parsing: lines))
    }

    @Test(
        arguments: [
            ("", ZoneParsingError.empty), (" \n\t\n", .empty), ("P<UTO", .unknownShape(lineLengths: [5])),
            ("D1DEU<<<<<<<<<<<<<<<<<<<<<<<<<", .unknownShape(lineLengths: [30])),
            ("\u{0}\u{1}\u{2}", .unknownShape(lineLengths: [3])),
            (
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10",
                .unknownShape(lineLengths: [42, 44])
            ),
        ])
    func refusesWhatHasNoShape(text: String, error: ZoneParsingError) {
        #expect(throws: error) { try MachineReadableZone(parsing: text) }
    }

    @Test func readsUnderAFormatThatIsAskedFor() throws {
        let lines = ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        #expect(try MachineReadableZone(parsing: lines, as: .td3).verdict == .holds)
        #expect(throws: ZoneParsingError.wrongShape(format: .td2, lineLengths: [44, 44])) {
            try MachineReadableZone(parsing: lines, as: .td2)
        }
    }

    @Test func readsTheCenturyByTheReferenceDate() throws {
        let lines = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        let zone = try MachineReadableZone(parsing: lines, referenceDate: #require(CalendarDate("2080-01-01")))
        #expect(zone[.birthDate]?.value == "2074-08-12")
        #expect(zone[.expiryDate]?.value == "2012-04-15")
    }

    /// Whatever the bytes, parsing ends in a zone or in an error.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func neverTraps(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<10 {
            for length in [30, 69, 72, 88, 90, Int.random(in: 0...200, using: &random)] {
                let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) }
                let text = String(decoding: bytes, as: UTF8.self)
                _ = try? MachineReadableZone(parsing: text, correcting: true)
            }
            for format in Format.allCases {
                let lines = Layout.of(format).lineLengths.map { length in
                    String(
                        decoding: (0..<length).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }, as: UTF8.self
                    )
                    .replacing(" ", with: "<")
                }
                #expect(throws: Never.self) { try MachineReadableZone(parsing: lines, as: format, correcting: true) }
            }
        }
    }
}
