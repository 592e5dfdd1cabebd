/// An error of the content of a barcode that is no seal, or a damaged one.
public enum SealError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The content has no format of a seal.
    case notASeal
    /// The content is longer than any barcode.
    case tooLong
    /// The content ends within a part.
    case cutOff
    /// Bytes follow after the signature, or parts stand where none may.
    case strayBytes
    /// The header is of another version, by its number.
    case unknownVersion(UInt8)
    /// The header is not encoded as the standard demands.
    case wrongHeader
    /// A visible digital seal has no signature.
    case noSignature
    /// A text is not encoded as the standard demands.
    case wrongText
    /// The compressed content is damaged or too long.
    case wrongCompression
    /// The content is no JSON.
    case notJSON
    /// An object of JSON has two members of the same name.
    case duplicateKey
    /// A number of JSON is not a whole one that each reader understands.
    case unsupportedNumber
    /// A member that the standard demands is not there, or is of another kind.
    case missingMember(String)
    /// The standard has no such signature algorithm.
    case unknownAlgorithm
    /// The certificate in the seal cannot be read.
    case wrongCertificate

    public var description: String {
        switch self {
        case .notASeal: "The content of the barcode is no digital seal."
        case .tooLong: "The content is longer than any barcode."
        case .cutOff: "The seal is cut off."
        case .strayBytes: "The seal has parts that no seal has."
        case .unknownVersion(let version): "The seal has the version \(version). Versions 2 and 3 can be read."
        case .wrongHeader: "The header of the seal is damaged."
        case .noSignature: "The seal has no signature."
        case .wrongText: "The text of the seal is damaged."
        case .wrongCompression: "The compressed content of the seal is damaged or too long."
        case .notJSON: "The seal is not well-formed JSON."
        case .duplicateKey: "The JSON of the seal has two members of the same name."
        case .unsupportedNumber: "The JSON of the seal has a number that is not a whole one below 2 to the power of 53."
        case .missingMember(let name): "The seal has no \(name), or one of another kind."
        case .unknownAlgorithm: "The seal has a signature algorithm that the standard does not know."
        case .wrongCertificate: "The certificate in the seal is damaged."
        }
    }
}
