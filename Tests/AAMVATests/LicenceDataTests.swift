import MRZ
import Testing

@testable import AAMVA

@Suite struct LicenceDataTests {
    /// A barcode of a specimen, and what it says.
    struct Sample: Sendable {
        let version: Int
        let text: String
        let jurisdiction, surname, givenNames, number, birth, expiry, issue: String
        let height: Int?
        let address: String
        /// The parts that are not as the standard has them.
        var deviations: [LicenceDeviation] = []
    }

    /// The example of the standards since 2009 (annex D), as the tests of derekg/DLID have it for each version.
    private static func virginia(_ version: Int) -> Sample {
        Sample(
            version: version,
            text:
                "@\n\u{1E}\rANSI 636000\(version < 10 ? "0" : "")\(version)0002DL00410282ZV03230008DLDAQT64235789\nDCSSAMPLE\n"
                + "DDEN\nDACMICHAEL\nDDFN\nDADJOHN,BOB\nDDGN\nDCUJR\nDCAD\nDCBK\nDCDPH\nDBD06062008\nDBB06071986\n"
                + "DBA12102012\nDBC1\nDAU068 in\nDAYBRO\nDAG2300 WEST BROAD STREET\nDAIRICHMOND\nDAJVA\n"
                + "DAK232690000  \nDCF2424244747474786102204\nDCGUSA\nDCK123456789\nDDAM\nDDB06062008\nDDC06062009\n"
                + "DDD1\rZVZVA01\r",
            jurisdiction: "US-VA", surname: "SAMPLE", givenNames: "MICHAEL JOHN BOB", number: "T64235789",
            birth: "1986-06-07", expiry: "2012-12-10", issue: "2008-06-06", height: 173,
            address: "2300 WEST BROAD STREET\nRICHMOND VA 23269")
    }

