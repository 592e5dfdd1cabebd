/// A door: a function of the package that is given bytes of strangers, and what must hold of its answer.
public struct Door: Sendable {
    /// The name, as `IDSCAN_DOOR` and the folders of its seeds have it.
    public let name: String
    /// The reading of bytes; it demands what must hold.
    public let read: @Sendable ([UInt8]) -> Void

    /// Makes a door.
    public init(_ name: String, read: @escaping @Sendable ([UInt8]) -> Void) {
        (self.name, self.read) = (name, read)
    }
}

/// Ends the program with a message, which libFuzzer takes for a crash, unless something holds.
public func demand(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { fatalError("demanded of a door: \(message())") }
}
