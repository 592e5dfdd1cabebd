import Certificates
import MRZ
import Seals
import SignatureSamples
import Testing

struct SealCheckTests {
    /// A residence permit of Utopia, signed with a key for tests.
    static func permit(
        signer: String = "UTTS", reference: String = "5A", issuer: String = "UTO", day: String = "2026-11-28",
        key: PrivateKey = TestCertificates.signerKey
    ) throws -> [UInt8] {
        let day = try #require(CalendarDate(day))
        var draft = SealDraft(
            documentCode: 0xFB06, issuer: issuer, signer: signer, certificateReference: reference, issueDate: day,
            signatureDate: day)
        let zone = "ATD<<RESIDORCE<<ROLAND<<<<<<<<<<<<<<6525845096USA7008038M2201018<<<<<<06"
        draft.fields = [
            try #require(SealDraft.Field(2, c40: zone)), try #require(SealDraft.Field(3, c40: "UFO001979")),
        ]
        return try #require(try draft.signed(with: key, digest: key == TestCertificates.smallKey ? .sha224 : .sha256))
    }

    /// A proof of testing, signed with a key for tests.
    static func proof() throws -> [UInt8] {
        func text(_ name: String, _ text: String) -> JSONValue.Member { JSONValue.Member(name, .string(text)) }
        let data = JSONValue.object([
            JSONValue.Member(
                "hdr", .object([text("t", "icao.test"), JSONValue.Member("v", .number(1)), text("is", "UTO")])),
            JSONValue.Member(
                "msg", .object([text("utci", "U01932"), JSONValue.Member("pid", .object([text("n", "Cöok \"G\"")]))])),
        ])
        let certificate = try Certificate(der: TestCertificates.signer.bytes)
        return Array(try SealDraft.nonConstrained(data, certificate: certificate, key: TestCertificates.signerKey).utf8)
    }

    private static let all = [
        TestCertificates.signer, TestCertificates.brainpoolSigner, TestCertificates.smallSigner,
        TestCertificates.foreignSigner,
    ]

    @Test(arguments: [
        (try permit(), [TestCertificates.authority], SignatureVerdict.signed),
        (
            try permit(signer: "UTTB", reference: "0F01", key: TestCertificates.brainpoolKey),
            [TestCertificates.authority],
            .signed
        ),
        (
            try permit(signer: "UTTM", reference: "11", key: TestCertificates.smallKey), [TestCertificates.authority],
            .signed
        ),
        (try permit(key: TestCertificates.brainpoolKey), [TestCertificates.authority], .signatureWrong),
        (try permit(reference: "5B"), [TestCertificates.authority], .unknownSigner),
        (try permit(), [TestSigners.australia], .unknownSigner),
        (try permit(), [TestCertificates.impostor], .certificateWrong),
        (try permit(day: "2023-12-31"), [TestCertificates.authority], .expiredCertificate),
        (try permit(issuer: "D"), [TestCertificates.authority], .certificateWrong),
        (
            try permit(signer: "XUTF", reference: "31", issuer: "XUT", key: TestCertificates.foreignKey),
            [TestCertificates.authority], .certificateWrong
        ),
        (try proof(), [TestCertificates.authority], .signed),
        (try proof(), [TestCertificates.impostor], .certificateWrong),
    ])
    func judges(_ bytes: [UInt8], _ authorities: [Sample], _ verdict: SignatureVerdict) throws {
        let trust = try TrustStore(files: (authorities + Self.all).map(\.bytes))
        let today = try #require(CalendarDate("2026-11-28"))
        let seal = try Seal(parsing: bytes)
        #expect(seal.verdict(trust, today: today) == verdict)
        #expect(seal.verdict(.none, today: today) == .notChecked)
    }

    @Test func readsWhatItWrote() throws {
        let seal = try Seal(parsing: try Self.permit())
        #expect(seal.deviations.isEmpty)
        #expect(seal["passportNumber"]?.value == "UFO001979")
        #expect(seal.mrz?.last == "6525845096USA7008038M2201018<<<<<<06")
        #expect(try Seal(parsing: try Self.proof())["name"]?.value == "Cöok \"G\"")
    }

    @Test(arguments: ["ABC", "AB", "A", "", "A1<<B"])
    func writesC40(_ text: String) throws {
        let day = try #require(CalendarDate("2026-11-28"))
        var draft = SealDraft(
            documentCode: 0x5D01, issuer: "D", signer: "UTTS", certificateReference: "5A", issueDate: day,
            signatureDate: day)
        draft.fields = [try #require(SealDraft.Field(5, c40: text))]
        let seal = try Seal(parsing: try #require(try draft.signed(with: TestCertificates.signerKey, digest: .sha256)))
        #expect(seal["passportNumber"]?.value == text.replacing("<", with: " "))
        #expect(SealDraft.Field(5, c40: "ß") == nil)
    }

    /// A seal with one flipped bit cannot be read, or its verdict is another.
    @Test(arguments: [try permit(), try proof()])
    func noticesEachFlippedBit(_ bytes: [UInt8]) throws {
        let trust = try TrustStore(files: ([TestCertificates.authority] + Self.all).map(\.bytes))
        let today = try #require(CalendarDate("2026-11-28"))
        #expect(try Seal(parsing: bytes).verdict(trust, today: today) == .signed)
        var random = Xorshift()
        for _ in 0..<2000 {
            let flipped = bytes.flipped(using: &random)
            #expect((try? Seal(parsing: flipped))?.verdict(trust, today: today) != .signed)
        }
    }

    /// The same of a barcode, whose signer's certificate is not the authority's: its signature must not hold.
    @Test func noticesEachFlippedBitOfABarcode() throws {
        let bytes = SealSamples.barcodeOfProvisionalResidenceDocument.bytes
        let signer = try Certificate(der: TestSigners.utts5B.bytes)
        var random = Xorshift()
        for _ in 0..<2000 {
            guard let seal = try? Seal(parsing: bytes.flipped(using: &random)) else { continue }
            #expect((try? seal.isSigned(by: signer)) != true)
        }
    }

    @Test func survivesMutatedBytes() throws {
        let samples = [
            SealSamples.visa, SealSamples.registrationCertificate, SealSamples.barcodeOfVisa,
            SealSamples.compressedBarcode, SealSamples.proofOfTesting, SealSamples.australianVaccination,
        ].map(\.bytes)
        var random = Xorshift()
        var read = 0
        for index in 0..<20_000 {
            if (try? Seal(parsing: samples[index % samples.count].mutated(using: &random))) != nil { read += 1 }
        }
        #expect(read > 0 && read < 20_000)
    }
}
