import CCrypto
public import MRZ

/// The certificates that a reader of documents is given: authorities that it trusts, and signers that they vouch for.
///
/// ```swift
/// let trust = try TrustStore(files: [masterList, signers])
/// trust.verdict(on: signer, signedOn: day)  // .signed
/// ```
///
/// A signer in the store is not trusted by itself: an authority of the store must have signed its certificate.
public struct TrustStore: Hashable, Sendable {
    /// The certificates, each once.
    public private(set) var certificates: [Certificate]
    /// The number of certificates of the files that could not be read.
    public private(set) var unreadable = 0

    /// A store without certificates; nothing is checked with it.
    public static let none = TrustStore(certificates: [])

    /// Creates a store of certificates.
    public init(certificates: [Certificate]) {
        var known: Set<[UInt8]> = []
        self.certificates = certificates.filter { known.insert($0.der).inserted }
    }

    /// Creates a store of the bytes of files: certificates in DER, base64 or PEM, master lists (Doc 9303-12), and
    /// LDIF of the ICAO PKD.
    public init(files: [[UInt8]]) throws(CertificateError) {
        var file = CertificateFile()
        for bytes in files { try file.read(bytes) }
        self.init(certificates: file.certificates)
        unreadable = file.unreadable
    }

    /// Loads the library that checks signatures, which is loaded otherwise with the first one. Nothing is opened after that.
    ///
    /// - Returns: False where it is not installed; signatures are not checked then.
    @discardableResult
    public static func loadLibrary() -> Bool { CCryptoIsLoaded() }

    /// True if there is nothing to check a signature with.
    public var isEmpty: Bool { certificates.isEmpty }

    /// The certificates of a signer (Doc 9303-13): two letters of its country, two of its common name; its serial
    /// number is the reference.
    ///
    /// - Parameters:
    ///   - identifier: Four characters, such as `DETS`.
    ///   - reference: Hexadecimal digits; zeros in front mean nothing.
    public func signers(identifier: String, reference: String) -> [Certificate] {
        let (identifier, reference) = (identifier.uppercased(), reference.uppercased())
        let digits = reference.drop { $0 == "0" }
        return certificates.filter {
            ($0.country ?? "") + ($0.commonName ?? "").uppercased() == identifier
                && $0.serialNumber == (digits.isEmpty ? "0" : digits)
        }
    }

    /// The certificates whose digest by SHA-1 ends in bytes (ICAO Datastructure for Barcode).
    public func signers(digestEnd: [UInt8]) throws(CryptoError) -> [Certificate] {
        var found: [Certificate] = []
        for certificate in certificates where try Digest.sha1(certificate.der).suffix(digestEnd.count) == digestEnd[...]
        {
            found.append(certificate)
        }
        return found
    }

    /// The certificates of a key identifier.
    public func signers(keyIdentifier: [UInt8]) -> [Certificate] {
        certificates.filter { !keyIdentifier.isEmpty && $0.keyIdentifier == keyIdentifier }
    }

    /// The authority of the store that signed a certificate; nil if none did.
    public func authority(of certificate: Certificate) throws(CryptoError) -> Certificate? {
        try certificates.filter(certificate.names).first(verifying: certificate.isSigned)
    }

    /// The verdict on the certificate of a signer whose signature is right.
    ///
    /// A certificate outlasts the documents that its key signed (Doc 9303-12), and its key is used for a part
    /// of that time. Both are of the same country (Doc 9303-12). So both certificates must be valid on the day
    /// of signing; where a document does not tell it, on the day that counts as today.
    ///
    /// - Parameters:
    ///   - signer: The certificate of the signer.
    ///   - day: The day of signing.
    public func verdict(on signer: Certificate, signedOn day: CalendarDate) -> SignatureVerdict {
        guard !isEmpty else { return .notChecked }
        do throws(CryptoError) {
            guard let authority = try authority(of: signer) else {
                return certificates.contains(where: signer.names) ? .certificateWrong : .unknownSigner
            }
            guard signer.country == authority.country else { return .certificateWrong }
            return signer.isValid(on: day) && authority.isValid(on: day) ? .signed : .expiredCertificate
        } catch {
            return .notChecked
        }
    }
}

extension [Certificate] {
    /// The first certificate by whose key a signature holds; nil if there is none.
    ///
    /// Several certificates may have the same name. So it throws only if none holds and one could not be tried.
    ///
    /// - Parameter holds: Verifies the signature with a certificate.
    public func first(
        verifying holds: (Certificate) throws(CryptoError) -> Bool
    ) throws(CryptoError) -> Certificate? {
        var firstError: CryptoError?
        for certificate in self {
            do throws(CryptoError) {
                if try holds(certificate) { return certificate }
            } catch {
                firstError = firstError ?? error
            }
        }
        if let firstError { throw firstError }
        return nil
    }
}
