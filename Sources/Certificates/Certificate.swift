public import MRZ

/// A certificate of X.509 (RFC 5280, Doc 9303-12, 7).
public struct Certificate: Hashable, Sendable {
    /// The whole certificate in DER.
    public let der: [UInt8]
    /// The name of its owner.
    public let subject: DistinguishedName
    /// The name of the authority that signed it.
    public let issuer: DistinguishedName
    /// The serial number in capital hexadecimal digits, without zeros in front.
    public let serialNumber: String
    /// The first day on which it is valid.
    public let validFrom: CalendarDate
    /// The last day on which it is valid.
    public let validUntil: CalendarDate
    /// The public key.
    public let publicKey: PublicKey
    /// The identifier of its own key; empty if it has none.
    public let keyIdentifier: [UInt8]
    /// The identifier of the authority's key; empty if it has none.
    public let authorityKeyIdentifier: [UInt8]
    /// True if it may sign other certificates.
    public let isAuthority: Bool
    /// The part that is signed.
    private let signedBytes: [UInt8]
    /// The AlgorithmIdentifier of the signature.
    private let algorithm: DERElement
    private let signature: [UInt8]

    /// Reads a certificate in DER.
    public init(der: some Collection<UInt8>) throws(CertificateError) {
        self.der = Array(der)
        do {
            let parts = try DERReader.only(DERTag.sequence, in: self.der[...]).children()
            guard parts.count == 3, parts[0].tag == DERTag.sequence, parts[2].tag == DERTag.bitString,
                parts[2].content.first == 0
            else {
                throw DERError()
            }
            var fields = parts[0].reader
            _ = try fields.nextIf(DERTag.context(0))
            let number = try fields.next(DERTag.integer)
            guard try fields.next(DERTag.sequence).bytes == parts[1].bytes else { throw DERError() }
            issuer = try DistinguishedName(try fields.next(DERTag.sequence))
            let validity = try fields.next(DERTag.sequence).children()
            subject = try DistinguishedName(try fields.next(DERTag.sequence))
            publicKey = PublicKey(der: Array(try fields.next(DERTag.sequence).bytes))
            let extensions = try Extensions(fields)
            guard validity.count == 2, let first = validity[0].day, let last = validity[1].day else { throw DERError() }
            (validFrom, validUntil) = (first, last)
            serialNumber = Self.digits(number.content)
            (keyIdentifier, authorityKeyIdentifier) = (extensions.keyIdentifier, extensions.authorityKeyIdentifier)
            isAuthority = extensions.isAuthority
            signedBytes = Array(parts[0].bytes)
            algorithm = parts[1]
            signature = Array(parts[2].content.dropFirst())
        } catch {
            throw .notACertificate
        }
    }

    /// The country of the owner, in capitals.
    public var country: String? { subject["C"]?.uppercased() }

    /// The common name of the owner.
    public var commonName: String? { subject["CN"] }

    /// True if an authority's key made the signature of this certificate.
    public func isSigned(by authority: Certificate) throws(CryptoError) -> Bool {
        try authority.publicKey.verifies(signature, over: signedBytes, by: try SignatureScheme(algorithm))
    }

    /// True if an authority says that it is the one that signed this certificate: by its key identifier, or by its name
    /// where there is none.
    public func names(_ authority: Certificate) -> Bool {
        guard authority.isAuthority else { return false }
        return authorityKeyIdentifier.isEmpty || authority.keyIdentifier.isEmpty
            ? issuer.isSame(as: authority.subject) : authorityKeyIdentifier == authority.keyIdentifier
    }

    /// True if the certificate is valid on a day.
    public func isValid(on day: CalendarDate) -> Bool {
        validFrom.description <= day.description && day.description <= validUntil.description
    }

    /// The hexadecimal digits of a number without zeros in front.
    static func digits(_ number: some Sequence<UInt8>) -> String {
        let digits = number.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        let significant = digits.drop { $0 == "0" }
        return significant.isEmpty ? "0" : String(significant)
    }
}

/// The extensions of a certificate that are read (RFC 5280, 4.2.1).
private struct Extensions {
    private(set) var keyIdentifier: [UInt8] = []
    private(set) var authorityKeyIdentifier: [UInt8] = []
    private(set) var isAuthority = false

    /// Reads the fields after the public key.
    init(_ fields: DERReader) throws(DERError) {
        var fields = fields
        while !fields.isAtEnd {
            let field = try fields.next()
            guard field.tag == DERTag.context(3), let list = try field.children().first else { continue }
            for row in try list.children() { try read(row) }
        }
    }

    private mutating func read(_ row: DERElement) throws(DERError) {
        let parts = try row.children()
        guard let value = parts.last, value.tag == DERTag.octetString else { throw DERError() }
        var content = DERReader(value.content)
        switch parts.first?.objectIdentifier {
        case "2.5.29.14": keyIdentifier = Array(try content.next(DERTag.octetString).content)
        case "2.5.29.35":
            let first = try content.next(DERTag.sequence).children().first
            if let first, first.tag == 0x80 { authorityKeyIdentifier = Array(first.content) }
        case "2.5.29.19":
            let first = try content.next(DERTag.sequence).children().first
            isAuthority = first.map { $0.tag == DERTag.boolean && $0.content.contains { $0 != 0 } } ?? false
        default: return
        }
    }
}

extension Certificate {
    /// The certificate as text, in PEM (RFC 7468).
    public var pem: String {
        // PEM has the first alphabet of RFC 4648, and padding.
        let letters = Base64.text(of: der).utf8.map { $0 == 0x2D ? 0x2B : $0 == 0x5F ? 0x2F : $0 }
        let text = letters + [UInt8](repeating: 0x3D, count: (4 - letters.count % 4) % 4)
        let lines = stride(from: 0, to: text.count, by: 64).map {
            String(decoding: text[$0..<min($0 + 64, text.count)], as: UTF8.self)
        }
        return (["-----BEGIN CERTIFICATE-----"] + lines + ["-----END CERTIFICATE-----", ""]).joined(separator: "\n")
    }
}
