/// The proof about a document's machine-readable zone.
public enum VerificationStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every check digit that the format prints holds, and all characters are right beyond doubt: see ``VerificationRule``.
    case verified
    /// The check digits hold, but characters are in doubt; the fields that they are in say so.
    case doubtful
    /// A check digit fails, or the zone has something that no zone has: see `Deviation.Code.refutes`.
    case refuted
    /// The format prints no check digit, or too much is missing to tell.
    case unverified
}
