/// How the work on an input ended, from best to worst; of several inputs, the worst decides the exit code.
package enum ExitStatus: Comparable, Sendable {
    case verified
    case notVerified
    case nothingFound
    case failed
}
