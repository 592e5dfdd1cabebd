import MRZ
import Testing

struct ZoneWriterTests {
    /// The specimens of Doc 9303-3 to -7, from their fields; their years are given as the specimens mean them.
    @Test(arguments: [
        (
            Format.td3, eriksson(code: "P", number: "L898902C3", expiry: "2012-04-15", personalNumber: "ZE184226B"),
            ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"]
        ),
        (
            .td1, eriksson(code: "I", number: "D23145890", expiry: "2012-04-15"),
            ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"]
        ),
        (
            .td2, eriksson(code: "I", number: "D23145890", expiry: "2012-04-15"),
            ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"]
        ),
        (
            .mrva,
            eriksson(
                code: "V", number: "L8988901C", nationality: "XXX", expiry: "1996-12-10", optionalData1: "6ZE184226B"),
            ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX7408122F96121096ZE184226B<<<<<<"]
        ),
        (
            .mrvb, eriksson(code: "V", number: "L8988901C", nationality: "XXX", expiry: "1996-12-10"),
            ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX7408122F9612109<<<<<<<<"]
        ),
    ])
    func writesTheSpecimensOfTheStandard(format: Format, fields: ZoneFields, lines: [String]) throws {
        #expect(try ZoneWriter().lines(of: fields, in: format) == lines)
        #expect(try MachineReadableZone(format: format, fields: fields).lines == lines)
        #expect(try MachineReadableZone(format: format, fields: fields).verdict == .holds)
    }

    /// Belgium's card is the best-known one; 10, 11 and 22 characters are the limits of TD1, 14 those of TD2.
    @Test(arguments: [
        ("000590696101", Format.td1, "", "I<UTO000590696<1015<<<<<<<<<<<"),
        ("1234567890", .td1, "", "I<UTO123456789<07<<<<<<<<<<<<<"),
        ("123456789", .td1, "ABCDEFGHIJKLMNO", "I<UTO1234567897ABCDEFGHIJKLMNO"),
        ("D23145890734", .td1, "XY", "I<UTOD23145890<7349<XY<<<<<<<<"),
        ("1234567890123456789012", .td1, "", "I<UTO123456789<01234567890129<"),
        ("D23145890734", .td2, "", "D23145890<UTO7408122F12041597349<<<"),
    ])
    func longNumbersGoOnInOptionalData(number: String, format: Format, optionalData: String, line: String) throws {
        var fields = Self.eriksson(code: "I", number: number, expiry: "2012-04-15", optionalData1: optionalData)
        fields.surname = "E"
        let zone = try MachineReadableZone(format: format, fields: fields)
        #expect(zone[.documentNumber]?.value == number)
        #expect(zone[.optionalData1]?.value == optionalData)
        #expect(zone.verdict == .holds)
        #expect(zone.deviations.isEmpty)
        #expect(zone.lines[format == .td1 ? 0 : 1].hasPrefix(line))
    }

    @Test func longNamesAreTruncatedAndReadAsTruncated() throws {
        var fields = Self.eriksson(code: "I", number: "1", expiry: "2012-04-15")
        fields.surname = "Nilavadhanananda"
        fields.givenNames = "Chayapa Dejthamrong Krasuang"
        let zone = try MachineReadableZone(format: .td1, fields: fields)
        #expect(zone.lines[2] == "NILAVADHANANANDA<<CHAYAPA<DE<K")
        #expect(zone[.givenNames]?.isTruncated == true)
        #expect(zone[.surname]?.value == "NILAVADHANANANDA")
    }

    @Test func visasCutTheNumber() throws {
        let fields = Self.eriksson(code: "V", number: "1234567890", expiry: "2012-04-15")
        #expect(try MachineReadableZone(format: .mrva, fields: fields)[.documentNumber]?.value == "123456789")
    }

    @Test(arguments: [
        ("1974-08-12", "740812"), ("1974-08", "7408<<"), ("1974", "74<<<<"), ("--08-12", "<<0812"), (nil, "<<<<<<"),
        ("2004-02-29", "040229"),
    ])
    func unknownPartsOfDatesAreFillers(date: String?, text: String) throws {
        var fields = Self.eriksson(code: "P", number: "1", expiry: "2012-04-15")
        fields.birthDate = date.flatMap(CalendarDate.init)
        let zone = try MachineReadableZone(format: .td3, fields: fields)
        #expect(zone[.birthDate]?.text == text)
        #expect(zone.verdict == .holds)
    }

    @Test(arguments: [("F", "F"), ("m", "M"), ("X", "<"), ("", "<"), ("<", "<")])
    func sexIsWrittenAsTheStandardHasIt(sex: String, text: Character) throws {
        var fields = Self.eriksson(code: "P", number: "1", expiry: "2012-04-15")
        fields.sex = sex
        let line = try ZoneWriter().lines(of: fields, in: .td3)[1]
        #expect(line.dropFirst(20).first == text)
    }

    @Test func specialCharactersInNumbersAreFillers() throws {
        var fields = Self.eriksson(code: "P", number: " ab-12 34/ ", expiry: "2012-04-15", personalNumber: "12.34")
        fields.issuingState = "d"
        let lines = try ZoneWriter().lines(of: fields, in: .td3)
        #expect(lines[0].hasPrefix("P<D<<ERIKSSON"))
        #expect(lines[1].hasPrefix("AB<12<34<"))
        #expect(lines[1].dropFirst(28).hasPrefix("12<34<<<"))
    }

