import Certificates

/// The protocols that a chip offers, of DG14 or of EF.CardAccess (Doc 9303-11 §9.2).
public struct SecurityInfos: Hashable, Sendable, Codable {
    /// A protocol with the chip's parameters for it.
    public struct Info: Hashable, Sendable, Codable {
        /// The protocol.
        public let `protocol`: SecurityProtocol
        /// The version; nil where the protocol has none.
        public let version: Int?
        /// The number of the domain parameters for PACE, or of the key for chip authentication.
        public let parameter: Int?
        /// The name of the standardised domain parameters for PACE.
        public let domain: String?
        /// The public key for chip authentication.
        public let publicKey: PublicKeyInfo?
        /// The identifier of the signature's algorithm for active authentication.
        public let signatureAlgorithm: String?
    }

    /// The protocols, in the order of the file.
    public let infos: [Info]

    /// The most protocols that a file may have.
    private static let mostInfos = 100

    /// Reads DG14 or EF.CardAccess.
    public init(_ file: LDSFile) throws(LDSError) {
        guard [.dataGroup14, .cardAccess].contains(file.kind) else { throw .otherKind(file.kind) }
        let bytes = file.kind == .cardAccess ? file.root.whole : file.root.value
        let elements = try LDSError.reading { () throws(DERError) in
            try DERReader.only(DERTag.set, in: bytes).children()
        }
        guard elements.count <= Self.mostInfos else { throw .tooManyElements }
        var infos = [Info]()
        for element in elements { infos.append(try Info(element)) }
        self.infos = infos
    }

    /// The protocols of a purpose.
    public func infos(for purpose: SecurityProtocol.Purpose) -> [Info] {
        infos.filter { $0.protocol.purpose == purpose }
    }
}

extension SecurityInfos.Info {
    /// Reads a SecurityInfo: an identifier, a required value, and an optional one.
    fileprivate init(_ element: DERElement) throws(LDSError) {
        let parts = try LDSError.reading { () throws(DERError) in try element.children() }
        guard element.tag == DERTag.sequence, let identifier = parts.first?.objectIdentifier else {
            throw .otherEncoding
        }
        `protocol` = SecurityProtocol(identifier)
        version = parts.dropFirst().first?.smallNumber
        parameter = parts.dropFirst(2).first?.smallNumber
        domain = `protocol`.purpose == .pace ? parameter.flatMap { SecurityProtocol.domainParameters[$0] } : nil
        signatureAlgorithm =
            `protocol`.purpose == .activeAuthentication ? parts.dropFirst().compactMap(\.objectIdentifier).first : nil
        guard `protocol`.purpose == .chipAuthenticationKey else {
            publicKey = nil
            return
        }
        guard let key = parts.dropFirst().first else { throw .otherEncoding }
        publicKey = try PublicKeyInfo(key)
    }
}

extension DERElement {
    /// The number of an INTEGER from 0 to 2³¹ − 1; nil for others.
    var smallNumber: Int? {
        guard tag == DERTag.integer, (1...4).contains(content.count), content.first ?? 0x80 < 0x80 else { return nil }
        return content.reduce(0) { $0 << 8 | Int($1) }
    }
}
