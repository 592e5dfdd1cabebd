public import Certificates
public import MRZ

/// A visible digital seal that is to be signed, for tests and specimens.
public struct SealDraft: Hashable, Sendable {
    /// A field by its tag and its bytes.
    public struct Field: Hashable, Sendable {
        let tag: UInt8
        let bytes: [UInt8]

        /// Creates a field of bytes.
        public init(_ tag: UInt8, bytes: [UInt8]) { (self.tag, self.bytes) = (tag, bytes) }

        /// Creates a field of capitals, digits, spaces and fillers; nil if there are other characters.
        public init?(_ tag: UInt8, c40 text: String) {
            guard let bytes = C40.bytes(of: text) else { return nil }
            self.init(tag, bytes: bytes)
        }
    }

    /// The type of the document: its feature definition and its category, such as 0xFB06.
    public var documentCode: UInt16
    /// The State that issues it, by its code of Doc 9303.
    public var issuer: String
    /// Four characters of the signer, such as `UTTS`.
    public var signer: String
    /// The serial number of the signer's certificate in hexadecimal digits.
    public var certificateReference: String
    /// The day of issue.
    public var issueDate: CalendarDate
    /// The day of signing.
    public var signatureDate: CalendarDate
    /// The fields in their order.
    public var fields: [Field] = []

    /// Creates a draft without fields.
    public init(
        documentCode: UInt16, issuer: String, signer: String, certificateReference: String, issueDate: CalendarDate,
        signatureDate: CalendarDate
    ) {
        (self.documentCode, self.issuer, self.signer) = (documentCode, issuer, signer)
        self.certificateReference = certificateReference
        (self.issueDate, self.signatureDate) = (issueDate, signatureDate)
    }

    /// The bytes of the seal in version 4, signed with a key; nil if a part cannot be encoded.
    ///
    /// - Parameters:
    ///   - key: The private key.
    ///   - digest: The digest that goes with its size (Doc 9303-13).
    public func signed(with key: PrivateKey, digest: Digest) throws(CryptoError) -> [UInt8]? {
        let length = String(certificateReference.utf8.count, radix: 16, uppercase: true)
        let reference = (length.utf8.count < 2 ? "0" : "") + length + certificateReference
        guard certificateReference.utf8.count < 256, signer.utf8.count == 4, (1...3).contains(issuer.utf8.count),
            let issuer = C40.bytes(of: issuer + String(repeating: "<", count: 3 - issuer.utf8.count)),
            let reference = C40.bytes(of: signer + reference), let issued = SealDate.bytes(of: issueDate),
            let signed = SealDate.bytes(of: signatureDate), fields.allSatisfy({ $0.bytes.count < 1 << 16 })
        else { return nil }
        let code = [UInt8(documentCode >> 8), UInt8(documentCode & 0xFF)]
        let header = [VisibleDigitalSeal.magic, 3] + issuer + reference + issued + signed + code
        let bytes = header + fields.flatMap { Self.element($0.tag, $0.bytes) }
        let signature = try key.signature(over: bytes, by: .ecdsa(digest, isPlain: true))
        return bytes + Self.element(VisibleDigitalSeal.signatureTag, signature)
    }

    /// The text of a seal for non-constrained environments, signed with a key of P-256.
    ///
    /// - Parameters:
    ///   - data: The header and the message.
    ///   - certificate: The signer's certificate.
    ///   - key: Its private key.
    public static func nonConstrained(
        _ data: JSONValue, certificate: Certificate, key: PrivateKey
    ) throws(CryptoError) -> String {
        let signature = try key.signature(over: Array(data.canonical.utf8), by: .ecdsa(.sha256, isPlain: true))
        return JSONValue.object([
            JSONValue.Member("data", data),
            JSONValue.Member(
                "sig",
                .object([
                    JSONValue.Member("alg", .string("ES256")),
                    JSONValue.Member("cer", .string(Base64.text(of: certificate.der))),
                    JSONValue.Member("sigvl", .string(Base64.text(of: signature))),
                ])),
        ]).canonical
    }

    private static func element(_ tag: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        let (high, low) = (UInt8(bytes.count >> 8 & 0xFF), UInt8(bytes.count & 0xFF))
        let length: [UInt8] = bytes.count < 0x80 ? [low] : bytes.count < 0x100 ? [0x81, low] : [0x82, high, low]
        return [tag] + length + bytes
    }
}
