import Redaction
import ScanReports

extension Failure {
    /// The failure of a redaction.
    init(_ error: RedactionError) {
        switch error {
        case .scan(let error): self.init(error)
        case .noDocument: self.init(code: "noDocument", message: error.description)
        case .severalPages: self.init(code: "severalPages", message: error.description)
        case .onPage(_, .noDocument): self.init(code: "noDocument", message: error.description)
        default: self.init(code: "notRedacted", message: error.description)
        }
    }
}

extension RedactionError {
    /// What the program ends with.
    var exitStatus: ExitStatus {
        switch self {
        case .onPage(_, .scan), .onPage(_, .notCovered): .failed
        case .onPage(_, .noDocument): .notVerified
        case .onPage(_, let error): error.exitStatus
        case .noDocument: .nothingFound
        case .scan, .severalPages, .notCovered: .failed
        case .notLocated, .keptNotLocated, .keptTellsHidden, .stillRead, .mirrored: .notVerified
        }
    }
}
