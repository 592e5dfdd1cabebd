import CCrypto

/// An error of the library that digests and verifies.
public enum CryptoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The library is not there.
    case missingLibrary
    /// The library has not the digest.
    case unknownDigest
    /// The scheme of a signature is none that is known, by its object identifier.
    case unknownScheme(String)
    /// A key cannot be read, or does not go with the scheme.
    case unusableKey

    public var description: String {
        switch self {
        case .missingLibrary: "libcrypto.so.3 is not there. On Debian it is in the package libssl3."
        case .unknownDigest: "The digest of the signature is not known."
        case .unknownScheme(let identifier): "The signature scheme \(identifier) is not known."
        case .unusableKey: "The key cannot be read, or does not go with the signature scheme."
        }
    }

    /// Passes a status that is no error, or throws the error that it is.
    static func check(_ status: CCryptoStatus) throws(CryptoError) {
        switch status {
        case CCryptoNotLoaded: throw .missingLibrary
        case CCryptoDigestUnknown: throw .unknownDigest
        case CCryptoKeyRefused: throw .unusableKey
        default: return
        }
    }
}
