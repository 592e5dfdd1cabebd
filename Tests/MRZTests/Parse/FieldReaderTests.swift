import MRZ
import Testing

@Suite struct FieldReaderTests {
    // MARK: - Document numbers (Doc 9303-5, 4.2.2, note j)

    @Test(
        arguments: [
            ("IDBEL000590696<1015<<<<<<<<<<<", "000590696101", "5", CheckVerdict.holds, ""),
            ("IDUTO123456789<07<<<<<<<<<<<<<", "1234567890", "7", .holds, ""),
            ("I<PRT007666667<ZZ00<<<<<<<<<<<", "007666667ZZ0", "0", .holds, ""),
            ("I<UTOD23145890<7349<ABC<<<<<<<", "D23145890734", "9", .holds, "ABC"),
            ("I<UTOD23145890<7348<ABC<<<<<<<", "D23145890734", "8", .fails, "ABC"),
            ("I<UTOD23145890<7<<<<<<<<<<<<<<", "D23145890", "<", .fails, "7"),
            ("I<UTOD23145890<<<<<<<<<<<<<<<<", "D23145890", "<", .fails, ""),
            ("I<UTOD23145890<734912345678901", "D23145890", "<", .fails, "734912345678901"),
            ("I<UTOD23145890<7341234567890<<", "D23145890734123456789", "0", .fails, ""),
            ("I<UTO<<<<<<<<<<<<<<<<<<<<<<<<<", "", "<", .holds, ""),
            ("I<UTO<<<<<<<<<0<<<<<<<<<<<<<<<", "", "0", .holds, ""),
        ])
    func readsLongNumbers(
        line: String, number: String, printed: Character, verdict: CheckVerdict, optionalData: String
    ) throws {
        let zone = try MachineReadableZone(parsing: [line, Self.td1Lower, Self.td1Names])
        #expect(zone[.documentNumber]?.value == number)
        #expect(zone[.documentNumber]?.check == verdict)
        #expect(zone.checkDigits[0].printed == printed)
        #expect(zone[.optionalData1]?.value == optionalData)
    }

    @Test func saysWhereALongNumberGoesOn() throws {
        let zone = try MachineReadableZone(
            parsing: [
                "IDBEL600001795<0152<<<<<<<<<<<", "1301014F2311207BEL130101987398", "SPECIMEN<<SPECIMEN<<<<<<<<<<<<",
            ])
        #expect(zone[.documentNumber]?.position == FieldPosition(line: 1, columns: 6...14))
        #expect(zone[.documentNumber]?.continuation == FieldPosition(line: 1, columns: 16...18))
        #expect(zone.checkDigits[0].position == FieldPosition(line: 1, columns: 19...19))
        #expect(zone.verdict == .holds)
        #expect(zone.deviations.isEmpty)
    }

    @Test(
        arguments: [
            ("IDBEL000590240<6013<<<<<<<<<<<", Deviation.Code.longNumberCountsFiller, "000590240601", "3"),
            ("I<SWEHVC8N3QW7<ZE17422<<<<<<<<", .longNumberCountsFiller, "HVC8N3QW7ZE1742", "2"),
            ("I<UTOA00000000<<<<<<<<<<<<<<<<", .fillerForZero, "A00000000", "<"),
            ("I<ESTA00000000<38001085718<<<<", .fillerForZero, "A00000000", "<"),
        ])
    func reportsOtherReadingsAsDeviations(
        line: String, code: Deviation.Code, number: String, printed: Character
    ) throws {
        let zone = try MachineReadableZone(parsing: [line, Self.td1Lower, Self.td1Names])
        #expect(zone.checkDigits[0].verdict == .holds)
        #expect(zone.checkDigits[0].printed == printed)
        #expect(zone[.documentNumber]?.value == number)
        #expect(zone.deviations.contains { $0.code == code })
    }

    // MARK: - Names (Doc 9303-4, 4.2.3)

