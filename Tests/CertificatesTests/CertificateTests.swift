import Certificates
import MRZ
import SignatureSamples
import Testing

struct CertificateTests {
    @Test func readsItsParts() throws {
        let signer = try Certificate(der: TestCertificates.signer.bytes)
        #expect(signer.subject.description == "C=UT,CN=TS")
        #expect(signer.issuer.description == "C=UT,CN=Test Authority,O=Utopia")
        #expect(signer.country == "UT")
        #expect(signer.commonName == "TS")
        #expect(signer.serialNumber == "5A")
        #expect(signer.validFrom == CalendarDate("2024-01-01"))
        #expect(signer.validUntil == CalendarDate("2034-01-01"))
        #expect(signer.authorityKeyIdentifier == [UInt8](repeating: 1, count: 8))
        #expect(signer.keyIdentifier.count == 20)
        #expect(!signer.isAuthority)
        #expect(try Certificate(der: TestCertificates.authority.bytes).isAuthority)
        #expect(try Certificate(der: TestCertificates.brainpoolSigner.bytes).serialNumber == "F01")
    }

    @Test(arguments: [
        (TestCertificates.signer, TestCertificates.authority, true),
        (TestCertificates.authority, TestCertificates.authority, true),
        (TestCertificates.largeSigner, TestCertificates.authority, true),
        (TestCertificates.rsaSigner, TestCertificates.rsaAuthority, true),
        (TestCertificates.signer, TestCertificates.impostor, false),
        (TestCertificates.signer, TestCertificates.smallSigner, false),
    ])
    func knowsWhoSignedIt(_ certificate: Sample, _ authority: Sample, _ holds: Bool) throws {
        #expect(try Certificate(der: certificate.bytes).isSigned(by: Certificate(der: authority.bytes)) == holds)
    }

    @Test(
        arguments: [
            [], [0x30], [0x30, 0x80], [0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF], [UInt8](repeating: 0, count: 4096),
            TestCertificates.signer.bytes.dropLast(), TestCertificates.signer.bytes + [0],
            TestCertificates.masterList.bytes,
        ] as [[UInt8]])
    func refusesWhatIsNone(_ bytes: [UInt8]) {
        #expect(throws: CertificateError.notACertificate) { try Certificate(der: bytes) }
    }

    /// A certificate with one flipped bit cannot be read, or its signature is wrong.
    @Test func noticesEachFlippedBit() throws {
        let authority = try Certificate(der: TestCertificates.authority.bytes)
        var random = Xorshift()
        var accepted = 0
        for _ in 0..<2000 {
            guard let certificate = try? Certificate(der: TestCertificates.signer.bytes.flipped(using: &random)) else {
                continue
            }
            if (try? certificate.isSigned(by: authority)) == true { accepted += 1 }
        }
        #expect(accepted == 0)
    }

    @Test func survivesMutatedBytes() {
        var random = Xorshift()
        var read = 0
        let files = [TestCertificates.rsaSigner, TestCertificates.pssMasterList, TestCertificates.indefiniteMasterList]
        for index in 0..<20_000 {
            let bytes = files[index % files.count].bytes.mutated(using: &random)
            if (try? Certificate(der: bytes)) != nil { read += 1 }
            if (try? SignedData(der: bytes)) != nil { read += 1 }
        }
        #expect(read < 40_000)
    }

    /// PEM of RFC 7468: lines of 64 characters of the alphabet with + and /, padded.
    @Test func writesPEM() throws {
        for sample in [TestCertificates.authority, TestCertificates.rsaAuthority] {
            let certificate = try Certificate(der: sample.bytes)
            let lines = certificate.pem.split(separator: "\n")
            let text = lines.dropFirst().dropLast().joined()
            #expect(text.utf8.count.isMultiple(of: 4))
            #expect(!text.contains("-") && !text.contains("_") && text.contains("/"))
            #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.utf8.count == 64 })
            #expect(try TrustStore(files: [Array(certificate.pem.utf8)]).certificates == [certificate])
        }
    }
}
