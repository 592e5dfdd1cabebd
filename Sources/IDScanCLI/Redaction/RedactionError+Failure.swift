import IDScan
import Redaction
import ScanReports

extension Failure {
    /// The failure of a redaction.
    init(_ error: RedactionError) {
        switch error {
        case .scan(let error): self.init(error)
        default: self.init(code: "notRedacted", message: error.description + error.advice)
        }
    }
}

extension RedactionError {
    /// The advice to the user.
    fileprivate var advice: String {
        switch self {
        case .notLocated, .stillRead: ". --hide-everything-else covers all but what is kept"
        case .severalPages: ". --pages takes one of them"
        case .onPage(_, .noDocument): ". --pages takes others, and --hide-everything-else covers this one"
        case .onPage(_, let error): error.advice
        default: ""
        }
    }

    /// The status with which the program ends.
    var exitStatus: ExitStatus {
        switch self {
        case .onPage(_, let error): error.exitStatus
        case .noDocument: .nothingFound
        case .scan, .severalPages, .watermarkNotWritable, .notCovered: .failed
        case .notLocated, .keptNotLocated, .keptTellsHidden, .stillRead, .mirrored: .notVerified
        }
    }
}
