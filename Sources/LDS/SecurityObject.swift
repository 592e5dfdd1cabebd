public import Certificates

/// The signed hashes of the data groups, EF.SOD (Doc 9303-10 §4.6.2 and appendix D).
public struct SecurityObject: Hashable, Sendable {
    /// The version of the object: 0, or 1 where it has the version of the logical data structure.
    public let version: Int
    /// The algorithm of the hashes.
    public let digest: Digest
    /// The hashes, by the numbers of the data groups.
    public let hashes: [Int: [UInt8]]
    /// The version of the logical data structure: `0108`; nil in version 0.
    public let ldsVersion: String?
    /// The version of Unicode: `040000`; nil in version 0.
    public let unicodeVersion: String?
    /// The signed data that it is.
    public let signedData: SignedData
    /// The certificate of the document signer; nil if it does not come along.
    public let signer: Certificate?
    /// True if the parts of the signed data that no signature covers are as RFC 5652 demands.
    public let hasPlainFrame: Bool

    /// The kinds of content: the one of Doc 9303, and the ones of issuers before it or beside it.
    ///
    /// The older ones are of Belgium and France, of the Netherlands, and of China, which has plain data.
    private static let contentTypes = [
        "2.23.136.1.1.1", "1.3.27.1.1.1", "1.2.528.1.1006.1.20.1", "1.2.840.113549.1.7.1",
    ]

    /// Reads the file.
    public init(_ file: LDSFile) throws(LDSError) {
        try file.check(.securityObject)
        do { signedData = try SignedData(der: file.root.value) } catch { throw .signedData(error.description) }
        guard Self.contentTypes.contains(signedData.contentType) else { throw .otherContent(signedData.contentType) }
        signer = signedData.signer ?? Self.onlyCertificate(signedData)
        hasPlainFrame = SignedDataFrame(file.root.value, signer: signer).isPlain
        let content = signedData.content[...]
        let parts = try LDSError.reading { () throws(DERError) in
            try DERReader.only(DERTag.sequence, in: content).children()
        }
        guard parts.count == 3 || parts.count == 4, let version = parts[0].smallNumber, version <= 1 else {
            throw .otherEncoding
        }
        self.version = version
        digest = try Self.digest(parts[1])
        hashes = try Self.hashes(parts[2])
        let versions = try parts.dropFirst(3).first.map { part throws(LDSError) in try Self.versions(part) }
        (ldsVersion, unicodeVersion) = (versions?.lds, versions?.unicode)
    }

    /// The certificate where there is one only: Malaysia names it with the parts of its issuer in another order. The
    /// signature must be of its key all the same.
    private static func onlyCertificate(_ data: SignedData) -> Certificate? {
        data.certificates.count == 1 ? data.certificates.first : nil
    }

    private static func digest(_ algorithm: DERElement) throws(LDSError) -> Digest {
        let identifier = try LDSError.reading { () throws(DERError) in
            try algorithm.children().first?.objectIdentifier
        }
        guard let identifier, let digest = Digest(objectIdentifier: identifier) else { throw .otherEncoding }
        return digest
    }

    /// Reads the list of hashes; each data group stands there once.
    private static func hashes(_ list: DERElement) throws(LDSError) -> [Int: [UInt8]] {
        let rows = try LDSError.reading { () throws(DERError) in try list.children() }
        var hashes = [Int: [UInt8]]()
        for row in rows {
            let parts = try LDSError.reading { () throws(DERError) in try row.children() }
            guard parts.count == 2, parts[1].tag == DERTag.octetString, let number = parts[0].smallNumber,
                let kind = LDSFile.Kind(number: number)
            else { throw .otherEncoding }
            guard hashes.updateValue(Array(parts[1].content), forKey: number) == nil else { throw .repeated(kind) }
        }
        return hashes
    }

    private static func versions(_ part: DERElement) throws(LDSError) -> (lds: String, unicode: String) {
        let texts = try LDSError.reading { () throws(DERError) in try part.children() }
        guard texts.count == 2 else { throw .otherEncoding }
        return (texts[0].text, texts[1].text)
    }
}
