import MRZ

extension ScannedDocument {
    /// True if something of it was read.
    package var isRead: Bool { mrz != nil || barcodeFormat != nil || template != nil || visualZone != nil }

    /// The reasons why the zone is refuted, a clause for each; empty if it is not. No reason tells the content of a field.
    public var refutations: [String] {
        guard let mrz, let format else { return [] }
        return ZoneRefutation(checkDigits: mrz.checkDigits, deviations: mrz.deviations, in: format).reasons
    }
}
