import ScanReports
import SystemLibrary

/// The content of an input, block by block, however long it is.
struct InputBlocks: ~Copyable {
    /// The number of bytes that are read at once.
    private static let blockLength = 1 << 18

    private let descriptor: Int32
    /// The number of bytes of a file; 0 for standard input.
    let size: Int
    private var block = [UInt8](repeating: 0, count: blockLength)

    /// Opens an input.
    ///
    /// - Throws: ``Failure`` as ``Input/bytes(limit:)`` does, but for the size.
    init(of input: Input) throws(Failure) {
        (descriptor, size) = input.isStandardInput ? (descriptor: STDIN_FILENO, size: 0) : try input.opened()
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }

    /// Returns the next bytes, at least one; `nil` at the end.
    mutating func next() throws(Failure) -> ArraySlice<UInt8>? {
        let count = readSome(descriptor, into: &block)
        guard count >= 0 else { throw Input.failure(ofError: errno) }
        return count > 0 ? block[..<count] : nil
    }
}

/// Reads bytes into a block, again where a signal interrupts it.
///
/// - Returns: The number of bytes; 0 at the end, less where `errno` tells why nothing is read.
func readSome(_ descriptor: Int32, into block: inout [UInt8]) -> Int {
    while true {
        let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 || errno != EINTR { return count }
    }
}
