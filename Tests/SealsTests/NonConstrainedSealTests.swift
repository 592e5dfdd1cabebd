import Certificates
import MRZ
import Seals
import SignatureSamples
import Testing

struct NonConstrainedSealTests {
    @Test func readsAProofOfTesting() throws {
        let seal = try Seal(parsing: SealSamples.proofOfTesting.bytes)
        #expect(seal.format == .nonConstrained)
        #expect(seal.documentType == "proofOfTesting")
        #expect(seal.issuer == "UTO")
        #expect(
            seal.fields.map { "\($0.name)=\($0.value)" } == [
                "certificateIdentifier=U01932", "name=Cook Gerald", "birthDate=1990-01-29", "documentType=P",
                "documentNumber=E1234567P", "facilityName=General Hospital", "country=UTO",
                "facilityTelephone=+00068765432", "facilityEmail=genhosp@mail.com",
                "facilityAddress=12 Utopia Street", "collectionTime=2020-12-12T12:00:00+08:00",
                "reportTime=2021-02-11T14:00:00+08:00", "testType=molecular(PCR)", "testResult=negative",
                "testMethod=nasopharyngeal", "optionalData=ID12345",
            ])
        #expect(seal.deviations.isEmpty)
    }

    @Test func readsAProofOfVaccination() throws {
        let seal = try Seal(parsing: SealSamples.proofOfVaccination.bytes)
        #expect(seal.documentType == "proofOfVaccination")
        #expect(seal["name"]?.value == "Smith Bill")
        #expect(seal.fields.filter { $0.name == "vaccinationDate" }.map(\.value) == ["2021-03-03", "2021-03-24"])
        #expect(seal.fields.filter { $0.name == "doseNumber" }.map(\.value) == ["1", "2"])
        #expect(seal.deviations.isEmpty)
    }

    @Test(arguments: [
        SealSamples.proofOfTesting, SealSamples.proofOfVaccination, SealSamples.australianVaccination,
    ])
    func verifiesSamples(_ sample: Sample) throws {
        let seal = try Seal(parsing: sample.bytes)
        #expect(try seal.isSigned(by: try Certificate(der: try #require(seal.certificate))))
    }

    /// Australia signed this one, and its authority vouches for the signer.
    @Test func trustsAustralia() throws {
        let seal = try Seal(parsing: SealSamples.australianVaccination.bytes)
        let trust = try TrustStore(files: [TestSigners.australia.bytes])
        let today = try #require(CalendarDate("2026-11-28"))
        let check = seal.check(with: trust, today: today)
        #expect(check.verdict == .signed)
        #expect(check.signer?.description == "C=AU,CN=DFAT")
        #expect(check.serialNumber == "18AD")
        #expect(check.authority?["CN"] == "Passport Country Signing Authority")
        #expect(seal.verdict(try TrustStore(files: [TestCertificates.authority.bytes]), today: today) == .unknownSigner)
        let late = try #require(CalendarDate("2032-01-01"))
        #expect(seal.verdict(trust, today: late) == .expiredCertificate)
    }

    /// The order of members and the space between them mean nothing (RFC 8785).
    @Test func readsMembersInAnyOrder() throws {
        let text = String(decoding: SealSamples.proofOfTesting.bytes, as: UTF8.self)
        let turned = text.split(separator: #""hdr":{"t":"icao.test","v":1,"is":"UTO"}"#, maxSplits: 1)
        try #require(turned.count == 2)
        let other = turned[0] + #""hdr" : { "is":"UTO", "v":1,"t":"ic\u0061o.test" }"# + turned[1]
        #expect(try Seal(parsing: String(other)).signedBytes == Seal(parsing: text).signedBytes)
    }

    @Test(arguments: [
        ("{}", SealError.missingMember("data")), ("{", .notJSON), ("{\"a\":1,\"a\":2}", .duplicateKey),
        ("{\"data\":{\"hdr\":{}}}", .missingMember("msg")), ("{\"a\":1.5}", .unsupportedNumber),
        ("{\"a\":9007199254740992}", .unsupportedNumber), ("{\"a\":-99999999999999999999}", .unsupportedNumber),
        ("{\"a\":1}x", .notJSON), ("{\"a\":\"\\ud800\"}", .notJSON), ("{\"a\":\"\\x\"}", .notJSON),
        ("{\"a\":" + String(repeating: "[", count: 1000), .notJSON),
        ("{\"isThisAVDS\": false}", .missingMember("data")),
        ("{\"a\":\"\u{1}\"}", .notJSON), ("{\"a\":tru}", .notJSON),
        (
            """
            {"data":{"hdr":{"t":"icao.vacc","v":1,"is":"UTO"},"msg":{}},"sig":{"alg":"none","cer":"","sigvl":""}}
            """, .unknownAlgorithm
        ),
        (
            """
            {"data":{"hdr":{"t":"icao.vacc","v":1,"is":"UTO"},"msg":{}},"sig":{"alg":"ES256","cer":"!","sigvl":""}}
            """, .wrongText
        ),
    ])
    func refusesWhatIsNone(_ text: String, _ error: SealError) {
        #expect(throws: error) { try Seal(parsing: text) }
    }

    @Test func saysWhatIsMissing() throws {
        let seal = try Seal(
            parsing: """
                {"data":{"hdr":{"t":"icao.vacc","v":1,"is":"UTO"},"msg":{"x":{"y":1}, "pid":{"dob":"1990-02-30"}}},
                "sig":{"alg":"ES256","cer":"","sigvl":""}}
                """)
        let deviations = seal.deviations.map(\.text)
        #expect(deviations.contains("unknownField x.y"))
        #expect(deviations.contains("missingField batchNumber"))
        #expect(deviations.contains("impossibleDate birthDate"))
    }

    /// RFC 8785, 3.2.3 and 3.2.2.2: the order of members, and the escapes of strings.
    @Test func writesTheCanonicalForm() {
        let names = ["\u{20AC}", "\r", "\u{FB33}", "1", "\u{1F600}", "\u{80}", "\u{F6}"]
        let object = JSONValue.object(names.map { JSONValue.Member($0, .null) })
        let order = ["\\r", "1", "\u{80}", "\u{F6}", "\u{20AC}", "\u{1F600}", "\u{FB33}"]
        #expect(object.canonical == "{" + order.map { "\"\($0)\":null" }.joined(separator: ",") + "}")
        #expect(JSONValue.string("\u{20AC}$\u{F}\nA'B\"\\\\\"/").canonical == #""€$\u000f\nA'B\"\\\\\"/""#)
        #expect(JSONValue.array([.bool(true), .number(-5), .null]).canonical == "[true,-5,null]")
    }
}
