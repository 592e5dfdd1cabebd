import CCrypto

/// A digest of FIPS 180-4.
public enum Digest: String, CaseIterable, Hashable, Sendable, Codable {
    case sha1 = "SHA1", sha224 = "SHA224", sha256 = "SHA256", sha384 = "SHA384", sha512 = "SHA512"

    /// The digest of an object identifier (RFC 5754, 2); nil of another.
    public init?(objectIdentifier: String) {
        guard let row = Self.identifiers.first(where: { $0.identifier == objectIdentifier }) else { return nil }
        self = row.digest
    }

    /// The digest of an AlgorithmIdentifier.
    init(_ algorithm: DERElement) throws(CryptoError) {
        let identifier = (try? algorithm.children())?.first?.objectIdentifier ?? ""
        guard let digest = Digest(objectIdentifier: identifier) else { throw .unknownDigest }
        self = digest
    }

    private static let identifiers: [(identifier: String, digest: Digest)] = [
        ("1.3.14.3.2.26", .sha1), ("2.16.840.1.101.3.4.2.4", .sha224), ("2.16.840.1.101.3.4.2.1", .sha256),
        ("2.16.840.1.101.3.4.2.2", .sha384), ("2.16.840.1.101.3.4.2.3", .sha512),
    ]

    /// Digests bytes.
    public func callAsFunction(_ bytes: some Collection<UInt8>) throws(CryptoError) -> [UInt8] {
        let input = Array(bytes)
        var output = [UInt8](repeating: 0, count: Int(CCRYPTO_DIGEST_LIMIT))
        var size = 0
        try CryptoError.check(CCryptoDigest(rawValue, input, input.count, &output, &size))
        return Array(output.prefix(size))
    }
}
