import ArgumentParser

/// How the work on an input ended, from best to worst; of several inputs, the worst decides the exit code.
enum ExitStatus: Comparable {
    case verified
    case notVerified
    case nothingFound
    case failed

    /// What the program ends with.
    var code: ExitCode {
        switch self {
        case .verified: ExitCode(0)
        case .notVerified: ExitCode(2)
        case .nothingFound: ExitCode(3)
        case .failed: ExitCode(1)
        }
    }
}
