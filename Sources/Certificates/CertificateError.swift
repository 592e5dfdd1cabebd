/// An error of a file of certificates.
public enum CertificateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes are no certificate.
    case notACertificate
    /// The bytes are no signed data of RFC 5652.
    case notSignedData
    /// A file holds neither a certificate, nor PEM, nor a master list, nor LDIF with certificates.
    case unknownFile
    /// A file holds base64 that is none.
    case wrongBase64
    /// The signature of a master list is wrong.
    case masterListNotSigned
    /// A signature could not be checked.
    case crypto(CryptoError)

    public var description: String {
        switch self {
        case .notACertificate: "The data is no certificate of X.509."
        case .notSignedData: "The data is no signed data of the Cryptographic Message Syntax."
        case .unknownFile:
            "The file holds no certificates. It may be a certificate, PEM, a master list, or LDIF of the ICAO PKD."
        case .wrongBase64: "The file holds base64 that is damaged."
        case .masterListNotSigned: "The signature of the master list is wrong."
        case .crypto(let error): error.description
        }
    }
}
