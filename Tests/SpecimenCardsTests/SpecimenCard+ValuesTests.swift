import MRZ
import Testing

@testable import SpecimenCards

struct SpecimenCardValuesTests {
    private static func passport() -> SpecimenCard {
        SpecimenCard(data: SpecimenData(format: .td3, seed: 3), side: .front, seed: 3)
    }

    @Test func printsAndChecksWhatItIsTold() throws {
        var card = Self.passport()
        try card.set([
            ("surname", "Müller"), ("givenNames", "Zoë"), ("documentNumber", "CANARY001"), ("birthDate", "1974-08-12"),
            ("sex", "F"), ("expiryDate", "2012-04-15"), ("personalNumber", ""), ("nationality", "D"),
        ])
        let zone = try SpecimenZone(card.data)
        let read = try MachineReadableZone(parsing: zone.lines, referenceDate: .juneOf2026)
        #expect(zone.lines[0].hasPrefix("P"))
        #expect(zone.lines[0].contains("MUELLER<<ZOE"))
        #expect(zone.lines[1].hasPrefix("CANARY001") && zone.lines[1].contains("D<<740812"))
        #expect(read.checkDigits.allSatisfy { $0.verdict != .fails })
        #expect(zone.fields[.expiryDate] == "2012-04-15")
        #expect(FormLayout.of(.td3, .front).fields.map { $0.value(card.data) }.contains("Müller"))
        #expect(card.data.issueDate.isoText < "2012-04-15")
    }

    @Test func changesNothingElse() throws {
        var card = Self.passport()
        try card.set([("surname", "CANARY")])
        var expected = Self.passport()
        expected.data.person.surname = "CANARY"
        #expect(card == expected)
    }

    @Test(arguments: SpecimenDesign.allCases)
    func changesThePrintOfDesigns(design: SpecimenDesign) throws {
        for side in design.sides {
            var card = SpecimenCard(design: design, side: side, seed: 5)
            try card.set([("surname", "CANARY"), ("birthDate", "1974-08-12"), ("issueDate", "2019-01-02")])
            #expect(card.texts[.surname] == "CANARY" && card.data.person.surname == "CANARY")
            #expect(card.texts[.birthDate]?.contains("74") == true)
            #expect(card.texts[.issueDate] != SpecimenCard(design: design, side: side, seed: 5).texts[.issueDate])
            let printed = try card.printedTexts().filter { $0.name == .surname }.map(\.text)
            #expect(printed.isEmpty || printed == ["CANARY"])
        }
    }

    @Test func leavesADayOfIssueThatWasChosen() throws {
        var card = Self.passport()
        try card.set([("expiryDate", "2012-04-15"), ("issueDate", "2022-01-01")])
        #expect(card.data.issueDate.isoText == "2022-01-01")
    }

    @Test(arguments: [
        ("surname", "", "some text"), ("birthDate", "1974-02-30", "1974-08-12"), ("birthDate", "1974", "1974-08-12"),
        ("sex", "Q", "F or M or X"), ("nationality", "QQQ", "code of a State"), ("surname", "李", "U+674e"),
        ("surname", "A\u{1B}", "U+1b"), ("surname", String(repeating: "A", count: 101), "100 characters"),
    ])
    func saysWhatAValueNeeds(name: String, value: String, words: String) {
        var card = Self.passport()
        let error = #expect(throws: SpecimenError.self) { try card.set([(name, value)]) }
        #expect(error?.description.contains(words) == true)
    }

    @Test(arguments: ["height", "address", "issuingState", "optionalData1", "Surname", ""])
    func namesTheFieldsThatThereAre(name: String) {
        var card = Self.passport()
        #expect(throws: SpecimenError.unknownField(name, allowed: card.namesOfValues)) { try card.set([(name, "1")]) }
    }

    @Test(arguments: [("documentNumber", "ÄÖ"), ("documentNumber", "1234567890"), ("documentCode", "Z")])
    func refusesWhatTheZoneCannotHold(name: String, value: String) {
        var card = Self.passport()
        #expect(throws: SpecimenError.self) { try card.set([(name, value)]) }
    }

    /// All that a name promises can be set, and is seen.
    @Test(arguments: SpecimenFormat.allCases)
    func setsEveryFieldThatItNames(format: SpecimenFormat) throws {
        let values = [
            "documentCode": format == .td3 ? "PP" : format.rawValue.hasPrefix("MRV") ? "VB" : "ID", "sex": "X",
            "nationality": "D", "birthDate": "1950-01-02", "issueDate": "2001-02-03", "expiryDate": "2002-03-04",
            "height": "199",
        ]
        let plain = SpecimenCard(data: SpecimenData(format: format, seed: 2), side: .front, seed: 2)
        for name in plain.namesOfValues {
            var card = plain
            try card.set([(name, values[name] ?? "ABCDE")])
            #expect(card != plain, "\(name)")
        }
    }
}
