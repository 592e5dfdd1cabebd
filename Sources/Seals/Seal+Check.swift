public import Certificates
public import MRZ

extension Seal {
    /// A check of the signature of a seal.
    public struct Check: Hashable, Sendable, Codable {
        /// The verdict.
        public let verdict: SignatureVerdict
        /// The name of the signer by its certificate; nil if none was found.
        public let signer: DistinguishedName?
        /// The serial number of that certificate.
        public let serialNumber: String?
        /// The name of the authority that signed it; nil if no authority of the store signed it.
        public let authority: DistinguishedName?
    }

    /// Checks the signature.
    ///
    /// The signer's certificate comes with the seal, or is in the store. It must be of the State that the seal names,
    /// an authority of the store must have signed it, and both certificates must be valid on the day on which the seal
    /// was signed: see ``TrustStore/verdict(on:signedOn:)``.
    ///
    /// - Parameters:
    ///   - trust: The certificates.
    ///   - today: The day that counts as today, where the seal does not tell when it was signed.
    public func check(with trust: TrustStore, today: CalendarDate) -> Check {
        guard !trust.isEmpty else { return Check(.notChecked) }
        guard !signature.isEmpty else { return Check(.unknownSigner) }
        do throws(CryptoError) {
            let signers = try signers(in: trust)
            guard let signer = try signers.first(verifying: isSigned) else {
                return Check(signers.isEmpty ? .unknownSigner : .signatureWrong, signer: signers.first)
            }
            let day = signatureDate ?? issueDate ?? today
            let verdict = isOfIssuer(signer) ? trust.verdict(on: signer, signedOn: day) : .certificateWrong
            return Check(verdict, signer: signer, authority: try trust.authority(of: signer))
        } catch {
            return Check(.notChecked)
        }
    }

    /// The verdict on the signature.
    public func verdict(_ trust: TrustStore, today: CalendarDate) -> SignatureVerdict {
        check(with: trust, today: today).verdict
    }

    /// True if the key of a certificate made the signature.
    public func isSigned(by certificate: Certificate) throws(CryptoError) -> Bool {
        try certificate.publicKey.verifies(signature, over: signedBytes, by: .ecdsa(digest, isPlain: true))
    }

    /// True if a certificate is of the State that the seal names as its issuer (Doc 9303-12, 7.1.1). Its code of two
    /// letters is that of ISO 3166-1, or begins its code of three where there is none, as of Utopia and of
    /// organisations.
    private func isOfIssuer(_ certificate: Certificate) -> Bool {
        certificate.country == StateCode(issuer)?.alpha2 ?? String(issuer.prefix(2))
    }

    /// The certificates that may be that of the signer.
    private func signers(in trust: TrustStore) throws(CryptoError) -> [Certificate] {
        if let certificate { return (try? Certificate(der: certificate)).map { [$0] } ?? [] }
        switch format {
        case .visibleDigitalSeal:
            return trust.signers(identifier: signer ?? "", reference: certificateReference ?? "")
        case .barcode: return try trust.signers(digestEnd: Self.bytes(ofDigits: certificateReference ?? ""))
        case .nonConstrained: return []
        }
    }

    private static func bytes(ofDigits digits: String) -> [UInt8] {
        let values = digits.compactMap(\.hexDigitValue)
        return stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
    }
}

extension Seal.Check {
    fileprivate init(_ verdict: SignatureVerdict, signer: Certificate? = nil, authority: Certificate? = nil) {
        (self.verdict, self.signer, serialNumber) = (verdict, signer?.subject, signer?.serialNumber)
        self.authority = authority?.subject
    }
}
