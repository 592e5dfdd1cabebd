/// A verdict on a signature of a document.
public enum SignatureVerdict: String, CaseIterable, Hashable, Sendable, Codable {
    /// The signature is right, and a trusted authority vouches for its signer.
    case signed
    /// The content was changed, or another key signed it.
    case signatureWrong
    /// No trusted authority vouches for the signer, or the signer's certificate is not there.
    case unknownSigner
    /// The certificate of the signer or of its authority was not valid on the day of signing.
    case expiredCertificate
    /// The signer's certificate names a trusted authority which did not sign it.
    case certificateWrong
    /// No certificates were given, or the signature could not be checked.
    case notChecked
}
