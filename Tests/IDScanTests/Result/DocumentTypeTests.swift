import IDScan
import MRZ
import Testing

struct DocumentTypeTests {
    private static let passportLines = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    /// A card of 30 columns with another code and another issuer; its digits do not matter here.
    private static func card(_ code: String, _ issuer: String) -> [String] {
        [
            "\(code)\(issuer)D231458907<<<<<<<<<<<<<<<", "7408122F1204159\(issuer)<<<<<<<<<<<6",
            "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
        ]
    }

    @Test(arguments: [
        (card("ID", "D<<"), DocumentType.identityCard), (card("ID", "UTO"), .identityCard),
        (card("I<", "NLD"), .identityCard), (card("C<", "ITA"), .identityCard), (card("IO", "HRV"), .identityCard),
        (card("AR", "D<<"), .residencePermit), (card("IR", "GBR"), .residencePermit),
        (card("CR", "ESP"), .residencePermit), (card("C1", "USA"), .residencePermit),
        (card("AC", "UTO"), .crewMemberCertificate), (card("IP", "USA"), .passportCard),
        // Doc 9303-5 leaves the second letter to the issuer.
        (card("I<", "UTO"), .identityCard), (card("A<", "D<<"), .identityCard), (card("I<", "TUR"), .identityCard),
        (card("IN", "CHL"), .identityCard), (card("IR", "IRN"), .identityCard),
        (card("C1", "UTO"), .identityCard), (card("I8", "UTO"), .identityCard), (card("X<", "UTO"), .travelDocument),
        ([passportLines[0].replacing("P<UTO", with: "PLUNO"), passportLines[1]], .laissezPasser),
        ([passportLines[0].replacing("P<UTO", with: "PLEUE"), passportLines[1]], .laissezPasser),
        ([passportLines[0].replacing("P<UTO", with: "PLUTO"), passportLines[1]], .passport),
        (passportLines, .passport), ([passportLines[0].replacing("P<", with: "PD"), passportLines[1]], .passport),
        // A passport's code begins with P (Doc 9303-4, note m).
        ([passportLines[0].replacing("P<", with: "R<"), passportLines[1]], .travelDocument),
        (
            ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<"], .visa
        ),
        (["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX4009078F9612109<<<<<<<<"], .visa),
        (["AAA001D<<", "FACHE305142128097<<800126<<<<<", "MARCHAND<<FABIENNE<<<<<<<<<<<<"], .drivingLicence),
    ])
    func isWhatTheCodeProves(lines: [String], type: DocumentType) throws {
        #expect(ScannedDocument(try MachineReadableZone(parsing: lines)).type == type)
    }

    @Test func hasAName() {
        #expect(DocumentType.crewMemberCertificate.name == "Crew member certificate")
        #expect(Set(DocumentType.allCases.map(\.name)).count == DocumentType.allCases.count)
    }

    @Test func isWhatATemplateOfTheProgramSays() {
        let types = Dictionary(uniqueKeysWithValues: DocumentTemplate.builtIn.map { ($0.name, $0.type) })
        #expect(types["eu-residence-permit-back"] == .residencePermit)
        #expect(types["germany-identity-card-2010-front"] == .identityCard)
        #expect(types["icao-passport"] == .passport)
        #expect(!types.values.contains(nil))
    }
}