    /// Specimens, with where they are published: the standard of 2000 (annex D, as the tests of
    /// benhovinga/aamva_barcode_library have it); drivers_license_parser (Dart), tests of version 3; rechner/py-aamva, tests,
    /// New York; the README of joptimus/aamva-parser; the tests of kalegd/aamva-cds-parser. The one of version 2 is our own.
    static let samples =
        [4, 5, 6, 7, 8, 9, 10, 11].map(virginia) + [
            Sample(
                version: 1,
                text: "@\n\u{1E}\rANSI 6360000102DL00390187ZV02260032DLDAQ0123456789ABC\nDAAPUBLIC,JOHN,Q\n"
                    + "DAG123 MAIN STREET\nDAIANYTOWN\nDAJVA\nDAK123459999  \nDARDM  \nDAS          \nDAT     \n"
                    + "DAU509\nDAW175\nDAYBL \nDAZBR \nDBA20011201\nDBB19761123\nDBCM\nDBD19961201\r"
                    + "ZVZVAJURISDICTIONDEFINEDELEMENT\r",
                jurisdiction: "US-VA", surname: "PUBLIC", givenNames: "JOHN Q", number: "0123456789ABC",
                birth: "1976-11-23", expiry: "2001-12-01", issue: "1996-12-01", height: 175,
                address: "123 MAIN STREET\nANYTOWN VA 12345-9999"),
            Sample(
                version: 2,
                text: "@\n\u{1E}\rANSI 636015020001DL00310213DLDCAC\nDCBNONE\nDCDNONE\nDBA06302029\nDCSSAMPLE\n"
                    + "DCTMARIA,ELENA\nDBD07012021\nDBB03151988\nDBC2\nDAYHAZ\nDAU 65 IN\nDAG789 OAK AVE\nDAIDALLAS\n"
                    + "DAJTX\nDAK752010000  \nDAQ12345678\nDCF0123\nDCGUSA\nDCHNONE\r",
                jurisdiction: "US-TX", surname: "SAMPLE", givenNames: "MARIA ELENA", number: "12345678",
                birth: "1988-03-15", expiry: "2029-06-30", issue: "2021-07-01", height: 165,
                address: "789 OAK AVE\nDALLAS TX 75201"),
            Sample(
                version: 3,
                text: "@\n\nANSI 636012030001DL00000367DLDCAG2  \nDCBX\nDCDNONE\nDBA04252025\nDCSPUBLIC,\nDCTJOHN\n"
                    + "DBD09102015\nDBB03281974\nDBC1\nDAYNONE\nDAU170 cm\nDAG789 E OAK AVE,\nDAIVANCOUVER\nDAJBC\n"
                    + "DAKA5K 4X9\nDAQM1234-12345-12345\nDCFAB1234567\nDCGCAN\nDCHNONE\nDCK*1234567*",
                jurisdiction: "CA-ON", surname: "PUBLIC", givenNames: "JOHN", number: "M1234-12345-12345",
                birth: "1974-03-28", expiry: "2025-04-25", issue: "2015-09-10", height: 170,
                address: "789 E OAK AVE\nVANCOUVER BC A5K 4X9",
                deviations: [
                    .otherSeparators, .misplacedPart("DL"), .otherDateOrder("DBB"), .otherDateOrder("DBA"),
                    .otherDateOrder("DBD"),
                ]),
            Sample(
                version: 7,
                text: "@\n\u{1E}\rANSI 636001070002DL00410392ZN04330047DLDCANONE  \nDCBNONE        \nDCDNONE \n"
                    + "DBA08312013\nDCSMichael                                 \nDACM                             \n"
                    + "DADMotorist                                \nDBD08312013\nDBB08312013\nDBC1\nDAYBRO\nDAU064 in\n"
                    + "DAG2345 ANYWHERE STREET               \nDAIYOUR CITY           \nDAJNY\nDAK123450000  \n"
                    + "DAQNONE                     \nDCFNONE                     \nDCGUSA\nDDEN\nDDFN\nDDGN\n\r"
                    + "ZNZNAMDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5\n\r",
                jurisdiction: "US-NY", surname: "Michael", givenNames: "M Motorist", number: "NONE",
                birth: "2013-08-31", expiry: "2013-08-31", issue: "2013-08-31", height: 163,
                address: "2345 ANYWHERE STREET\nYOUR CITY NY 12345", deviations: [.misplacedPart("ZN")]),
            Sample(
                version: 8,
                text: "@\n\u{1E}\rANSI 636026080102DL00410288ZA03290015DLDAQD12345678\nDCSPUBLIC\nDDEN\nDACJOHN\nDDFN\n"
                    + "DADQUINCY\nDDGN\nDCAD\nDCBNONE\nDCDNONE\nDBD08242015\nDBB01311970\nDBA01312035\nDBC1\n"
                    + "DAU069 in\nDAYGRN\nDAG789 E OAK ST\nDAIANYTOWN\nDAJCA\nDAK902230000  \nDCF83D9BN217QO983B1\n"
                    + "DCGUSA\nDAW180\nDAZBRO\nDCK12345678900000000000\nDDB02142014\nDDK1\nZAZAAN\nZAB\nZAC",
                jurisdiction: "US-AZ", surname: "PUBLIC", givenNames: "JOHN QUINCY", number: "D12345678",
                birth: "1970-01-31", expiry: "2035-01-31", issue: "2015-08-24", height: 175,
                address: "789 E OAK ST\nANYTOWN CA 90223", deviations: [.misplacedPart("ZA")]),
            Sample(
                version: 9,
                text:
                    "@\n\u{1E}\rANSI 636020090001DL00310242DLDAQ123456789\r\nDCF1234567\r\nDBD01012022\r\nDBB01011970\r\n"
                    + "DBA01012027\r\nDACFIRSTNAME\r\nDDFN\r\nDADMIDDLENAME\r\nDDGN\r\nDCSLASTNAME\r\nDDEN\r\n"
                    + "DAU069 IN\r\nDBC1\r\nDAYBLK\r\nDAG123 MAIN STREET\r\nDAIDENVER\r\nDAJCO\r\nDAK800120000 \r\n"
                    + "DCGUSA\r\nDDAF\r\nDCJCODL_0_082418_04105\r\nDCLU\r\n",
                jurisdiction: "US-CO", surname: "LASTNAME", givenNames: "FIRSTNAME MIDDLENAME", number: "123456789",
                birth: "1970-01-01", expiry: "2027-01-01", issue: "2022-01-01", height: 175,
                address: "123 MAIN STREET\nDENVER CO 80012",
                deviations: [.missing("DCA"), .missing("DCB"), .missing("DCD")]),
        ]

    @Test(arguments: samples) func readsSamples(sample: Sample) throws {
        let data = try LicenceData(parsing: sample.text)
        #expect(data.version == sample.version)
        #expect(data.jurisdiction?.code == sample.jurisdiction)
        #expect(data.surname == sample.surname)
        #expect(data.givenNames == sample.givenNames)
        #expect(data["DAQ"] == sample.number)
        #expect(data.birthDate?.description == sample.birth)
        #expect(data.expiryDate?.description == sample.expiry)
        #expect(data.issueDate?.description == sample.issue)
        #expect(data.heightInCentimetres == sample.height)
        #expect(data.address == sample.address)
        #expect(data.deviations == sample.deviations)
        #expect(data.isLicence)
    }

    @Test func keepsWhatTheStandardDoesNotKnow() throws {
        let data = try LicenceData(parsing: Self.virginia(10).text)
        #expect(data.parts.map(\.kind) == ["DL", "ZV"])
        #expect(data.parts[1].elements == [LicenceData.Element(code: "ZVA", value: "01")])
        #expect(data.truncation(of: "DDE") == .whole)
        #expect(data.nameSuffix == "JR")
        #expect(data.sex == .male)
        #expect(data.cardRevisionDate?.description == "2008-06-06")
    }

