import Foundation
import IDScan
import MRZ
import Testing

@Suite struct CrossCheckTests {
    /// Doc 9303-4, appendix A.
    private static let passport = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]
    private static let print: [VisualFieldName: String] = [
        .documentCode: "P", .issuingState: "UTO", .surname: "ERIKSSON", .givenNames: "ANNA MARIA",
        .documentNumber: "L898902C3", .nationality: "UTOPIAN", .birthDate: "12 AUG/AOUT 74", .sex: "F",
        .expiryDate: "15 APR/AVR 12", .personalNumber: "ZE 184226 B",
    ]

    private static func check(
        _ name: VisualFieldName, _ text: String, _ field: FieldName, lines: [String] = passport
    ) throws -> FieldCrossCheck? {
        try check(VisualZone([name: text]), lines)[field]
    }

    private static func check(_ print: VisualZone, _ lines: [String] = passport) throws -> CrossCheck {
        CrossCheck(zone: try MachineReadableZone(parsing: lines), visualZone: print, referenceDate: .lastOf2026)
    }

    @Test func specimenOfTheStandardAgrees() throws {
        let check = try Self.check(VisualZone(Self.print))
        #expect(check.fields.count == Self.print.count)
        #expect(check.fields.filter { $0.outcome != .agrees }.isEmpty)
    }

    private static let prints: [(VisualFieldName, FieldName, [String])] = [
        (VisualFieldName.birthDate, FieldName.birthDate, ["12.08.1974", "1974-08-12", "12 Aug 1974", "12 08 74"]),
        (.documentNumber, .documentNumber, ["L 898-902 C3", "l898902c3", "L8989O2C3", "Ĺ8989Ö2C3"]),
        (.sex, .sex, ["K/F", "female"]),
        (.nationality, .nationality, ["UTO", "Utopia", "UTOPIAN / ΟΥΤΟΠΙΑ"]), (.documentCode, .documentCode, ["P"]),
        (.fullName, .surname, ["Eriksson, Anna"]), (.surname, .surname, ["Dr. Eriksson", "Ériksson née Olsen"]),
        (.personalNumber, .personalNumber, ["ZE184226B"]),
    ]

    @Test(arguments: prints)
    func agreesHoweverItIsPrinted(name: VisualFieldName, field: FieldName, texts: [String]) throws {
        for text in texts { #expect(try Self.check(name, text, field)?.outcome == .agrees, "\(text)") }
    }

    private static let differences: [(VisualFieldName, String, FieldName, Int, Int)] = [
        (VisualFieldName.birthDate, "12 AUG 1975", FieldName.birthDate, 7, 0),
        (.birthDate, "12 SEP 1974", .birthDate, 3, 2),
        (.birthDate, "13.08.1974", .birthDate, 0, 4), (.birthDate, "12 AUG 1874", .birthDate, 7, 0),
        (.birthDate, "12 AUX 1974", .birthDate, 0, 0), (.birthDate, "XX 08 1974", .birthDate, 0, 4),
        (.birthDate, "1974", .birthDate, 4, 2), (.documentNumber, "L89 8902D3", .documentNumber, 8, 7),
        (.documentNumber, "L898902C", .documentNumber, 8, 8), (.documentNumber, "L898902C34", .documentNumber, 9, 9),
        (.sex, "M", .sex, 0, 0), (.sex, "M/F", .sex, 0, 0), (.nationality, "UTX", .nationality, 2, 2),
        (.nationality, "GERMAN", .nationality, 0, 0), (.nationality, "UTOPIEN", .nationality, 5, 0),
        (.surname, "ERIKSEN", .surname, 5, 5), (.givenNames, "ANNA MARIE", .givenNames, 9, 9),
        (.givenNames, "ANNA", .givenNames, 4, 4), (.documentCode, "I", .documentCode, 0, 0),
    ]

    @Test(arguments: differences)
    func saysWhereTheyDiffer(name: VisualFieldName, text: String, field: FieldName, printed: Int, zone: Int) throws {
        let check = try #require(try Self.check(name, text, field))
        #expect(check.outcome == .differs)
        #expect(check.printedText == text)
        #expect(check.difference?.printedOffset == printed)
        #expect(check.difference?.zoneOffset == zone)
    }

    private static let incomparable: [(VisualFieldName, String, FieldName)] = [
        (VisualFieldName.nationality, "ΟΥΤΟΠΙΑ", FieldName.nationality), (.documentCode, "PASSPORT", .documentCode),
        (.surname, "---", .surname), (.issueDate, "12 AUG 2002", .issueDate), (.personalNumber, "", .personalNumber),
    ]

    @Test(arguments: incomparable)
    func doesNotCompareWhatCannotBe(name: VisualFieldName, text: String, field: FieldName) throws {
        #expect(try Self.check(name, text, field)?.outcome == .notCompared)
    }

    @Test func namesAreCutOnlyForWantOfRoom() throws {
        let cut = ["P<UTONILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K", Self.passport[1]]
        let whole = try Self.check(
            VisualZone([.surname: "Nilavadhanananda", .givenNames: "Chayapa Dejthamrong Krasuang"]), cut)
        #expect(whole[.surname]?.isTruncated == false)
        #expect(whole[.givenNames]?.outcome == .agrees)
        #expect(whole[.givenNames]?.isTruncated == true)

        // The name fits exactly: the last letter is not one that was left out.
        let full = ["P<UTOPAPANDROPOULOUS<<JONATHON<WARREN<TREVO<", Self.passport[1]]
        let exact = ["P<UTOPAPANDROPOULOUS<<JONATHON<WARREN<TREVOR", Self.passport[1]]
        let visual = VisualZone([.surname: "Papandropoulous", .givenNames: "Jonathon Warren Trevor"])
        let longer = VisualZone([.surname: "Papandropoulous", .givenNames: "Jonathon Warren Trevors"])
        #expect(try Self.check(visual, full)[.givenNames]?.outcome == .differs)
        #expect(try Self.check(visual, exact)[.givenNames]?.outcome == .agrees)
        #expect(try Self.check(visual, exact)[.givenNames]?.isTruncated == false)
        #expect(try Self.check(longer, exact)[.givenNames]?.isTruncated == true)
    }

    /// Doc 9303-4, 4.2.3, a name that is not divided: `ARKFREITH<<<…`; it may be printed in either field.
    @Test(arguments: [VisualFieldName.surname, .givenNames])
    func undividedNamesArePrimary(name: VisualFieldName) throws {
        let zone = ["P<UTOARKFREITH<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", Self.passport[1]]
        let check = try Self.check(VisualZone([name: "Arkfreith"]), zone)
        #expect(check[.surname]?.outcome == .agrees)
        #expect(check[.givenNames] == nil)
    }

    @Test func missingGivenNamesDiffer() throws {
        let zone = ["P<UTOARKFREITH<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", Self.passport[1]]
        let visual = VisualZone([.surname: "Arkfreith", .givenNames: "Anna"])
        #expect(try Self.check(visual, zone)[.givenNames]?.outcome == .differs)
    }

    @Test(arguments: [("XX XX XXXX", FieldCrossCheck.Outcome.agrees), ("12 08 1974", .differs), ("", .notCompared)])
    func unknownDatesAgreeWithUnknownOnes(text: String, outcome: FieldCrossCheck.Outcome) throws {
        let zone = try MachineReadableZone(
            format: .td3,
            fields: ZoneFields(
                documentCode: "P", issuingState: "UTO", surname: "A", documentNumber: "1", nationality: "UTO"))
        let print = VisualZone([.birthDate: text])
        let check = CrossCheck(zone: zone, visualZone: print, referenceDate: .lastOf2026)
        #expect(check[.birthDate]?.outcome == outcome)
    }

    /// A document that prints the date of birth as part of the holder's number only, and one that prints both.
    @Test(
        arguments: [
            ("1800101221144", nil, FieldCrossCheck.Outcome.agrees), ("1800102221147", nil, .differs),
            ("1800102221142", nil, nil), ("1800102221147", "01.01.1980", .agrees),
        ] as [(String, String?, FieldCrossCheck.Outcome?)])
    func numbersTellTheDayOfBirth(number: String, birth: String?, outcome: FieldCrossCheck.Outcome?) throws {
        var fields = ZoneFields(
            documentCode: "I", issuingState: "ROU", surname: "A", documentNumber: "1", nationality: "ROU")
        fields.birthDate = CalendarDate("1980-01-01")
        let zone = try MachineReadableZone(format: .td2, fields: fields)
        var print = VisualZone([.personalNumber: number])
        print.texts[.birthDate] = birth
        let check = CrossCheck(zone: zone, visualZone: print, referenceDate: CalendarDate("2026-11-21"))[.birthDate]
        #expect(check?.outcome == outcome ?? .notCompared)
    }

    @Test(arguments: [("L8988901C4", true), ("L8988901D4", false)])
    func visasHoldTheFirstNineCharactersOfNumbers(text: String, agrees: Bool) throws {
        let visa = ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX7408122F96121096ZE184226B<<<<<<"]
        let check = try Self.check(.documentNumber, text, .documentNumber, lines: visa)
        #expect(check?.outcome == (agrees ? .agrees : .differs))
        #expect(check?.isTruncated == agrees)
    }

    @Test func germanyHasTwoCodes() throws {
        let lines = ["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<", "C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4"]
        for text in ["D", "DEU", "DEUTSCH", "GERMAN"] {
            #expect(try Self.check(.nationality, text, .nationality, lines: lines)?.outcome == .agrees)
        }
    }

    @Test func survivesCoding() throws {
        let check = try Self.check(VisualZone([.surname: "ERIKSEN", .sex: "F"]))
        let data = try JSONEncoder().encode(check)
        #expect(try JSONDecoder().decode(CrossCheck.self, from: data) == check)
        #expect(String(decoding: data, as: UTF8.self).contains(#""outcome":"differs""#))
    }
}
