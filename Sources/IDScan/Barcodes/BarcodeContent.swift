import Barcodes
public import Certificates
public import MRZ
import Seals

/// The meaning of a barcode, where its kind of content is known.
public struct BarcodeContent: Hashable, Sendable, Codable {
    /// A kind of content.
    public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
        /// The name in results.
        public let rawValue: String

        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Licences and identity cards of North America (AAMVA DL/ID Card Design Standard).
        public static let aamva = Kind(rawValue: "AAMVA")
        /// Visible digital seals (ICAO Doc 9303-13, BSI TR-03137).
        public static let vds = Kind(rawValue: "VDS")
        /// Barcodes of the ICAO Datastructure for Barcode.
        public static let idb = Kind(rawValue: "IDB")
        /// Seals for non-constrained environments: proofs of vaccination, of testing, visas.
        public static let vdsNC = Kind(rawValue: "VDS-NC")
    }

    /// The signature of a barcode's content. It proves the signer, not that the barcode belongs to the person who shows it.
    public struct Signature: Hashable, Sendable, Codable {
        /// The verdict; `SignatureVerdict.notChecked` without certificates in ``ScanOptions/trust``.
        public let verdict: SignatureVerdict
        /// The name of the signer by its certificate; nil if none was found.
        public let signer: String?
        /// The serial number of that certificate, in hexadecimal digits.
        public let serialNumber: String?
        /// The name of the authority that vouches for the signer; nil if none does.
        public let authority: String?
        /// The day on which it was signed; nil where the barcode does not tell it.
        public let date: CalendarDate?
    }

    /// A part of the content: its code, the meaning of that, and its text.
    public struct Element: Hashable, Sendable, Codable {
        /// The part that it is in, such as `DL`.
        public let part: String
        /// The code in the barcode, such as `DAQ`.
        public let code: String
        /// The name of the part; nil for an issuer's own.
        public let name: String?
        /// The value as it stands there.
        public let value: String
    }

    /// The kind.
    public let kind: Kind
    /// The version of its standard; nil where it cannot be read.
    public let version: Int?
    /// The number or the code of the issuer; nil where it cannot be read.
    public let issuer: String?
    /// The type of document that a seal names, such as `visa`; nil of other kinds, and for one that is not known.
    public private(set) var documentType: String?
    /// The signature; nil for kinds that have none.
    public private(set) var signature: Signature?
    /// The lists as they are encoded; nil where they are empty.
    private let encodedElements: [Element]?
    private let encodedDeviations: [String]?
    /// The reason why it cannot be read, in English; nil when it can.
    public let error: String?

    /// The parts of the content, those that the standard does not know, too.
    public var elements: [Element] { encodedElements ?? [] }
    /// The ways in which it differs from its standard, in English; none repeats the content.
    public var deviations: [String] { encodedDeviations ?? [] }

    private enum CodingKeys: String, CodingKey {
        case kind, version, issuer, documentType, signature
        case encodedElements = "elements"
        case encodedDeviations = "deviations"
        case error
    }

    /// The meaning of bytes; nil when they are of no kind that is known.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - symbology: The kind of barcode.
    ///   - trust: The certificates that signatures are checked with.
    ///   - today: The day that counts as today.
    init?(of bytes: [UInt8], in symbology: Symbology, trust: TrustStore, today: CalendarDate) {
        guard let row = PayloadKind.all.first(where: { $0.holds(bytes, in: symbology) }) else { return nil }
        self = row.content(bytes, trust, today)
    }

    init(
        _ kind: Kind, version: Int? = nil, issuer: String? = nil, elements: [Element] = [], deviations: [String] = [],
        error: String? = nil
    ) {
        (self.kind, self.version, self.issuer, self.error) = (kind, version, issuer, error)
        encodedElements = elements.isEmpty ? nil : elements
        encodedDeviations = deviations.isEmpty ? nil : deviations
    }

    /// Takes a seal, and checks its signature.
    init(_ seal: Seal, trust: TrustStore, today: CalendarDate) {
        let check = seal.check(with: trust, today: today)
        self.init(
            Kind(rawValue: seal.format.rawValue), issuer: seal.issuer,
            elements: seal.fields.map {
                Element(part: seal.documentCode, code: $0.name, name: $0.name, value: $0.value)
            },
            deviations: seal.deviations.map(\.description))
        documentType = seal.documentType
        signature = Signature(
            verdict: check.verdict, signer: check.signer?.description, serialNumber: check.serialNumber,
            authority: check.authority?.description, date: seal.signatureDate)
    }
}
