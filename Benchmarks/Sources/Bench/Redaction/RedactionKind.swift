import ArgumentParser
import Redaction

/// The kind of redaction that is measured.
enum RedactionKind: String, CaseIterable, ExpressibleByArgument {
    /// Names and the date of birth are kept.
    case keep
    /// The same, and nothing else of the picture.
    case keepOnly
    /// The number of the document, the date of birth and the zone are hidden.
    case hide

    /// The request.
    var request: RedactionRequest {
        let kept = Set(["surname", "givenNames", "birthDate"].map { RedactionName(rawValue: $0) })
        let hidden = Set(["documentNumber", "birthDate", "mrz"].map { RedactionName(rawValue: $0) })
        return switch self {
        case .keep: RedactionRequest(.keeping(kept))
        case .keepOnly: RedactionRequest(.keeping(kept), hidesEverythingElse: true)
        case .hide: RedactionRequest(.hiding(hidden))
        }
    }
}
