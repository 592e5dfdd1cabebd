import Certificates
import MRZ
import Seals
import SignatureSamples
import Testing

struct VisibleDigitalSealTests {
    /// A seal as it is expected.
    struct Expected: Sendable {
        let sample: Sample
        var type: String?
        let header: String
        let fields: [String]
        var mrz: [String]?
        var deviations: [String] = []
        var signer: Sample?
    }

    /// The values are those of the tests of tsenger/vdstools, VdsSealCommonTest.kt, and of kurzdigital/vds-jvm,
    /// VdsTests.kt.
    private static let expected = [
        Expected(
            sample: SealSamples.residencePermit, type: "residencePermit",
            header: "FB06 UTO UTTS 5B 2020-01-01 2023-07-26",
            fields: [
                "zone=ATD<<RESIDORCE<<ROLAND<<<<<<<<<<<<<<6525845096USA7008038M2201018<<<<<<06",
                "passportNumber=UFO001979",
            ], mrz: ["ATD<<RESIDORCE<<ROLAND<<<<<<<<<<<<<<", "6525845096USA7008038M2201018<<<<<<06"],
            signer: TestSigners.utts5B),
        Expected(
            sample: SealSamples.addressSticker, type: "addressStickerIdentityCard",
            header: "F908 UTO DETS 32 2023-07-26 2023-07-26",
            fields: ["documentNumber=T2000AK47", "municipalityKey=05314000", "address=53175HEINEMANNSTR11"],
            signer: TestSigners.dets32),
        Expected(
            sample: SealSamples.socialInsurance, type: "socialInsuranceCard",
            header: "FC04 UTO DETS 00027 2020-01-01 2023-07-28",
            fields: [
                "socialInsuranceNumber=65170839J003", "surname=Perschweiß", "firstName=Oscar",
                "birthName=Jâcobénidicturius",
            ], signer: TestSigners.dets27),
        Expected(
            sample: SealSamples.arrivalAttestation, type: "arrivalAttestation",
            header: "FD02 D DETS 00027 2020-01-01 2020-01-13",
            fields: [
                "zone=MED<<MUSTERMANN<<ERIK<<<<<<<<<<<<<<<M0000000<4ALB0308212M1604128<<<<<<<2", "azr=160113000085",
            ], mrz: ["MED<<MUSTERMANN<<ERIK<<<<<<<<<<<<<<<", "M0000000<4ALB0308212M1604128<<<<<<<2"],
            signer: TestSigners.dets27),
        Expected(
            sample: SealSamples.firstArrivalAttestation, type: "arrivalAttestation",
            header: "FD02 UTO DETS 0004F 2020-01-01 2023-07-28",
            fields: [
                "zone=MED<<MANNSENS<<MANNY<<<<<<<<<<<<<<<<6525845096USA7008038M2201018<<<<<<06", "azr=ABC123456DEF",
            ], mrz: ["MED<<MANNSENS<<MANNY<<<<<<<<<<<<<<<<", "6525845096USA7008038M2201018<<<<<<06"]),
        Expected(
            sample: SealSamples.arrivalAttestationOnPaper, type: "arrivalAttestation",
            header: "FD02 D DEME 00008 2016-02-01 2016-05-23",
            fields: [
                "zone=MED<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<M<91374613SYR6408125F1607314<<<<<<<8", "azr=123456789012",
            ], mrz: ["MED<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<", "M<91374613SYR6408125F1607314<<<<<<<8"]),
        Expected(
            sample: SealSamples.visa, type: "visa", header: "5D01 UTO DETS 32 2020-01-01 2023-08-19",
            fields: [
                "zone=VCD<<DENT<<ARTHUR<PHILIP<<<<<<<<<<<<1234567XY7GBR5203116M2005250",
                "durationOfStay=P0Y0M160D", "passportNumber=47110815P",
            ], mrz: ["VCD<<DENT<<ARTHUR<PHILIP<<<<<<<<<<<<", "1234567XY7GBR5203116M2005250<<<<<<<<"],
            signer: TestSigners.dets32),
        Expected(
            sample: SealSamples.visaOfICAO, type: "visa", header: "5D01 UTO DE01 FFAFF 2007-03-25 2007-03-26",
            fields: [
                "zone=VCD<<DENT<<ARTHUR<PHILIP<<<<<<<<<<<<1234567XY7GBR5203116M2005250", "numberOfEntries=2",
                "durationOfStay=P0Y0M90D", "passportNumber=ABC424242",
            ], mrz: ["VCD<<DENT<<ARTHUR<PHILIP<<<<<<<<<<<<", "1234567XY7GBR5203116M2005250<<<<<<<<"],
            deviations: ["wrongLength certificateReference"]),
        Expected(
            sample: SealSamples.supplementarySheet, type: "supplementarySheet",
            header: "FA06 UTO UTTS 5B 2020-01-01 2023-08-21",
            fields: [
                "zone=ATD<<RESIDORCE<<ROLAND<<<<<<<<<<<<<<6525845096USA7008038M2201018<<<<<<06",
                "sheetNumber=PA0000005",
            ], mrz: ["ATD<<RESIDORCE<<ROLAND<<<<<<<<<<<<<<", "6525845096USA7008038M2201018<<<<<<06"],
            signer: TestSigners.utts5B),
        Expected(
            sample: SealSamples.addressStickerPassport, type: "addressStickerPassport",
            header: "F80A UTO UTTS 5B 2020-01-01 2023-08-21",
            fields: ["documentNumber=PA5500K11", "municipalityKey=03359010", "postalCode=21614"],
            signer: TestSigners.utts5B),
        Expected(
            sample: SealSamples.emergencyTravelDocumentOfKDS, type: "emergencyTravelDocument",
            header: "5E03 UTO UTTS 5B 2020-01-01 2021-04-01",
            fields: ["zone=I<GBRSUPAMANN<<MARY<<<<<<<<<<<<<<<<<6525845096USA7008038M2201018<<<<<<06"],
            mrz: ["I<GBRSUPAMANN<<MARY<<<<<<<<<<<<<<<<<", "6525845096USA7008038M2201018<<<<<<06"],
            signer: TestSigners.utts5B),
        Expected(
            sample: SealSamples.registrationCertificate, type: "registrationCertificate",
            header: "01C8 D DEZV 00112233445566778899AABBCCDDEEFF00112233 2025-05-14 2025-05-14",
            fields: [
                "profile=9A4223406D374EF99E2CF95E31A23846", "surname=Mustermann", "academicDegree=Dr.",
                "firstName=Erika", "commonFirstName=", "birthDate=11.12.1964", "street=Kommandantenstr.",
                "houseNumber=18", "postalCode=10969", "city=Berlin", "movingDate=2025-04-14", "housingStatus=0",
                "notificationDate=2025-05-04",
            ], deviations: ["wrongLength commonFirstName"], signer: TestSigners.utts5B),
        Expected(
            sample: SealSamples.permanentResidence, header: "F48F D UTTS 5B 2026-11-01 2026-11-01",
            fields: ["tag01=59E96B0F2D0A", "tag02=E95545B819F6"],
            deviations: ["unknownDocumentType", "unknownField tag01", "unknownField tag02"],
            signer: TestSigners.utts5B),
    ]

