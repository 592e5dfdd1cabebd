/// Something that an output lacks, although the photograph was read.
package struct Shortfall: Hashable, Sendable {
    /// The thing that is missing, and the reason.
    package let failure: Failure
    /// The end of the work on the photograph, unless something else was worse.
    package let exitStatus: ExitStatus

    package init(failure: Failure, exitStatus: ExitStatus) {
        (self.failure, self.exitStatus) = (failure, exitStatus)
    }
}
