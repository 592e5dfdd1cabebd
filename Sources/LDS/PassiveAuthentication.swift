public import Certificates
import MRZ

/// The check that the issuing State signed the files of a chip, and that they are unchanged (Doc 9303-11 §5.1).
///
/// It says nothing about the chip itself: a copy of all files passes. Revocation lists are not looked at.
public struct PassiveAuthentication: Hashable, Sendable, Codable {
    /// A verdict on the hash of a data group.
    public enum HashVerdict: String, Hashable, Sendable, Codable {
        /// The hash in EF.SOD is that of the file.
        case holds
        /// The hash in EF.SOD is another: the file was changed.
        case differs
        /// EF.SOD does not name the data group.
        case notNamed
        /// The hash could not be computed.
        case notChecked
    }

    /// A data group that was given, and the verdict on its hash.
    public struct Group: Hashable, Sendable, Codable {
        /// The data group.
        public let kind: LDSFile.Kind
        /// The verdict.
        public let hash: HashVerdict
    }

    /// A place where the files differ from the standard.
    public enum Deviation: String, CaseIterable, Hashable, Sendable, Codable {
        /// The issuing State in DG1 is not that of the authority that signed.
        case issuingStateDiffers
        /// The document signer is of another country than its authority.
        case signerCountryDiffers
        /// EF.COM names other data groups than EF.SOD.
        case dataGroupsDiffer
        /// EF.COM has another version of the logical data structure or of Unicode than EF.SOD.
        case versionsDiffer
        /// Parts of EF.SOD that no signature covers are not as RFC 5652 demands.
        case unsignedPartsDiffer
        /// A file that no hash is of cannot be read: it may be a data group whose first byte was changed.
        case otherFileUnreadable
    }

    /// The data groups that were given, in their order.
    public let groups: [Group]
    /// The data groups that EF.SOD names and that were not given.
    public let missing: [LDSFile.Kind]
    /// The algorithm of the hashes.
    public let digest: Digest
    /// The verdict on the signature of EF.SOD: `signed` if the document signer made it.
    public let signature: SignatureVerdict
    /// The verdict on the certificate of the document signer: `signed` if an authority vouches for it.
    public let chain: SignatureVerdict
    /// The document signer.
    public let signer: CertificateSummary?
    /// The authority that signed the document signer's certificate.
    public let authority: CertificateSummary?
    /// The places where the files differ from the standard.
    public let deviations: [Deviation]
    /// The summary. It is `signed` only where data groups were given and the hash of each holds. The signature and the
    /// chain must hold, too, and all be of one country.
    public let verdict: SignatureVerdict

    init(of chip: ChipData, by object: SecurityObject, trust: TrustStore, today: CalendarDate) {
        let numbered = chip.files.filter { $0.kind.number != nil }
        groups = numbered.map { Group(kind: $0.kind, hash: Self.hash(of: $0, by: object)) }
        let given = Set(numbered.map(\.kind))
        missing = object.kinds.filter { !given.contains($0) }
        digest = object.digest
        let certificate = object.signer
        let authority = certificate.flatMap { try? trust.authority(of: $0) }
        (signature, chain) = (Self.signature(of: object), Self.chain(of: certificate, trust: trust, today: today))
        (signer, self.authority) = (certificate.map(CertificateSummary.init), authority.map(CertificateSummary.init))
        deviations = Self.deviations(of: chip, object, signer: certificate, authority: authority)
        verdict = Self.summary(groups, signature: signature, chain: chain, deviations)
    }

    private static func summary(
        _ groups: [Group], signature: SignatureVerdict, chain: SignatureVerdict, _ deviations: [Deviation]
    ) -> SignatureVerdict {
        if groups.contains(where: { $0.hash == .differs || $0.hash == .notNamed }) { return .signatureWrong }
        if groups.isEmpty || groups.contains(where: { $0.hash != .holds }) { return .notChecked }
        if deviations.contains(.otherFileUnreadable) { return .notChecked }
        if signature != .signed { return signature }
        if chain == .signed, !countries.isDisjoint(with: deviations) { return .certificateWrong }
        return chain
    }

    /// The deviations that no chain may have (Doc 9303-12 §7.1.1).
    private static let countries: Set<Deviation> = [.issuingStateDiffers, .signerCountryDiffers]

    private static func hash(of file: LDSFile, by object: SecurityObject) -> HashVerdict {
        guard let number = file.kind.number, let hash = object.hashes[number] else { return .notNamed }
        guard let own = try? object.digest(file.bytes) else { return .notChecked }
        return own == hash ? .holds : .differs
    }

    private static func signature(of object: SecurityObject) -> SignatureVerdict {
        guard let signer = object.signer else { return .unknownSigner }
        guard let isSigned = try? object.signedData.isSigned(by: signer) else { return .notChecked }
        return isSigned ? .signed : .signatureWrong
    }

    /// The certificates must be valid today: a document signer's outlasts its documents (Doc 9303-12, table 3).
    private static func chain(
        of signer: Certificate?, trust: TrustStore, today: CalendarDate
    ) -> SignatureVerdict {
        guard !trust.isEmpty else { return .notChecked }
        return signer.map { trust.verdict(on: $0, signedOn: today) } ?? .unknownSigner
    }

    private static func deviations(
        of chip: ChipData, _ object: SecurityObject, signer: Certificate?, authority: Certificate?
    ) -> [Deviation] {
        var found: [Deviation: Bool] = [.unsignedPartsDiffer: !object.hasPlainFrame]
        found[.otherFileUnreadable] = chip.unreadable.keys.contains { $0.number == nil }
        if let authority {
            found[.signerCountryDiffers] = signer?.country != authority.country
            found[.issuingStateDiffers] = chip.dataGroup1.map { $0.countryCode != authority.country }
        }
        if let common = chip.commonData {
            let named = common.files.filter { $0.number != nil }
            found[.dataGroupsDiffer] = Set(named) != Set(object.kinds)
            found[.versionsDiffer] = object.ldsVersion.map {
                $0 != common.ldsVersion || object.unicodeVersion != common.unicodeVersion
            }
        }
        return Deviation.allCases.filter { found[$0] == true }
    }
}

extension SecurityObject {
    /// The data groups that it names, in their order.
    public var kinds: [LDSFile.Kind] { hashes.keys.sorted().compactMap(LDSFile.Kind.init(number:)) }
}

extension DataGroup1 {
    /// The code of two letters that certificates have for the issuing State; nil where there is none.
    var countryCode: String? {
        let code = String(lines[0].dropFirst(2).prefix(3))
        return StateCode(code).flatMap { Self.otherCodes[$0.code] ?? $0.alpha2 }
    }

    /// The codes in certificates of issuers that ISO 3166-1 does not have, as the master lists show them, and Utopia's.
    private static let otherCodes = ["EUE": "EU", "UNO": "UN", "RKS": "KS", "UTO": "UT"]
}
