import Certificates
import SignatureSamples
import Testing

struct SignedDataTests {
    @Test(arguments: [
        (TestCertificates.masterList, "C=UT,CN=TS"), (TestCertificates.pssMasterList, "C=UT,CN=TR"),
        (TestCertificates.indefiniteMasterList, "C=UT,CN=TR"),
    ])
    func verifiesItsSignature(_ file: Sample, _ name: String) throws {
        let data = try SignedData(der: file.bytes)
        let signer = try #require(data.signer)
        #expect(data.contentType == "2.23.136.1.1.2")
        #expect(signer.subject.description == name)
        #expect(try data.isSigned(by: signer))
        let other = try Certificate(der: TestCertificates.brainpoolSigner.bytes)
        #expect((try? data.isSigned(by: other)) != true)
    }

    @Test func noticesChangedContent() throws {
        var bytes = TestCertificates.masterList.bytes
        let content = try SignedData(der: bytes).content
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: content) })
        bytes[place + content.count / 2] ^= 1
        let data = try SignedData(der: bytes)
        #expect(try !data.isSigned(by: try #require(data.signer)))
    }

    @Test(
        arguments: [
            [], [0x30, 0], TestCertificates.signer.bytes, TestCertificates.masterList.bytes.dropLast(1),
        ] as [[UInt8]])
    func refusesWhatIsNone(_ bytes: [UInt8]) {
        #expect(throws: CertificateError.notSignedData) { try SignedData(der: bytes) }
    }
}
