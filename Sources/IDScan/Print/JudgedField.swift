/// A printed field beside a zone, and the evidence for its text.
///
/// It alone decides if the text may speak against the zone: without proof a field is in doubt.
struct JudgedField {
    /// The grounds on which a text is taken for a field.
    enum Evidence {
        /// The text is that of the zone, and hardly anything else is as probable there.
        case zone
        /// One character differs from the zone, and so many of the looks at its place see the same.
        case change(alike: Int, of: Int)
        /// A layout has the field there, and so many looks read it alike and surely.
        case layout(alike: Int)
        /// Captions announce the field.
        case captions
        /// The text is nearly that of the zone.
        case likeness
    }

    private let field: PrintedField
    private let evidence: Evidence

    /// The least number of looks that prove a change, and the least share of those that see the zone's text or the changed one.
    private static let fewestOfChange = 4, leastShareOfChange = 0.7
    /// The number of looks that prove what a layout tells.
    private static let fewestOfLayout = 2

    init(_ field: PrintedField, by evidence: Evidence) { (self.field, self.evidence) = (field, evidence) }

    /// True unless the evidence proves the text.
    var isInDoubt: Bool {
        switch evidence {
        case .zone: false
        case .change(let alike, let all):
            alike < Self.fewestOfChange || Double(alike) < Self.leastShareOfChange * Double(all)
        case .layout(let alike): alike < Self.fewestOfLayout
        case .captions, .likeness: true
        }
    }

    /// The field as results have it.
    var printed: PrintedField {
        var judged = field
        judged.isInDoubt = isInDoubt
        return judged
    }
}