    @Test func readsWhatItWrites() throws {
        let parts = try LicenceData(parsing: Self.virginia(10).text).parts
        let text = LicenceData.text(issuer: "636000", version: 10, jurisdictionVersion: 7, parts: parts)
        let data = try LicenceData(parsing: text)
        #expect(data.parts == parts)
        #expect(data.jurisdictionVersion == 7)
        #expect(data.deviations.isEmpty)
    }

    /// ISO 8859-1, as cards of Quebec have it.
    @Test func readsLetterWithAccents() throws {
        let text = Self.virginia(10).text.replacing("SAMPLE", with: "BÉLANGER")
        #expect(try LicenceData(parsing: text).surname == "BÉLANGER")
        #expect(try LicenceData(parsing: Array(text.utf8)).surname == "BÉLANGER")
        #expect(try LicenceData(parsing: text.unicodeScalars.map { UInt8($0.value) }).surname == "BÉLANGER")
    }

    /// Heights. Impossible ones are none, and so are texts of too many digits for a number.
    @Test(arguments: [
        ("068 in", 173), ("170 cm", 170), ("509", 175), ("0", nil), ("999 in", nil), ("4474747474786102204 in", nil),
        ("9223372036854775807 IN", nil), (String(repeating: "9", count: 100), nil),
    ])
    func readsHeights(text: String, centimetres: Int?) throws {
        let licence = Self.virginia(10).text.replacing("068 in", with: text)
        #expect(try LicenceData(parsing: licence).heightInCentimetres == centimetres)
    }

    /// A text, and why it is none.
    @Test(arguments: [
        ("", LicenceError.otherContent), ("https://example.org", .otherContent), ("@\n\u{1E}\rANSI", .otherContent),
        ("@\n\u{1E}\rANSI 63600", .headerCutOff), ("@\n\u{1E}\rANSI 636O00100001", .headerWithoutDigits(at: 12)),
        ("@\n\u{1E}\rANSI 636000000001DL00310005DLDAQ1", .versionBeforeStandard),
        ("@\n\u{1E}\rANSI 636000100001", .headerCutOff),
        ("@\n\u{1E}\rANSI 636000100001ZV00310005ZVZVA1", .noCard),
        ("@\n\u{1E}\rANSI 636000100001DL00310002DL", .noElements),
        ("@\n\u{1E}\rANSI 636000100001DL00310005XXDAQ1", .noCard),
        (String(repeating: "\0", count: 4096), .otherContent),
    ])
    func namesWhatIsWrong(text: String, error: LicenceError) {
        #expect(throws: error) { try LicenceData(parsing: text) }
    }

    @Test func tellsWhatIsUnusual() throws {
        let text = "@\n\u{1E}\rANSI 636000120001ID00310024IDDAQ1\nDAQ2\nDCSA\r"
        let data = try LicenceData(parsing: text)
        #expect(!data.isLicence)
        #expect(data["DAQ"] == "1")
        #expect(data.deviations.contains(.laterVersion(12)))
        #expect(data.deviations.contains(.repeated("DAQ")))
        #expect(data.deviations.contains(.missing("DBB")))
        #expect(!data.deviations.contains(.missing("DCA")))
    }

    /// Nothing that is wrong in a barcode traps, and a header that is read is read alike after that.
    @Test func readsMutatedSamples() {
        var state: UInt64 = 48
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var counts: [String: Int] = [:]
        for round in 0..<Self.mutations {
            var bytes = Array(Self.samples[round % Self.samples.count].text.utf8)
            for _ in 0...random(4) {
                guard !bytes.isEmpty else { break }
                let place = random(bytes.count)
                switch random(5) {
                case 0: bytes[place] = UInt8(random(256))
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(UInt8(random(128)), at: place)
                case 3: bytes.removeLast(min(bytes.count, random(64)))
                default: bytes.swapAt(place, random(bytes.count))
                }
            }
            do throws(LicenceError) {
                let data = try LicenceData(parsing: bytes)
                // Each value is asked for: none may trap.
                let values: [Any?] = [
                    data.surname, data.givenNames, data.nameSuffix, data.address, data.heightInCentimetres, data.sex,
                    data.birthDate, data.expiryDate, data.jurisdiction, data.state,
                ]
                counts[values.contains { $0 != nil } ? "read" : "empty", default: 0] += 1
            } catch {
                counts["refused", default: 0] += 1
            }
        }
        #expect(counts["read", default: 0] > Self.mutations / 2)
        #expect(counts["refused", default: 0] > Self.mutations / 100)
    }

    private static let mutations = 20_000
}
