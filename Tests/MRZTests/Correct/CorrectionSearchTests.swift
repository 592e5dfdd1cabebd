import MRZ
import Testing

@Suite struct CorrectionSearchTests {
    @Test(
        arguments: [
            // The date read with a letter; only one place can be wrong.
            ("L898902C36UTO74O8122F1204159ZE184226B<<<<<10", ["2:16 O→0 birthDate"]),
            ("L898902C36UTO7408122F120415PZE184226B<<<<<10", []),
            ("L898902C36UTO7408122F12O4159ZE184226B<<<<<10", ["2:24 O→0 expiryDate"]),
            // A check digit read as a letter.
            ("L898902C36UTO740812ZF1204159ZE184226B<<<<<10", ["2:20 Z→2 birthDate"]),
            ("L898902C36UTO7408122F1204159ZE184226B<<<<<I0", ["2:43 I→1 personalNumber"]),
            ("L898902C36UTO7408122F1204159ZE184226B<<<<<1O", ["2:44 O→0 composite"]),
            // Two digits, one repair each.
            ("L898902C36UTO74O8122F12O4159ZE184226B<<<<<10", ["2:16 O→0 birthDate", "2:24 O→0 expiryDate"]),
            // Two errors under one digit are beyond proof, and so are pairs that count the same.
            ("L898902C36UTO74OB122F1204159ZE184226B<<<<<10", []),
            ("L898902C3GUTO7408122F1204159ZE184226B<<<<<10", []),
            // Nothing to repair.
            ("L898902C36UTO7408122F1204159ZE184226B<<<<<10", []),
            // Names and nationality have no check digit.
            ("L898902C36UT07408122F1204159ZE184226B<<<<<10", []),
        ])
    func repairsWhatIsProven(line: String, corrections: [String]) throws {
        let zone = try Self.zone(line)
        let described = zone.corrections.map {
            "\($0.line):\($0.column) \($0.read)→\($0.corrected) \($0.proof.rawValue)"
        }
        #expect(described == corrections)
        #expect(zone.linesAsRead[1] == line)
        if !corrections.isEmpty {
            #expect(zone.verdict == .holds)
            #expect(zone.lines[1] == "L898902C36UTO7408122F1204159ZE184226B<<<<<10")
        }
    }

    /// A replacement that a reader of pictures finds possible: any character, if the digits prove it.
    @Test(arguments: [
        ("L898902C36UTO7408122F12041A9ZE184226B<<<<<10", 2, 27, "5" as Character, "expiryDate" as String?),
        ("L898902C36UTO7408122F1204159ZE184226B<<<<<1T", 2, 44, "0", "composite"),
        // The digits hold already; they fail still; there is no such place; no such character.
        ("L898902C36UTO7408122F1204159ZE184226B<<<<<10", 2, 27, "5", nil),
        ("L898902C36UTO7408122F12041A9ZE184226B<<<<<10", 2, 27, "4", nil),
        ("L898902C36UTO7408122F12041A9ZE184226B<<<<<10", 3, 1, "5", nil),
        ("L898902C36UTO7408122F12041A9ZE184226B<<<<<10", 2, 45, "5", nil),
        ("L898902C36UTO7408122F12041A9ZE184226B<<<<<10", 0, 0, "5", nil),
        ("L898902C36UTO7408122F12041A9ZE184226B<<<<<10", 2, 27, "é", nil),
    ])
    func replacesWhatTheDigitsProve(
        line: String, row: Int, column: Int, character: Character, proof: String?
    ) throws {
        let upper = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
        let zone = try MachineReadableZone(
            parsing: [upper, line], as: .td3, replacingLine: row, column: column, by: character)
        #expect(zone?.corrections.map(\.proof.rawValue) == proof.map { [$0] })
        guard let zone else { return }
        #expect(zone.lines == [upper, "L898902C36UTO7408122F1204159ZE184226B<<<<<10"])
        #expect(zone.verdict == .holds && zone.linesAsRead == [upper, line])
    }

