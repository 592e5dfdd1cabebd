import MRZ

extension ScannedDocument {
    /// True if something of it was read.
    package var isRead: Bool { mrz != nil || barcodeFormat != nil || template != nil || visualZone != nil }

    /// Why the zone is refuted, a clause for each reason; empty if it is not. No reason says what a field holds.
    public var refutations: [String] {
        guard let mrz, let format else { return [] }
        return ZoneRefutation(checkDigits: mrz.checkDigits, deviations: mrz.deviations, in: format).reasons
    }
}
