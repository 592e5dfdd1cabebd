import Certificates
import LDS
import Testing

struct SecurityObjectTests {
    @Test func readsSpecimen() throws {
        let object = try SecurityObject(LDSFile(base64(GermanSpecimen.securityObject)))
        #expect(object.version == 0)
        #expect(object.digest == .sha1)
        #expect(object.kinds == [.dataGroup1, .dataGroup2, .dataGroup3, .dataGroup14])
        #expect(object.hashes[1] == hex("FB1BC1921F4DC07947408A7CDD5CC0C928353809"))
        #expect(object.ldsVersion == nil)
        #expect(object.hasPlainFrame)
        let signer = try #require(object.signer)
        #expect(signer.serialNumber == "1267")
        #expect(try object.signedData.isSigned(by: signer))
    }

    @Test func readsVersions() throws {
        let object = try SecurityObject(LDSFile(base64(ChipVector.all[0].sod)))
        #expect(object.version == 1)
        #expect(object.digest == .sha256)
        #expect(object.ldsVersion == "0108")
        #expect(object.unicodeVersion == "040000")
    }

    /// Malaysia names the signer with the parts of its issuer in another order; here they are another name.
    @Test func findsSignerByAnotherName() throws {
        var bytes = base64(ChipVector.all[0].sod)
        let name = Array("Test CSCA P-256".utf8)
        let place = try #require(bytes.indices.last { bytes[$0...].starts(with: name) })
        bytes[place] = UInt8(ascii: "B")
        let object = try SecurityObject(LDSFile(bytes))
        #expect(object.signedData.signer == nil)
        #expect(!object.hasPlainFrame)
        let signer = try #require(object.signer)
        #expect(try object.signedData.isSigned(by: signer))
    }

    /// gmrtd/gmrtd, document/sod_test.go, and others.
    @Test(arguments: ["770101", "7706308001000000", "7700"])
    func refusesOther(bytes: String) {
        #expect(throws: LDSError.self) { try SecurityObject(LDSFile(hex(bytes))) }
    }

    @Test func refusesOtherKind() {
        #expect(throws: LDSError.otherKind(.dataGroup1)) { try SecurityObject(LDSFile(hex("6100"))) }
    }
}