    @Test(
        arguments: [
            ("ERIKSSON<<ANNA<MARIA<<<<<<<<<<", "ERIKSSON", "ANNA MARIA", false),
            ("ARKFREITH<<<<<<<<<<<<<<<<<<<<<", "ARKFREITH", "", false),
            ("SATRIYA<SUDARPA<<<<<<<<<<<<<<<", "SATRIYA SUDARPA", "", false),
            ("NILAVADHANANANDA<<CHAYAPA<DE<K", "NILAVADHANANANDA", "CHAYAPA DE K", true),
            ("BENNELONG<WOOLOOMOOLOO<W<W<<DI", "BENNELONG WOOLOOMOOLOO W W", "DI", true),
            ("PAPANDROPOULOUS<<JONATHON<ALEC", "PAPANDROPOULOUS", "JONATHON ALEC", true),
            ("AL<BASRI<<HUDA<MUHAMMAD<JAWAD<", "AL BASRI", "HUDA MUHAMMAD JAWAD", false),
            ("DR<TEST<TEST<<MILICA<MILICAAAA", "DR TEST TEST", "MILICA MILICAAAA", true),
            ("BENNELONGWOOLOOMOOLOOWARRANDYT", "BENNELONGWOOLOOMOOLOOWARRANDYT", "", true),
            ("ERIKSSON<<ANNA<<MARIA<<<<<<<<<", "ERIKSSON", "ANNA MARIA", false),
            ("<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<", "", "ANNA", false),
            ("<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "", "", false),
            ("AAAAAAAAAAAAAAAAAAAAAAAAAAAAA<", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "", false),
            ("AAAAAAAAAAAAAAAAAAAAAAAAAAA<<B", "AAAAAAAAAAAAAAAAAAAAAAAAAAA", "B", true),
        ])
    func dividesNames(line: String, surname: String, givenNames: String, isTruncated: Bool) throws {
        let zone = try MachineReadableZone(parsing: ["I<UTOD231458907<<<<<<<<<<<<<<<", Self.td1Lower, line])
        #expect(zone[.surname]?.value == surname)
        #expect(zone[.givenNames]?.value == givenNames)
        #expect(zone[.surname]?.isTruncated == (isTruncated && !surname.isEmpty))
        #expect(zone[.givenNames]?.isTruncated == (isTruncated && !givenNames.isEmpty))
        #expect(zone.deviations.contains { $0.code == .emptySurname } == surname.isEmpty)
    }

    // MARK: - Dates (Doc 9303-3, 4.8)

    @Test(
        arguments: [
            ("740812", "1974-08-12", [Deviation.Code]()), ("7408<<", "1974-08", []), ("74<<<<", "1974", []),
            ("<<<<<<", "", []), ("<<0812", "--08-12", []), ("74<<12", "1974", []),
            ("740800", "1974-08", [.zeroForUnknownDatePart]), ("740000", "1974", [.zeroForUnknownDatePart]),
            ("741312", "", [.impossibleDate]), ("740230", "", [.impossibleDate]),
            ("74O812", "", [.impossibleCharacter, .impossibleDate]), ("7408<1", "", [.impossibleDate]),
        ])
    func readsBirthDates(text: String, value: String, deviations: [Deviation.Code]) throws {
        let middle = "\(text)\(CheckDigit(over: text))F1204159UTO<<<<<<<<<<<6"
        let zone = try MachineReadableZone(parsing: ["I<UTOD231458907<<<<<<<<<<<<<<<", middle, Self.td1Names])
        #expect(zone[.birthDate]?.value == value)
        #expect(zone[.birthDate]?.text == text)
        #expect(zone[.birthDate]?.date == (value.isEmpty ? nil : zone[.birthDate]?.date))
        #expect(zone[.birthDate]?.check == .holds)
        #expect(zone.deviations.map(\.code) == deviations)
    }

    @Test func reportsAnIncompleteExpiry() throws {
        let zone = try MachineReadableZone(
            parsing: ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F<<<<<<0<<<<<<<6"])
        #expect(zone[.expiryDate]?.value == "")
        #expect(zone[.expiryDate]?.check == .holds)
        #expect(zone.deviations.map(\.code) == [.incompleteExpiryDate])
    }

    // MARK: - Codes

    @Test(
        arguments: [
            ("D<<", "Germany"), ("UTO", "Utopia"), ("RKS", "Republic of Kosovo"), ("EUE", "European Union"),
            ("XXA", "Stateless person (1954 Convention art. 1)"), ("XXX", "Unspecified nationality"), ("QQQ", nil),
            ("<<<", nil),
        ])
    func namesStates(code: String, name: String?) throws {
        let zone = try MachineReadableZone(
            parsing: ["V<\(code)ERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4\(code)7408122F9612109<<<<<<<<"])
        for field in [zone[.issuingState], zone[.nationality]] {
            #expect(field?.value == String(code.prefix { $0 != "<" }))
            #expect(field?.codeName == name)
        }
        #expect(zone.deviations.contains { $0.code == .unknownState } == (name == nil))
    }

    @Test func acceptsXForSexAndSaysSo() throws {
        let zone = try MachineReadableZone(
            parsing: ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122X1204159ZE184226B<<<<<10"])
        #expect(zone[.sex]?.value == "X")
        #expect(zone.deviations.map(\.code) == [.unexpectedCharacter])
        #expect(zone.deviations.first?.position == FieldPosition(line: 2, columns: 21...21))
    }

    /// Characters that no issuer prints: the digits do not cover them, or hold by chance, and the zone is refuted all the same.
    @Test(
        arguments: [
            ("ERIKSSON<<ANNA", "ERIKS\u{1B}ON<<ANNA", 1, 11), ("ERIKSSON<<ANNA", "ERIKSSON<<日NNA", 1, 16),
            ("UTO7408122F", "UTO7408122Q", 2, 21), ("UTO7408122F", "UTO74081W2F", 2, 19),
            ("UTO7408122F", "U O7408122F", 2, 12), ("F1204159", "F12\u{3C3}4159", 2, 24),
        ])
    func refutesCharactersThatNoZoneHas(old: String, new: String, line: Int, column: Int) throws {
        let lines = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        let zone = try MachineReadableZone(parsing: lines.map { $0.replacing(old, with: new) })
        #expect(zone.verdict == .fails)
        let deviation = try #require(zone.deviations.first { $0.code == .impossibleCharacter })
        #expect(deviation.position == FieldPosition(line: line, columns: column...column))
    }

    /// Characters that some issuers print against the standard stay a deviation.
    @Test(
        arguments: [
            ("ERIKSSON<<ANNA", "ERIKSS0N<<ANNA"), ("P<UTO", "P<U70"), ("UTO7408122F", "RKS7408122F"),
            ("UTO7408122F", "UTO7408122X"), ("P<UTO", "P1UTO"), ("P<UTO", "RPUTO"),
        ])
    func toleratesWhatIssuersPrint(old: String, new: String) throws {
        let lines = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        let zone = try MachineReadableZone(parsing: lines.map { $0.replacing(old, with: new) })
        #expect(zone.lines != lines && zone.verdict == .holds)
    }

    @Test func readsSmallLettersAsCapitalsAndSaysSo() throws {
        let lines = ["p<utoeriksson<<Anna<MARIA<<<<<<<<<<<<<<<<<<<", "L898902c36UTO7408122F1204159ZE184226B<<<<<10"]
        let zone = try MachineReadableZone(parsing: lines)
        #expect(zone.verdict == .holds && zone.format == .td3)
        #expect(zone[.surname]?.value == "ERIKSSON" && zone[.documentNumber]?.value == "L898902C3")
        #expect(zone.lines == lines.map { $0.uppercased() } && zone.linesAsRead == lines)
        #expect(
            zone.deviations.map { "\($0.code.rawValue) \($0.position)" } == [
                "smallLetters line 1, column 1", "smallLetters line 1, columns 3 to 13",
                "smallLetters line 1, columns 17 to 19", "smallLetters line 2, column 8",
            ])
        let inOneLine = try MachineReadableZone(parsing: lines.joined())
        #expect(inOneLine.deviations == zone.deviations && inOneLine.linesAsRead == lines)
    }

    @Test func acceptsUnusualDocumentCodesAndSaysSo() throws {
        let zone = try MachineReadableZone(
            parsing: ["RPEST0000000000<<<<<<<<<<<<<<<", Self.td1Lower, Self.td1Names])
        #expect(zone[.documentCode]?.value == "RP")
        #expect(zone.deviations.contains { $0.code == .unusualDocumentCode })
    }

    private static let td1Lower = "7408122F1204159UTO<<<<<<<<<<<6"
    private static let td1Names = "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"
}
