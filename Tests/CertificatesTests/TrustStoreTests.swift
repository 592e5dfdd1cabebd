import Certificates
import MRZ
import SignatureSamples
import Testing

struct TrustStoreTests {
    /// A certificate as a block of PEM.
    private static func pem(_ bytes: [UInt8]) -> String {
        "-----BEGIN CERTIFICATE-----\r\n\(folded(bytes, by: "\r\n"))\r\n-----END CERTIFICATE-----\r\n"
    }

    /// Base64 in lines of 64 characters.
    private static func folded(_ bytes: [UInt8], by separator: String) -> String {
        let text = Array(Base64.text(of: bytes))
        return stride(from: 0, to: text.count, by: 64).map { String(text[$0..<min($0 + 64, text.count)]) }
            .joined(separator: separator)
    }

    private static let ldif = """
        version: 1

        dn: cn=OU\\=Test,o=dsc,c=UT,dc=data,dc=download,dc=pkd,dc=icao,dc=int
        objectClass: top
        userCertificate;binary:: \(folded(TestCertificates.signer.bytes, by: "\n "))
        sn: 5A

        dn: o=ml,c=UT,dc=data,dc=download,dc=pkd,dc=icao,dc=int
        pkdMasterListContent:: \(folded(TestCertificates.masterList.bytes, by: "\n "))

        """

    @Test(arguments: [
        (TestCertificates.signer, 1), (Sample("PEM", bytes: Array(pem(TestCertificates.signer.bytes).utf8)), 1),
        (
            Sample(
                "PEM of two",
                bytes: Array(
                    ("Two:\n" + pem(TestCertificates.authority.bytes) + pem(TestCertificates.signer.bytes)).utf8)), 2
        ),
        (Sample("base64", bytes: Array(folded(TestCertificates.signer.bytes, by: "\n").utf8)), 1),
        (Sample("LDIF", bytes: Array(ldif.utf8)), 3), (TestCertificates.masterList, 2),
        (TestCertificates.pssMasterList, 2), (TestCertificates.indefiniteMasterList, 2),
    ])
    func readsFiles(_ file: Sample, _ count: Int) throws {
        let store = try TrustStore(files: [file.bytes])
        #expect(store.certificates.count == count)
        #expect(store.unreadable == 0)
    }

    @Test(arguments: [
        ([], CertificateError.unknownFile), ([UInt8](repeating: 0, count: 4096), .unknownFile),
        (Array("Hello".utf8), .unknownFile), (Array("-----BEGIN CERTIFICATE-----\nMII".utf8), .wrongBase64),
        (Array("-----BEGIN CERTIFICATE-----\nM!I\n-----END CERTIFICATE-----".utf8), .wrongBase64),
        (Array("dn: x\ncACertificate;binary:: !".utf8), .wrongBase64),
        (Array("dn: x\ncACertificate;binary:: MAA=".utf8), .unknownFile),
        (Array(TestCertificates.signer.bytes.dropLast()), .unknownFile),
    ])
    func refusesOtherFiles(_ file: [UInt8], _ error: CertificateError) {
        #expect(throws: error) { try TrustStore(files: [file]) }
    }

    @Test func refusesChangedMasterLists() throws {
        let authority = Set(try TrustStore(files: [TestCertificates.masterList.bytes]).certificates)
        var random = Xorshift()
        for _ in 0..<2000 {
            let file = TestCertificates.masterList.bytes.flipped(using: &random)
            guard let store = try? TrustStore(files: [file]) else { continue }
            #expect(Set(store.certificates) == authority)
        }
    }

    @Test func findsSigners() throws {
        let store = try TrustStore(files: [TestCertificates.signer.bytes, TestCertificates.brainpoolSigner.bytes])
        #expect(store.signers(identifier: "UTTS", reference: "0005a").map(\.serialNumber) == ["5A"])
        #expect(store.signers(identifier: "UTTS", reference: "5B").isEmpty)
        #expect(store.signers(identifier: "DETS", reference: "5A").isEmpty)
        let end = try Array(Digest.sha1(TestCertificates.brainpoolSigner.bytes).suffix(5))
        #expect(try store.signers(digestEnd: end).map(\.commonName) == ["TB"])
        let identifier = store.certificates[0].keyIdentifier
        #expect(store.signers(keyIdentifier: identifier).map(\.commonName) == ["TS"])
    }

    /// An authority whose key does not go with the signature does not hide another one of the same name.
    @Test func triesEachCertificate() throws {
        let names = [TestCertificates.rsaSigner, TestCertificates.signer, TestCertificates.largeSigner]
        let certificates = try names.map { try Certificate(der: $0.bytes) }
        func first(of name: String) throws(CryptoError) -> Certificate? {
            try certificates.first(verifying: { (certificate: Certificate) throws(CryptoError) in
                guard certificate.commonName != "TR" else { throw .unusableKey }
                return certificate.commonName == name
            })
        }
        #expect(try first(of: "TL") == certificates[2])
        #expect(throws: CryptoError.unusableKey) { try first(of: "TX") }
    }

    @Test func keepsEachCertificateOnce() throws {
        let store = try TrustStore(files: [TestCertificates.signer.bytes, TestCertificates.signer.bytes])
        #expect(store.certificates.count == 1)
    }

    @Test(arguments: [
        ([TestCertificates.authority], TestCertificates.signer, "2026-11-28", SignatureVerdict.signed),
        ([TestCertificates.authority], TestCertificates.signer, "2023-12-31", .expiredCertificate),
        ([TestCertificates.authority], TestCertificates.signer, "2034-01-02", .expiredCertificate),
        ([TestCertificates.impostor], TestCertificates.signer, "2026-11-28", .certificateWrong),
        ([TestCertificates.impostor, TestCertificates.authority], TestCertificates.signer, "2026-11-28", .signed),
        ([TestCertificates.rsaAuthority], TestCertificates.signer, "2026-11-28", .unknownSigner),
        ([TestCertificates.rsaAuthority], TestCertificates.rsaSigner, "2026-11-28", .signed),
        ([TestCertificates.signer], TestCertificates.signer, "2026-11-28", .unknownSigner),
        ([TestCertificates.authority], TestCertificates.foreignSigner, "2026-11-28", .certificateWrong),
        ([], TestCertificates.signer, "2026-11-28", .notChecked),
    ])
    func judgesSigners(
        _ files: [Sample], _ signer: Sample, _ day: String, _ verdict: SignatureVerdict
    ) throws {
        let store = try TrustStore(files: files.map(\.bytes))
        let day = try #require(CalendarDate(day))
        #expect(store.verdict(on: try Certificate(der: signer.bytes), signedOn: day) == verdict)
    }
}
