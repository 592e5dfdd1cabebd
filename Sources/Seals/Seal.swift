public import Certificates
public import MRZ

/// A digitally signed barcode of a document: a visible digital seal of Doc 9303-13 or BSI TR-03137, a barcode of the
/// ICAO Datastructure for Barcode, or a seal for non-constrained environments.
///
/// ```swift
/// let seal = try Seal(parsing: bytes)
/// seal.documentType                             // "residencePermit"
/// seal["passportNumber"]?.value                 // "UFO001979"
/// seal.check(with: trust, today: today).verdict // .signed
/// ```
public struct Seal: Hashable, Sendable, Codable {
    /// The formats of seals.
    public enum Format: String, CaseIterable, Hashable, Sendable, Codable {
        case visibleDigitalSeal = "VDS", barcode = "IDB", nonConstrained = "VDS-NC"
    }

    /// A field of a seal.
    public struct Field: Hashable, Sendable, Codable {
        /// The name: `passportNumber`; that of a field within another after its name and a full stop.
        public let name: String
        /// The value: text, a number, a date of ISO 8601, or hexadecimal digits.
        public let value: String
        /// The value as the seal has it: text, or hexadecimal digits.
        public let text: String
    }

    /// A deviation from the standards that the seal could be read with.
    public struct Deviation: Hashable, Sendable, Codable {
        /// The kinds of deviations.
        public enum Code: String, CaseIterable, Hashable, Sendable, Codable {
            /// The document's type is none that is known.
            case unknownDocumentType
            /// Documents of this type have no such field.
            case unknownField
            /// A field that the document's type demands is not there.
            case missingField
            /// A field is longer or shorter than the standard has it.
            case wrongLength
            /// A field is not encoded as the standard demands.
            case unreadableField
            /// A date is no day of the calendar.
            case impossibleDate
            /// A barcode has the identifier of a draft, `NDB1`.
            case draftIdentifier
            /// A barcode has no signature.
            case unsigned
        }

        /// The kind.
        public let code: Code
        /// The name of the field; nil where it is the whole seal.
        public let field: String?
    }

    /// The format.
    public let format: Format
    /// The type of the document, such as `visa`; nil for an unknown one.
    public internal(set) var documentType: String?
    /// The type as the seal has it: `5D01`, `icao.vacc`.
    public internal(set) var documentCode: String
    /// The State that issued the document, by its code of Doc 9303, without fillers.
    public internal(set) var issuer: String
    /// The signer: its country and name in a visible digital seal, such as `DETS`; nil where the certificate tells it.
    public internal(set) var signer: String?
    /// The reference of the signer's certificate in hexadecimal digits; nil where the certificate comes along.
    public internal(set) var certificateReference: String?
    /// The day on which the document was issued.
    public internal(set) var issueDate: CalendarDate?
    /// The day on which the seal was signed.
    public internal(set) var signatureDate: CalendarDate?
    /// The fields in their order.
    public internal(set) var fields: [Field] = []
    /// The lines of the machine-readable zone, where the seal holds one.
    ///
    /// The seal of a visa leaves out the optional data of its zone; fillers stand there.
    public internal(set) var mrz: [String]?
    /// The deviations from the standards.
    public internal(set) var deviations: [Deviation] = []
    /// The bytes that the signature is over.
    public internal(set) var signedBytes: [UInt8] = []
    /// The signature: both numbers of ECDSA in the same length each; empty if there is none.
    public internal(set) var signature: [UInt8] = []
    /// The digest of the signature.
    public internal(set) var digest: Digest = .sha256
    /// The certificate of the signer in DER, where it comes along.
    public internal(set) var certificate: [UInt8]?

    /// Creates a seal without fields.
    init(format: Format, documentCode: String, issuer: String) {
        (self.format, self.documentCode, self.issuer) = (format, documentCode, issuer)
    }

    /// Reads the content of a barcode.
    ///
    /// - Parameter bytes: The content; the bytes of a visible digital seal may be written as ISO 8859-1 in UTF-8.
    public init(parsing bytes: [UInt8]) throws(SealError) {
        guard bytes.count <= Self.limit else { throw .tooLong }
        if bytes.first == VisibleDigitalSeal.magic {
            self = try VisibleDigitalSeal.seal(bytes)
        } else if bytes.starts(with: [0xC3, 0x9C]) {
            self = try VisibleDigitalSeal.seal(try Self.latinBytes(of: bytes))
        } else if bytes.starts(with: "RDB1".utf8) || bytes.starts(with: "NDB1".utf8) {
            self = try BarcodeSeal.seal(bytes)
        } else if bytes.first(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) == UInt8(ascii: "{") {
            self = try NonConstrainedSeal.seal(bytes)
        } else {
            throw .notASeal
        }
    }

    /// Reads the content of a barcode from its text.
    public init(parsing text: String) throws(SealError) { try self.init(parsing: Array(text.utf8)) }

    /// The most bytes that are read: no barcode holds more than a few thousand.
    public static let limit = 1 << 16

    /// The first field of a name.
    public subscript(name: String) -> Field? { fields.first { $0.name == name } }

    /// The bytes that a reader of barcodes took for ISO 8859-1 and wrote in UTF-8.
    private static func latinBytes(of bytes: [UInt8]) throws(SealError) -> [UInt8] {
        var latin: [UInt8] = []
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            guard let byte = UInt8(exactly: scalar.value) else { throw .wrongText }
            latin.append(byte)
        }
        return latin
    }
}

extension Seal.Deviation: CustomStringConvertible {
    public var description: String {
        let reason =
            switch code {
            case .unknownDocumentType: "the type of document is not known"
            case .unknownField: "documents of this type have no such field"
            case .missingField: "it is missing"
            case .wrongLength: "it is longer or shorter than the standard has it"
            case .unreadableField: "it is not encoded as the standard demands"
            case .impossibleDate: "it is no day of the calendar"
            case .draftIdentifier: "it has the identifier of a draft"
            case .unsigned: "it has no signature"
            }
        return field.map { "\($0): \(reason)" } ?? reason
    }
}
