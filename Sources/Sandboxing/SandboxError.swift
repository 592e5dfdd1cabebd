import SystemLibrary

/// The reason why a process could not give up its rights. It must not look at untrusted files then.
public struct SandboxError: Error, Hashable, CustomStringConvertible {
    /// The step that failed.
    public let step: String
    /// The number of the error; `ENOSYS` where the system has nothing of the kind.
    public let number: Int32

    /// Creates an error.
    public init(step: String, number: Int32) {
        self.step = step
        self.number = number
    }

    /// The reason, in the words of the system.
    package var reason: String { String(cString: strerror(number)) }

    /// The step that failed, and the reason.
    public var description: String { "\(step): \(reason)" }
}
