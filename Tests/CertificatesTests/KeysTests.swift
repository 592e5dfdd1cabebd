import Certificates
import SignatureSamples
import Testing

struct KeysTests {
    /// C2SP/wycheproof, testvectors_v1/ecdsa_brainpoolP256r1_sha256_p1363_test.json, test 1.
    private static let signature = """
        0a5f8c70ba2d0842d5d0f841f160ad15195769a8159bfe692634d73d469d111f
        426e857aad3ff7aa96e4d200c03b45f1846a36d089ee3917768ca1a0d6d4da6e
        """

    /// Tests 2, 4, 5, 11, 12, 13 and 18 of that file, and signatures that are cut.
    private static let wrongSignatures = [
        """
        b45ae44c5c1bb1ff143702d28ee43a86a590e44bcafda560b652e5bfdde567c6
        678cd260f4aeb211a781388fdd48478007cf43d32b736de019916ce1c0737c39
        """,
        """
        9f9bcb6ae7c1a1796895124eac22e05c72e210fb9fc5a88e69e9374550ab4588
        678cd260f4aeb211a781388fdd48478007cf43d32b736de019916ce1c0737c39
        """,
        """
        010a5f8c70ba2d0842d5d0f841f160ad15195769a8159bfe692634d73d469d111f
        00678cd260f4aeb211a781388fdd48478007cf43d32b736de019916ce1c0737c39
        """,
        zero + zero, zero + one, zero + "a9fb57dba1eea9bc3e660a909d838d718c397aa3b561a6f7901e0e82974856a7",
        one + zero, "", "0a", "0a5f8c", "00" + signature.prefix(64) + "00" + signature.suffix(64),
    ]
    private static let zero = String(repeating: "00", count: 32)
    private static let one = String(repeating: "00", count: 31) + "01"

    @Test func verifiesPlainSignatures() throws {
        let key = PublicKey(
            der: bytes(
                ofDigits: """
                    305a301406072a8648ce3d020106092b240303020801010703420004
                    019a2d9637743a63ddaefdbca0ee229a163b809b9b145e5313bbeb8defeab9d6
                    548caf89bf5ba49499404145651234336401b9b2843a579ed152e090f11b9e59
                    """))
        let message = bytes(ofDigits: "313233343030")
        let scheme = SignatureScheme.ecdsa(.sha256, isPlain: true)
        #expect(try key.verifies(bytes(ofDigits: Self.signature), over: message, by: scheme))
        for signature in Self.wrongSignatures {
            #expect(try !key.verifies(bytes(ofDigits: signature), over: message, by: scheme))
        }
    }

    /// C2SP/wycheproof, testvectors_v1/rsa_pss_2048_sha256_mgf1_32_test.json, tests 1 and, with its signature, 3.
    @Test func verifiesPSS() throws {
        let key = PublicKey(
            der: bytes(
                ofDigits: """
                    30820122300d06092a864886f70d01010105000382010f003082010a0282010100a2b451a07d0aa5f96e455671
                    513550514a8a5b462ebef717094fa1fee82224e637f9746d3f7cafd31878d80325b6ef5a1700f65903b469429e89d6
                    eac8845097b5ab393189db92512ed8a7711a1253facd20f79c15e8247f3d3e42e46e48c98e254a2fe9765313a03eff
                    8f17e1a029397a1fa26a8dce26f490ed81299615d9814c22da610428e09c7d9658594266f5c021d0fceca08d945a12
                    be82de4d1ece6b4c03145b5d3495d4ed5411eb878daf05fd7afc3e09ada0f1126422f590975a1969816f48698bcbba
                    1b4d9cae79d460d8f9f85e7975005d9bc22c4e5ac0f7c1a45d12569a62807d3b9a02e5a530e773066f453d1f5b4c2e
                    9cf7820283f742b9d50203010001
                    """))
        let signature = bytes(
            ofDigits: """
                4f01e0c12b08625ecac89a69231906edf826380f37c959a96690d046316d68ffce9d5c471694fcebfc6b4553486468
                9256e4fc81c78e583f675d0c94b449647451e81beff01a11a516d5e5ce3f1a910437cb8a3a5096b19fb15f4524a35b23
                d89cdba12cf5b71aac1047b28c562df7c5542c34ce23a182cf7e0e231934b17294799d44877a1d68ef1b8f073619b761
                8e6b7c22db20030d98cf591ffc3d4da5f58613ecd5ecfc3b40a1d02f40891ca43695cd4c088b05a8054c89c595a47e27
                4816f35384226f74459ee63e25a1bfc03c360490552ec38343f8ace502f065303b00bc0ec320711b211fde92e57feb90
                13c3609342495ec0d7cabdec21e54acc38
                """)
        let scheme = SignatureScheme.pss(.sha256, mask: .sha256, saltLength: 32)
        #expect(try key.verifies(signature, over: [], by: scheme))
        #expect(try !key.verifies(signature, over: Array("Test".utf8), by: scheme))
        #expect(try !key.verifies(signature, over: [], by: .rsa(.sha256)))
    }

    @Test(arguments: [
        (TestCertificates.signer, TestCertificates.signerKey, SignatureScheme.ecdsa(.sha256, isPlain: true)),
        (TestCertificates.signer, TestCertificates.signerKey, .ecdsa(.sha512, isPlain: false)),
        (TestCertificates.brainpoolSigner, TestCertificates.brainpoolKey, .ecdsa(.sha256, isPlain: true)),
        (TestCertificates.smallSigner, TestCertificates.smallKey, .ecdsa(.sha224, isPlain: true)),
        (TestCertificates.largeSigner, TestCertificates.largeKey, .ecdsa(.sha512, isPlain: true)),
        (TestCertificates.rsaSigner, TestCertificates.rsaKey, .rsa(.sha256)),
        (TestCertificates.rsaSigner, TestCertificates.rsaKey, .pss(.sha384, mask: .sha384, saltLength: 48)),
    ])
    func verifiesItsOwnSignatures(_ certificate: Sample, _ key: PrivateKey, _ scheme: SignatureScheme) throws {
        let signature = try key.signature(over: [1, 2, 3], by: scheme)
        let publicKey = try Certificate(der: certificate.bytes).publicKey
        #expect(try publicKey.verifies(signature, over: [1, 2, 3], by: scheme))
        #expect(try !publicKey.verifies(signature, over: [1, 2], by: scheme))
    }

    @Test func refusesKeysOfAnotherScheme() throws {
        let key = try Certificate(der: TestCertificates.signer.bytes).publicKey
        #expect(throws: CryptoError.unusableKey) { try key.verifies([1], over: [], by: .rsa(.sha256)) }
        #expect(throws: CryptoError.unusableKey) {
            try PublicKey(der: [0x30, 0]).verifies([1], over: [], by: .rsa(.sha256))
        }
    }
}
