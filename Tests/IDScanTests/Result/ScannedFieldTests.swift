import Foundation
import Imaging
import MRZ
import Testing

@testable import IDScan

struct ScannedFieldTests {
    /// A passport without a number of the holder, whose sex is not stated.
    private static func document(issuer: String = "D<<", sex: String = "<", birth: String = "7408122") throws
        -> ScannedDocument
    {
        ScannedDocument(
            try MachineReadableZone(parsing: [
                "P<\(issuer)ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
                "L898902C36\(issuer)\(birth)\(sex)1204159<<<<<<<<<<<<<<<0",
            ]))
    }

    @Test(
        arguments: [
            ("D<<", "D", "Germany", "DEU", "DE"), ("FRA", "FRA", "France", "FRA", "FR"),
            ("GBD", "GBD", "British Overseas Territories Citizen", "GBR", "GB"),
            ("RKS", "RKS", "Republic of Kosovo", nil, nil), ("UTO", "UTO", "Utopia", nil, nil),
            ("EUE", "EUE", "European Union", nil, nil),
        ] as [(String, String, String, String?, String?)])
    func hasTheCodesOfStates(printed: String, value: String, name: String, alpha3: String?, alpha2: String?) throws {
        let document = try Self.document(issuer: printed)
        for field in [document[.issuingState], document[.nationality]] {
            #expect(field?.value == value)
            #expect(field?.name == name)
            #expect(field?.alpha3 == alpha3)
            #expect(field?.alpha2 == alpha2)
        }
    }

    @Test(arguments: [("M", "M"), ("F", "F"), ("<", "unspecified"), ("X", "unspecified")])
    func saysThatTheSexIsOpen(printed: String, value: String) throws {
        #expect(try Self.document(sex: printed)[.sex]?.value == value)
    }

    @Test func listsGivenNames() throws {
        #expect(try Self.document()[.givenNames]?.list == ["ANNA", "MARIA"])
        #expect(try Self.document()[.surname]?.list == nil)
    }

    @Test func isAbsentWhereNothingIsPrinted() throws {
        let document = try Self.document()
        #expect(document[.personalNumber] == nil)
        #expect(document.zoneField(.personalNumber)?.text == "")
        #expect(document.zoneField(.optionalData2) == nil)
        #expect(document.fields.values.allSatisfy { !$0.text.isEmpty || $0.value == ScannedField.unspecifiedSex })
    }

    @Test func hasNoValueWhereTheTextMakesNoSense() throws {
        let field = try #require(try Self.document(birth: "7413402")[.birthDate])
        let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(field)) as? [String: Any]
        #expect(encoded?["text"] as? String == "741340")
        #expect(encoded?["value"] == nil)
        #expect(try JSONDecoder().decode(ScannedField.self, from: JSONEncoder().encode(field)) == field)
    }

    /// The parts that a template's content adds to a printed field.
    @Test func hasUnitsAndPartsOfPrint() throws {
        func field(_ name: VisualFieldName, _ text: String, _ content: FieldContent) throws -> ScannedField {
            let value = content.value(of: text, name: name, order: .dayMonthYear, reference: .lastOf2026)
            let printed = PrintedField(
                value: value, text: text, confidence: 0.9, quadrilateral: Quadrilateral(x: 1, y: 2, width: 3, height: 4)
            )
            return try #require(ScannedField(printed, named: name, as: content))
        }
        let height = try field(.height, "1,76 m", .height)
        #expect(height.value == "176" && height.unit == "cm")
        let address = try field(.address, "51147 KÖLN\nHEIDESTRASSE 17", .address)
        #expect(address.addressParts?.houseNumber == "17" && address.unit == nil)
        #expect(try field(.sex, "X", .sex).value == "unspecified")
        #expect(try field(.givenNames, "Jean-Luc Marie", .name).list == ["Jean-Luc", "Marie"])
        let state = try field(.nationality, "DEUTSCH", .stateCode)
        #expect(state.alpha3 == "DEU" && state.alpha2 == "DE" && state.name == "Germany")
        for field in [height, address, state] {
            #expect(try JSONDecoder().decode(ScannedField.self, from: JSONEncoder().encode(field)) == field)
        }
    }
}
