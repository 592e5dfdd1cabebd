public import MRZ

/// The machine-readable zone behind a document's fields, as evidence.
public struct ZoneReport: Hashable, Sendable, Codable {
    /// The lines, corrections applied; ``corrections`` has the characters that were read instead.
    public let lines: [String]
    /// The mean of the reader's confidence in each character, 0…1; nil for text that was not read from an image.
    public let confidence: Double?
    /// The verdict of each printed check digit.
    public let checkDigits: [CheckDigitReport]
    /// The characters that were replaced because a check digit proves another.
    public let corrections: [Correction]
    /// The check digits that several repairs would satisfy, so that none was made.
    public let ambiguities: [Ambiguity]
    /// The places where the zone differs from the rules of its format.
    public let deviations: [Deviation]

    init(_ zone: MachineReadableZone, confidence: Double?) {
        lines = zone.lines
        self.confidence = confidence?.encodedConfidence
        checkDigits = zone.checkDigits
        corrections = zone.corrections
        ambiguities = zone.ambiguities
        deviations = zone.deviations
    }
}
