import MRZ

extension ScannedDocument {
    /// Why the zone is refuted, a clause for each reason; empty if it is not. No reason says what a field holds.
    public var refutations: [String] {
        guard let mrz, let format else { return [] }
        return ZoneRefutation(checkDigits: mrz.checkDigits, deviations: mrz.deviations, in: format).reasons
    }
}