    @Test func replacesNothingInWhatIsNoZone() {
        #expect(throws: ZoneParsingError.self) {
            try MachineReadableZone(parsing: ["UTO"], as: .td3, replacingLine: 1, column: 1, by: "P")
        }
    }

    @Test func changesNothingUnlessAsked() throws {
        let zone = try Self.zone("L898902C36UTO74O8122F1204159ZE184226B<<<<<10", correcting: false)
        #expect(zone.corrections.isEmpty)
        #expect(zone.verdict == .fails)
    }

    @Test func reportsRepairsThatFitEquallyWell() throws {
        // 0 for O in the 1st or the 4th place counts the same: their weights are both 7.
        let number = "OAAOAAAAA"
        let digit = CheckDigit(over: "0AAOAAAAA")
        let zone = try MachineReadableZone(
            parsing: ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "\(number)\(digit)XXX7408122F9612109<<<<<<<<"],
            correcting: true)
        #expect(zone.corrections.isEmpty)
        #expect(zone.ambiguities.map(\.proof) == [.documentNumber])
        let columns = zone.ambiguities.first?.alternatives.map(\.column) ?? []
        #expect(Set(columns).isSuperset(of: [1, 4]))
        #expect(zone.verdict == .fails)
    }

    @Test func repairsEachFieldOfAVisaAlone() throws {
        // The number is beyond repair, the date is not.
        let zone = try MachineReadableZone(
            parsing: ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C5XXX74O8122F9612109<<<<<<<<"], correcting: true)
        #expect(zone.corrections.map(\.column) == [16])
        #expect(zone[.birthDate]?.check == .holds)
        #expect(zone[.documentNumber]?.check == .fails)
    }

    @Test func repairsTheFrenchSurname() throws {
        let zone = try MachineReadableZone(
            parsing: ["IDFRABERTH1ER<<<<<<<<<<<<<<<<<923255", "8806923102858CORINNE<<<<<<<6512068F2"], correcting: true)
        #expect(zone[.surname]?.value == "BERTHIER")
        #expect(zone.corrections.map(\.proof) == [.composite])
    }

    @Test func repairsTheRestOfALongNumber() throws {
        let zone = try MachineReadableZone(
            parsing: [
                "IDBEL600001795<01S2<<<<<<<<<<<", "1301014F2311207BEL130101987398", "SPECIMEN<<SPECIMEN<<<<<<<<<<<<",
            ],
            correcting: true)
        #expect(zone[.documentNumber]?.value == "600001795015")
    }

    /// One misread look-alike is put right or called ambiguous, never put wrong.
    @Test(arguments: Vector.all.filter { $0.failing.isEmpty })
    func neverRepairsASingleErrorWrongly(vector: Vector) throws {
        let pairs = ["O0", "D0", "Q0", "I1", "Z2", "S5", "T7", "B8"].flatMap {
            [Array($0.utf8), Array($0.utf8).reversed()]
        }
        for line in vector.lines.indices {
            for (column, character) in vector.lines[line].utf8.enumerated() {
                for pair in pairs where pair[0] == character {
                    var lines = vector.lines.map { Array($0.utf8) }
                    lines[line][column] = pair[1]
                    let damaged = lines.map { String(decoding: $0, as: UTF8.self) }
                    let zone = try MachineReadableZone(parsing: damaged, as: vector.format, correcting: true)
                    #expect(zone.corrections.isEmpty || zone.lines == vector.lines)
                    #expect(zone.linesAsRead == damaged)
                }
            }
        }
    }

    /// Whatever is corrected, the digits hold afterwards, and each correction changes what its character counts.
    @Test(arguments: Vector.all)
    func repairsNothingWithoutProof(vector: Vector) throws {
        let zone = try MachineReadableZone(parsing: vector.lines, correcting: true)
        #expect(zone.corrections.isEmpty || zone.verdict == .holds || vector.format.isVisa)
        #expect(Set(zone.corrections.map(\.proof)).count == zone.corrections.count)
        for correction in zone.corrections {
            #expect(CheckDigit(over: String(correction.read)) != CheckDigit(over: String(correction.corrected)))
        }
    }

    private static func zone(_ line: String, correcting: Bool = true) throws -> MachineReadableZone {
        try MachineReadableZone(
            parsing: ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", line], correcting: correcting)
    }
}
