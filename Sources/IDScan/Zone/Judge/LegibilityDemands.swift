/// How sure the network has to be of the characters of lines, on average, before they count as a zone: of those that it
/// sees, or, where something else tells how many there are, of all.
struct LegibilityDemands {
    /// A mean confidence of one line below which the others need no look.
    let ofOneLine: Double
    /// A mean confidence below which check digits hold by chance.
    let ofProvenZone: Double
    /// A mean confidence below which lines are no zone, unless the check digits say otherwise: pages of other text stay
    /// below 0.8, the zones of specimens above 0.92.
    let ofZone: Double
}