    @Test(arguments: expected)
    func readsSamples(_ expected: Expected) throws {
        let seal = try Seal(parsing: expected.sample.bytes)
        #expect(seal.format == .visibleDigitalSeal)
        #expect(seal.documentType == expected.type)
        let dates = [seal.issueDate, seal.signatureDate].map { $0?.description }
        let header = [seal.documentCode, seal.issuer, seal.signer, seal.certificateReference] + dates
        #expect(header.compactMap(\.self).joined(separator: " ") == expected.header)
        #expect(seal.fields.map { "\($0.name)=\($0.value)" } == expected.fields)
        #expect(seal.mrz == expected.mrz)
        #expect(seal.deviations.map(\.text) == expected.deviations)
    }

    @Test(arguments: expected.filter { $0.signer != nil })
    func verifiesSamples(_ expected: Expected) throws {
        let seal = try Seal(parsing: expected.sample.bytes)
        let signer = try Certificate(der: try #require(expected.signer).bytes)
        #expect(try seal.isSigned(by: signer))
        let digits = try #require(seal.certificateReference).drop { $0 == "0" }
        #expect(signer.serialNumber == digits || seal.signer == "DEZV")
    }

    /// The zones of visas lack their optional data, and can be parsed nevertheless.
    @Test func holdsZonesThatParse() throws {
        let seal = try Seal(parsing: SealSamples.visaOfICAO.bytes)
        let today = try #require(CalendarDate("2007-03-26"))
        let zone = try MachineReadableZone(parsing: try #require(seal.mrz), referenceDate: today)
        #expect(zone.format == .mrvb)
        #expect(zone[.surname]?.value == "DENT")
        #expect(zone[.documentNumber]?.value == "1234567XY")
    }

    /// A picture of 128 bytes has the length 0x80, and the reference five characters.
    @Test func readsLengthsThatAreNotThoseOfDER() throws {
        let seal = try Seal(parsing: SealSamples.largeFeature.bytes)
        #expect(seal["tag03"]?.value.count == 256)
        #expect(seal.signer == "DEKD")
        #expect(seal.signature.count == 64)
    }

    /// Readers of barcodes give the bytes as text of ISO 8859-1.
    @Test func readsTextOfLatin1() throws {
        let bytes = SealSamples.residencePermit.bytes
        let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        #expect(try Seal(parsing: text) == Seal(parsing: bytes))
    }

    @Test(arguments: [
        (Sample("nothing", bytes: []), SealError.notASeal),
        (Sample("zeros", bytes: [UInt8](repeating: 0, count: 4096)), .notASeal),
        (Sample("magic", bytes: [0xDC]), .cutOff), (Sample("version", bytes: [0xDC, 9]), .unknownVersion(9)),
        (Sample("header", bytes: Array(SealSamples.visa.bytes.prefix(10))), .cutOff),
        (Sample("cut", bytes: SealSamples.visa.bytes.dropLast()), .cutOff),
        (Sample("stray", bytes: SealSamples.visa.bytes + [0]), .strayBytes),
        (Sample("other text", bytes: Array("Ü€".utf8)), .wrongText), (SealSamples.unsignedDocument, .noSignature),
        (Sample("long", bytes: [0xDC] + [UInt8](repeating: 0, count: 1 << 16)), .tooLong),
    ])
    func refusesWhatIsNone(_ sample: Sample, _ error: SealError) {
        #expect(throws: error) { try Seal(parsing: sample.bytes) }
    }
}

extension Seal.Deviation {
    /// The kind and the field.
    var text: String { [code.rawValue, field].compactMap(\.self).joined(separator: " ") }
}

extension VisibleDigitalSealTests.Expected: CustomTestStringConvertible {
    var testDescription: String { sample.description }
}
