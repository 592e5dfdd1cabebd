import Certificates

/// The parts of signed data that its signature does not cover: versions, names of algorithms, the name of the signer.
///
/// A change there changes nothing that the document says, but no issuer makes it.
struct SignedDataFrame {
    private let bytes: ArraySlice<UInt8>
    private let signer: Certificate?

    /// Takes the bytes of signed data, and the certificate of the signer that was found for it.
    init(_ bytes: ArraySlice<UInt8>, signer: Certificate?) { (self.bytes, self.signer) = (bytes, signer) }

    /// True if the parts are as Doc 9303-10, table 37, and RFC 5652 §5.3 and §10.1 demand.
    var isPlain: Bool { (try? checked()) ?? false }

    private func checked() throws(DERError) -> Bool {
        var content = try DERReader.only(DERTag.sequence, in: bytes).reader
        _ = try content.next(DERTag.objectIdentifier)
        var data = try content.next(DERTag.context(0)).reader
        var fields = try data.next(DERTag.sequence).reader
        let version = try fields.next(DERTag.integer).smallNumber
        let digests = try fields.next(DERTag.set).children()
        var encapsulated = try fields.next(DERTag.sequence).reader
        _ = try encapsulated.next(DERTag.objectIdentifier)
        let octets = try encapsulated.next(DERTag.context(0)).children()
        _ = try fields.nextIf(DERTag.context(0))
        _ = try fields.nextIf(DERTag.context(1))
        let signers = try fields.next(DERTag.set).children()
        guard version == 3, signers.count == 1, let digest = try plainDigest(signers[0]) else { return false }
        return fields.isAtEnd && data.isAtEnd && content.isAtEnd && encapsulated.isAtEnd
            && digests.allSatisfy(Self.isDigest) && digests.contains { Self.identifier($0) == digest }
            && octets.count == 1 && octets.allSatisfy { Self.octets.contains($0.tag) }
    }

    /// The tags of a string of bytes in one part and in several.
    private static let octets: [UInt8] = [0x04, 0x24]

    /// The identifier of the digest in the information on the signer; nil if that is not plain.
    private func plainDigest(_ information: DERElement) throws(DERError) -> String? {
        var fields = information.reader
        let version = try fields.next(DERTag.integer).smallNumber
        let identifier = try fields.next()
        let digest = try fields.next(DERTag.sequence)
        _ = try fields.nextIf(DERTag.context(0))
        let algorithm = try fields.next(DERTag.sequence)
        let signature = try fields.next()
        guard fields.isAtEnd, information.tag == DERTag.sequence, Self.octets.contains(signature.tag),
            version == (identifier.tag == DERTag.sequence ? 1 : 3), Self.isDigest(digest), Self.isPlain(algorithm),
            try names(identifier)
        else { return nil }
        return Self.identifier(digest)
    }

    /// True if an identifier of the signer has the very bytes of its certificate.
    private func names(_ identifier: DERElement) throws(DERError) -> Bool {
        guard let signer else { return false }
        guard identifier.tag == DERTag.sequence else { return identifier.tag == Self.keyIdentifier }
        guard let fields = try DERReader.only(DERTag.sequence, in: signer.der[...]).children().first else {
            return false
        }
        var reader = fields.reader
        _ = try reader.nextIf(DERTag.context(0))
        let serialNumber = try reader.next(DERTag.integer)
        _ = try reader.next(DERTag.sequence)
        let issuer = try reader.next(DERTag.sequence)
        return try identifier.children().map(\.bytes) == [issuer.bytes, serialNumber.bytes]
    }

    /// The tag of a key identifier in the place of a name.
    private static let keyIdentifier: UInt8 = 0x80

    /// True if an algorithm is a digest that is known.
    private static func isDigest(_ algorithm: DERElement) -> Bool {
        algorithm.tag == DERTag.sequence && isPlain(algorithm)
            && identifier(algorithm).flatMap(Digest.init(objectIdentifier:)) != nil
    }

    private static func identifier(_ algorithm: DERElement) -> String? {
        (try? algorithm.children())?.first?.objectIdentifier
    }

    /// True if the parameters of an algorithm are absent, NULL, or the complete ones of RSASSA-PSS.
    private static func isPlain(_ algorithm: DERElement) -> Bool {
        guard let parts = try? algorithm.children(), let identifier = parts.first?.objectIdentifier, parts.count <= 2
        else { return false }
        guard identifier == pss else { return parts.dropFirst().allSatisfy { $0.bytes.elementsEqual(null) } }
        return parts.dropFirst().allSatisfy(isPSS)
    }

    private static let pss = "1.2.840.113549.1.1.10"
    private static let null: [UInt8] = [0x05, 0x00]

    /// True if parameters of RSASSA-PSS are a digest, the mask function 1 with a digest, and a length of salt, in their
    /// order (RFC 4055 §3.1).
    private static func isPSS(_ parameters: DERElement) -> Bool {
        guard parameters.tag == DERTag.sequence, let rows = try? parameters.children() else { return false }
        let values = rows.map { (tag: $0.tag, value: (try? $0.children()) ?? []) }
        return zip(values, values.dropFirst()).allSatisfy { $0.tag < $1.tag }
            && values.allSatisfy { row in
                guard row.value.count == 1, let value = row.value.first else { return false }
                switch row.tag {
                case DERTag.context(0): return isDigest(value)
                case DERTag.context(1):
                    guard let parts = try? value.children(), parts.count == 2 else { return false }
                    return value.tag == DERTag.sequence && parts[0].objectIdentifier == mask && isDigest(parts[1])
                case DERTag.context(2): return value.tag == DERTag.integer
                case DERTag.context(3): return value.bytes.elementsEqual([0x02, 0x01, 0x01])
                default: return false
                }
            }
    }

    /// The mask function of RFC 8017, MGF1.
    private static let mask = "1.2.840.113549.1.1.8"
}
