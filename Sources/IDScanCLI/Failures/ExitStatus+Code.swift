import ArgumentParser
import ScanReports

extension ExitStatus {
    /// The code with which the program ends.
    var code: ExitCode {
        switch self {
        case .verified: ExitCode(0)
        case .notVerified: ExitCode(2)
        case .nothingFound: ExitCode(3)
        case .failed: ExitCode(1)
        }
    }
}
