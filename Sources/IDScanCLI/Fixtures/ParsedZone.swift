import IDScan
import ScanReports

/// One zone of a text file, or a file without one, and its outcome.
struct ParsedZone {
    /// The name of the file, as it was given.
    let source: String

    /// The number of the zone's first line in the file, from 1; `nil` if this is about the whole file.
    let lineNumber: Int?

    /// The document, or the failure.
    let outcome: Result<ScannedDocument, Failure>

    /// The place of the zone: the file and the line.
    var place: String {
        lineNumber.map { "\(source):\($0)" } ?? source
    }

    /// The end of the work on this zone.
    var exitStatus: ExitStatus {
        switch outcome {
        case .success(let document): document.status == .verified ? .verified : .notVerified
        case .failure(let failure): failure.code == Failure.noZoneCode ? .nothingFound : .failed
        }
    }

    /// The end of the work on this zone, if documents are refused for more than their status.
    func exitStatus(failingOn conditions: Set<FailureCondition>) -> ExitStatus {
        guard case .success(let document) = outcome else { return exitStatus }
        return conditions.exitStatus(of: document, otherwise: exitStatus)
    }
}

extension Failure {
    /// The code where there is text, but no zone.
    static let noZoneCode = "noZone"
}
