/// Signed data of the Cryptographic Message Syntax (RFC 5652, 5), as EF.SOD and master lists are.
public struct SignedData: Hashable, Sendable {
    /// The object identifier of the kind of content.
    public let contentType: String
    /// The content.
    public let content: [UInt8]
    /// The certificates that come with it.
    public let certificates: [Certificate]
    /// The signer's information, of the first signer.
    private let information: SignerInformation

    /// Reads signed data in BER or DER.
    public init(der: some Collection<UInt8>) throws(CertificateError) {
        do {
            var outer = try DERReader.only(DERTag.sequence, in: Array(der)[...]).reader
            guard try outer.next().objectIdentifier == "1.2.840.113549.1.7.2",
                let data = try outer.next(DERTag.context(0)).children().first
            else { throw DERError() }
            var fields = data.reader
            _ = try fields.next(DERTag.integer)
            _ = try fields.next(DERTag.set)
            let parts = try fields.next(DERTag.sequence).children()
            guard parts.count == 2, let type = parts[0].objectIdentifier,
                let octets = try parts[1].children().first
            else { throw DERError() }
            contentType = type
            content = try octets.octets()
            let bag = try fields.nextIf(DERTag.context(0))?.children() ?? []
            certificates = bag.compactMap { try? Certificate(der: $0.bytes) }
            _ = try fields.nextIf(DERTag.context(1))
            guard let signer = try fields.next(DERTag.set).children().first else { throw DERError() }
            information = try SignerInformation(signer)
        } catch {
            throw .notSignedData
        }
    }

    /// The certificate of the signer; nil if it does not come along.
    public var signer: Certificate? { certificates.first(where: information.names) }

    /// True if the signature over the content is made with the key of a certificate (RFC 5652, 5.4).
    public func isSigned(by certificate: Certificate) throws(CryptoError) -> Bool {
        guard let signed = try information.signedBytes(of: content, type: contentType) else { return false }
        return try certificate.publicKey.verifies(
            information.signature, over: signed,
            by: try SignatureScheme(information.algorithm, digest: try Digest(information.digestAlgorithm)))
    }
}

/// The information on a signer (RFC 5652, 5.3).
private struct SignerInformation: Hashable, Sendable {
    let identifier: DERElement
    let digestAlgorithm: DERElement
    let attributes: DERElement?
    let algorithm: DERElement
    let signature: [UInt8]

    init(_ information: DERElement) throws(DERError) {
        var fields = information.reader
        _ = try fields.next(DERTag.integer)
        identifier = try fields.next()
        digestAlgorithm = try fields.next(DERTag.sequence)
        attributes = try fields.nextIf(DERTag.context(0))
        algorithm = try fields.next(DERTag.sequence)
        signature = try fields.next().octets()
    }

    /// True if a certificate is that of the signer.
    func names(_ certificate: Certificate) -> Bool {
        guard identifier.tag == DERTag.sequence else {
            return !certificate.keyIdentifier.isEmpty && identifier.content.elementsEqual(certificate.keyIdentifier)
        }
        guard let parts = try? identifier.children(), parts.count == 2,
            let issuer = try? DistinguishedName(parts[0])
        else { return false }
        return issuer.isSame(as: certificate.issuer)
            && Certificate.digits(parts[1].content) == certificate.serialNumber
    }

    /// The bytes that the signature is over; nil if the signed attributes belong to another content.
    func signedBytes(of content: [UInt8], type: String) throws(CryptoError) -> [UInt8]? {
        guard let attributes else { return content }
        let digest = try Digest(digestAlgorithm)(content)
        guard value(of: "1.2.840.113549.1.9.4")?.content.elementsEqual(digest) == true,
            value(of: "1.2.840.113549.1.9.3")?.objectIdentifier == type
        else { return nil }
        return [DERTag.set] + attributes.bytes.dropFirst()
    }

    private func value(of identifier: String) -> DERElement? {
        for attribute in (try? attributes?.children()) ?? [] {
            guard let parts = try? attribute.children(), parts.count == 2, parts[0].objectIdentifier == identifier
            else {
                continue
            }
            return try? parts[1].children().first
        }
        return nil
    }
}
