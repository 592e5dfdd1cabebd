/// The least certainty of the network about the characters of lines, on average, for them to count as a zone: of the
/// characters that it sees, or of all where something else tells their number.
struct LegibilityDemands: Hashable {
    /// A mean confidence of one line below which the others need no look.
    let ofOneLine: Double
    /// A mean confidence below which check digits hold by chance.
    let ofProvenZone: Double
    /// A mean confidence below which lines are no zone, unless the check digits say otherwise: pages of other text stay
    /// below 0.8, the zones of specimens above 0.92.
    let ofZone: Double

    /// The demands on lines that look like a zone.
    static let ofText = LegibilityDemands(ofOneLine: 0.55, ofProvenZone: 0.6, ofZone: 0.85)
    /// The demands on lines that stand, level and evenly spaced, where the standard has them: no other text does.
    static let ofPrintedZone = LegibilityDemands(ofOneLine: 0.4, ofProvenZone: 0.5, ofZone: 0.5)
}
