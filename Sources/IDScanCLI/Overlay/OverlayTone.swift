import Drawing
import IDScan

/// The meaning of a colour on an overlay; a sign tells it, too, and the key below the panel in words.
enum OverlayTone: CaseIterable {
    /// The tones of documents and fields: proven, in doubt, contradicted, not proven.
    case proven, doubtful, wrong, unproven
    /// The tones of text: words that were read, and words that were sought.
    case read, found
    /// The tones of templates: the place of a field, and the anchor that tells the kind of document.
    case planned, anchor

    /// Dark enough for white paper, and for white letters on it.
    var colour: Colour {
        switch self {
        case .proven: Colour(red: 0.04, green: 0.50, blue: 0.24)
        case .doubtful: Colour(red: 0.72, green: 0.40, blue: 0)
        case .wrong: Colour(red: 0.80, green: 0.10, blue: 0.14)
        case .unproven: Colour(red: 0.30, green: 0.36, blue: 0.44)
        case .read: Colour(red: 0.04, green: 0.50, blue: 0.24)
        case .found: Colour(red: 0.72, green: 0.40, blue: 0)
        case .planned: Colour(red: 0.10, green: 0.36, blue: 0.84)
        case .anchor: Colour(red: 0.66, green: 0.16, blue: 0.56)
        }
    }

    /// The sign for people who do not tell colours apart.
    var sign: String {
        switch self {
        case .proven, .read, .found: "✓"
        case .doubtful: "!"
        case .wrong: "✗"
        case .unproven, .planned, .anchor: "–"
        }
    }

    /// The words for a frame of this tone, in the key.
    var words: String {
        switch self {
        case .proven: "proven"
        case .doubtful: "in doubt"
        case .wrong: "fails or differs"
        case .unproven: "not proven"
        case .read: "read"
        case .found: "found"
        case .planned: "where the template has it"
        case .anchor: "anchor or portrait"
        }
    }
}

extension VerificationStatus {
    /// The tone of the status.
    var tone: OverlayTone {
        switch self {
        case .verified: .proven
        case .doubtful: .doubtful
        case .refuted: .wrong
        case .unverified: .unproven
        }
    }
}
