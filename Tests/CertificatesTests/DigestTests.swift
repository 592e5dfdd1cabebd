import Certificates
import Testing

struct DigestTests {
    /// The digests of `abc` (NIST, FIPS 180-4, examples with intermediate values).
    @Test(arguments: [
        (Digest.sha1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (.sha224, "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"),
        (.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            .sha384,
            "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
        ),
        (
            .sha512,
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        ),
    ])
    func digestsAsPublished(_ digest: Digest, _ expected: String) throws {
        #expect(try digest(Array("abc".utf8)) == bytes(ofDigits: expected))
    }

    @Test func digestsNothing() throws {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        #expect(try Digest.sha256([]) == bytes(ofDigits: empty))
    }

    @Test func knowsIdentifiers() {
        #expect(Digest(objectIdentifier: "2.16.840.1.101.3.4.2.3") == .sha512)
        #expect(Digest(objectIdentifier: "1.2.840.113549.2.5") == nil)
    }
}

/// The bytes of hexadecimal digits.
func bytes(ofDigits digits: String) -> [UInt8] {
    let values = digits.compactMap(\.hexDigitValue)
    return stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
}
