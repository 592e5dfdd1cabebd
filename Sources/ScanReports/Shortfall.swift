/// Something that an output lacks, although the photograph was read.
package struct Shortfall: Hashable, Sendable {
    /// What, and why.
    package let failure: Failure
    /// How the work on the photograph ended, unless something else was worse.
    package let exitStatus: ExitStatus

    package init(failure: Failure, exitStatus: ExitStatus) {
        (self.failure, self.exitStatus) = (failure, exitStatus)
    }
}
