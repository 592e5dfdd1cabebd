import CCrypto

/// A scheme of signatures with its digest.
public enum SignatureScheme: Hashable, Sendable {
    /// ECDSA; a plain signature is the two numbers in the same length each, else both are in DER.
    case ecdsa(Digest, isPlain: Bool)
    /// RSASSA-PKCS1-v1_5 (RFC 8017, 8.2).
    case rsa(Digest)
    /// RSASSA-PSS (RFC 8017, 8.1) with the digest of the mask.
    case pss(Digest, mask: Digest, saltLength: Int)

    /// The scheme of an AlgorithmIdentifier.
    ///
    /// - Parameters:
    ///   - algorithm: The AlgorithmIdentifier.
    ///   - digest: The digest, for the identifiers that do not name it (RFC 5652, 10.1.2).
    public init(_ algorithm: DERElement, digest: Digest? = nil) throws(CryptoError) {
        let parts = (try? algorithm.children()) ?? []
        let identifier = parts.first?.objectIdentifier ?? ""
        if identifier == Self.pssIdentifier {
            self = try Self.pss(parameters: parts.dropFirst().first)
        } else if let row = Self.rows.first(where: { $0.identifier == identifier }), let digest = row.digest ?? digest {
            self = row.isRSA ? .rsa(digest) : .ecdsa(digest, isPlain: identifier.hasPrefix(Self.plainPrefix))
        } else {
            throw .unknownScheme(identifier)
        }
    }

    /// RSASSA-PSS by its parameters; their defaults are for SHA-1 (RFC 4055, 3.1).
    private static func pss(parameters: DERElement?) throws(CryptoError) -> SignatureScheme {
        var (digest, mask, saltLength) = (Digest.sha1, Digest.sha1, 20)
        for parameter in (try? parameters?.children()) ?? [] {
            guard let value = (try? parameter.children())?.first else { throw .unknownScheme(pssIdentifier) }
            switch parameter.tag {
            case DERTag.context(0): digest = try Digest(value)
            case DERTag.context(1):
                guard let inner = (try? value.children())?.dropFirst().first else {
                    throw .unknownScheme(pssIdentifier)
                }
                mask = try Digest(inner)
            case DERTag.context(2):
                guard value.tag == DERTag.integer, (1...2).contains(value.content.count) else {
                    throw .unknownScheme(pssIdentifier)
                }
                saltLength = value.content.reduce(0) { $0 << 8 | Int($1) }
            default: continue
            }
        }
        return .pss(digest, mask: mask, saltLength: saltLength)
    }

    private static let pssIdentifier = "1.2.840.113549.1.1.10"
    /// The arc of BSI TR-03111 for plain signatures.
    private static let plainPrefix = "0.4.0.127.0.7.1.1.4.1."

    /// The identifiers of RFC 5758, RFC 4055, RFC 3370 and BSI TR-03111.
    private static let rows: [(identifier: String, isRSA: Bool, digest: Digest?)] = [
        ("1.2.840.10045.4.1", false, .sha1), ("1.2.840.10045.4.3.1", false, .sha224),
        ("1.2.840.10045.4.3.2", false, .sha256), ("1.2.840.10045.4.3.3", false, .sha384),
        ("1.2.840.10045.4.3.4", false, .sha512), ("1.2.840.10045.2.1", false, nil),
        (plainPrefix + "1", false, .sha1), (plainPrefix + "2", false, .sha224), (plainPrefix + "3", false, .sha256),
        (plainPrefix + "4", false, .sha384), (plainPrefix + "5", false, .sha512),
        ("1.2.840.113549.1.1.5", true, .sha1), ("1.2.840.113549.1.1.14", true, .sha224),
        ("1.2.840.113549.1.1.11", true, .sha256), ("1.2.840.113549.1.1.12", true, .sha384),
        ("1.2.840.113549.1.1.13", true, .sha512), ("1.2.840.113549.1.1.1", true, nil),
    ]

    /// Hands the scheme to C.
    func withScheme<Result>(_ body: (CCryptoScheme) -> Result) -> Result {
        let (kind, digest, mask, saltLength) =
            switch self {
            case .ecdsa(let digest, _): (CCryptoECDSA, digest, digest, 0)
            case .rsa(let digest): (CCryptoRSA, digest, digest, 0)
            case .pss(let digest, let mask, let saltLength): (CCryptoPSS, digest, mask, saltLength)
            }
        return digest.rawValue.withCString { digest in
            mask.rawValue.withCString { mask in
                body(CCryptoScheme(kind: kind, digest: digest, maskDigest: mask, saltLength: Int32(saltLength)))
            }
        }
    }
}
