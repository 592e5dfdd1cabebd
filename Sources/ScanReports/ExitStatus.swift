/// The end of the work on an input, from best to worst; of several inputs, the worst decides the exit code.
package enum ExitStatus: Comparable, Sendable {
    case verified
    case notVerified
    case nothingFound
    case failed
}
