import LDS
import Testing

struct PublicKeyInfoTests {
    @Test func readsSpecimen() throws {
        let bytes = base64(GermanSpecimen.dataGroup15)
        let key = try DataGroup15(LDSFile(bytes)).publicKey
        #expect(key.algorithm == "1.2.840.113549.1.1.1")
        #expect(key.name == "RSA")
        #expect(key.bits == 1024)
        #expect(key.der == Array(bytes.dropFirst(3)))
    }

    @Test func readsPoint() throws {
        let point = element("03", [0x00, 0x04], [UInt8](repeating: 7, count: 64))
        let algorithm = hex("301306072A8648CE3D020106082A8648CE3D030107")
        let key = try DataGroup15(LDSFile(element("6F", element("30", algorithm, point)))).publicKey
        #expect(key.name == "EC")
        #expect(key.bits == 256)
    }

    /// The second is of gmrtd/gmrtd, document/dg15_test.go.
    @Test(arguments: [
        ("6E00", LDSError.otherKind(.dataGroup14)), ("6F00", .otherEncoding), ("6F023000", .otherEncoding),
        ("6F0A 3008 3003 06012A 030107", .otherEncoding), ("6F0B 3009 3003 06012A 03020107", .otherEncoding),
    ])
    func refusesOther(bytes: String, error: LDSError) {
        #expect(throws: error) { try DataGroup15(LDSFile(hex(bytes))) }
    }
}
