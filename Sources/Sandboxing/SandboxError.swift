/// Why a process could not give up what it was to give up. It must not look at untrusted files then.
public struct SandboxError: Error, Hashable, CustomStringConvertible {
    /// What failed.
    public let step: String
    /// The number of the error; `ENOSYS` where the system has nothing of the kind.
    public let number: Int32

    /// Creates an error.
    public init(step: String, number: Int32) {
        self.step = step
        self.number = number
    }

    /// Says what failed.
    public var description: String { "\(step): error \(number)" }
}