    @Test(arguments: [(ZoneWriter.EmptyCheckDigit.zero, "0"), (ZoneWriter.EmptyCheckDigit.filler, "<")])
    func issuerChoosesTheDigitOfAnEmptyNumber(choice: ZoneWriter.EmptyCheckDigit, digit: String) throws {
        let fields = Self.eriksson(code: "P", number: "L898902C3", expiry: "2012-04-15")
        let zone = try MachineReadableZone(format: .td3, fields: fields, writer: ZoneWriter(emptyCheckDigit: choice))
        #expect(zone.lines[1].dropFirst(42).hasPrefix(digit))
        #expect(zone.verdict == .holds)
        #expect(zone.deviations.isEmpty)
    }

    @Test func transliterationIsTheCallers() throws {
        var fields = Self.eriksson(code: "P", number: "1", expiry: "2012-04-15")
        fields.surname = "Müller"
        let writer = ZoneWriter(transliteration: Transliteration(style: .plain))
        #expect(try writer.lines(of: fields, in: .td3)[0].hasPrefix("P<UTOMULLER<<ANNA<MARIA"))
    }

    @Test(arguments: [
        (
            Format.td3, FieldName.documentNumber, "1234567890",
            "documentNumber has 10 characters, and there is room for 9"
        ),
        (
            .td1, .documentNumber, "12345678901234567890123",
            "documentNumber has 23 characters, and there is room for 22"
        ),
        (.td2, .documentNumber, "123456789012345", "documentNumber has 15 characters, and there is room for 14"),
        (.td1, .documentNumber, "123456789-1", "documentNumber cannot hold '<'"),
        (.td1, .documentNumber, "12345é", "documentNumber cannot hold 'é'"),
        (.td1, .documentNumber, "", "documentNumber is missing"),
        (.td1, .documentNumber, " - ", "documentNumber is missing"),
        (.td1, .surname, "", "surname is missing"), (.td1, .issuingState, "", "issuingState is missing"),
        (.td1, .nationality, "<<<", "nationality is missing"), (.td1, .documentCode, "", "documentCode is missing"),
        (.td3, .issuingState, "UTOP", "issuingState has 4 characters, and there is room for 3"),
        (.td3, .nationality, "U1O", "nationality cannot hold '1'"),
        (.td3, .documentCode, "P1", "documentCode cannot hold '1'"),
        (.td3, .documentCode, "V", "documentCode of TD3 cannot be 'V'"),
        (.td1, .documentCode, "AI", "documentCode of TD1 cannot be 'AI'"),
        (.td1, .documentCode, "PA", "documentCode of TD1 cannot be 'PA'"),
        (.td2, .documentCode, "AC", "documentCode of TD2 cannot be 'AC'"),
        (.mrva, .documentCode, "P", "documentCode of MRVA cannot be 'P'"),
        (.td1, .documentCode, "IDX", "documentCode has 3 characters, and there is room for 2"),
        (.td1, .sex, "W", "sex cannot hold 'W'"), (.td1, .sex, "FM", "sex has 2 characters, and there is room for 1"),
        (.td1, .personalNumber, "1", "TD1 has no personalNumber"),
        (.td3, .optionalData1, "1", "TD3 has no optionalData1"),
        (.td2, .optionalData2, "1", "TD2 has no optionalData2"),
        (.td2, .optionalData1, "12345678", "optionalData1 has 8 characters, and there is room for 7"),
        (.td1, .givenNames, "Ann王", "givenNames: '王' has no transliteration in Doc 9303"),
        (.frenchDrivingLicence, .sex, "F", "FRA-DL is not a format of Doc 9303, so it is not written"),
    ])
    func namesFieldAndCause(format: Format, field: FieldName, text: String, cause: String) {
        let codes: [Format: String] = [.td3: "P", .mrva: "V", .mrvb: "V"]
        var fields = Self.eriksson(code: codes[format] ?? "I", number: "1", expiry: "2012-04-15")
        fields.set(field, to: text)
        let error = #expect(throws: ZoneWritingError.self) { try ZoneWriter().lines(of: fields, in: format) }
        #expect(error?.description == cause)
    }

    @Test func zonesThatWouldBeMistakenAreNotWritten() {
        var fields = Self.eriksson(code: "ID", number: "1", expiry: "2012-04-15")
        fields.issuingState = "FRA"
        #expect(throws: ZoneWritingError.mistakable(.td2, for: .frenchIdentityCard)) {
            try ZoneWriter().lines(of: fields, in: .td2)
        }
        #expect(throws: Never.self) { try ZoneWriter().lines(of: fields, in: .td1) }
    }

    private static func eriksson(
        code: String, number: String, nationality: String = "UTO", expiry: String, optionalData1: String = "",
        personalNumber: String = ""
    ) -> ZoneFields {
        var fields = ZoneFields(
            documentCode: code, issuingState: "UTO", surname: "Eriksson", givenNames: "Anna Maria",
            documentNumber: number, nationality: nationality)
        (fields.birthDate, fields.sex) = (CalendarDate("1974-08-12"), "F")
        fields.expiryDate = CalendarDate(expiry)
        (fields.optionalData1, fields.personalNumber) = (optionalData1, personalNumber)
        return fields
    }
}

extension ZoneFields {
    fileprivate mutating func set(_ field: FieldName, to text: String) {
        switch field {
        case .documentCode: documentCode = text
        case .issuingState: issuingState = text
        case .surname: surname = text
        case .givenNames: givenNames = text
        case .documentNumber: documentNumber = text
        case .nationality: nationality = text
        case .sex: sex = text
        case .optionalData1: optionalData1 = text
        case .optionalData2: optionalData2 = text
        case .personalNumber: personalNumber = text
        default: Issue.record("\(field) is no text")
        }
    }
}
