import Certificates

/// A public key of a chip (SubjectPublicKeyInfo, RFC 5280 §4.1.2.7).
public struct PublicKeyInfo: Hashable, Sendable, Codable {
    /// The identifier of the algorithm: `1.2.840.113549.1.1.1`.
    public let algorithm: String
    /// The name of the algorithm: `RSA`, `EC`, `DH`; nil for others.
    public let name: String?
    /// The size of the key in bits: that of the modulus, or of a coordinate; nil for other algorithms.
    public let bits: Int?
    /// The key in DER, with its algorithm.
    public let der: [UInt8]

    private static let names = [
        "1.2.840.113549.1.1.1": "RSA", "1.2.840.10045.2.1": "EC", "1.2.840.10046.2.1": "DH",
        "1.2.840.113549.1.3.1": "DH",
    ]

    /// Reads a key.
    init(_ element: DERElement) throws(LDSError) {
        let (algorithm, key) = try LDSError.reading { () throws(DERError) in
            var parts = element.reader
            let algorithm = try parts.next(DERTag.sequence).children().first?.objectIdentifier
            return (algorithm, try parts.next(DERTag.bitString).content)
        }
        guard element.tag == DERTag.sequence, let algorithm, key.first == 0, key.count > 1 else { throw .otherEncoding }
        (self.algorithm, name, der) = (algorithm, Self.names[algorithm], Array(element.bytes))
        bits = try Self.bits(of: key.dropFirst(), name)
    }

    private static func bits(of key: ArraySlice<UInt8>, _ name: String?) throws(LDSError) -> Int? {
        switch name {
        case "RSA":
            let modulus = try LDSError.reading { () throws(DERError) in
                try DERReader.only(DERTag.sequence, in: key).children().first?.content.drop { $0 == 0 } ?? []
            }
            return modulus.first.map { 8 * modulus.count - $0.leadingZeroBitCount }
        case "EC":
            return 8 * (key.first == uncompressed ? (key.count - 1) / 2 : key.count - 1)
        default: return nil
        }
    }

    /// The first byte of a point that has both coordinates (SEC 1 §2.3.3).
    private static let uncompressed: UInt8 = 0x04
}

/// The public key for active authentication (Doc 9303-10 §4.7.15).
public struct DataGroup15: Hashable, Sendable, Codable {
    /// The key.
    public let publicKey: PublicKeyInfo

    /// Reads the file.
    public init(_ file: LDSFile) throws(LDSError) {
        try file.check(.dataGroup15)
        publicKey = try PublicKeyInfo(
            LDSError.reading { () throws(DERError) in try DERReader.only(DERTag.sequence, in: file.root.value) })
    }
}
