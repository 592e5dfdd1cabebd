/// The form of the bytes between the server and a worker: the number of parts, the length of each, and the parts.
///
/// Numbers have 32 bits, the lowest byte first. Images go as they are.
enum Frame {
    /// The largest number of parts of a frame: the request, and images.
    static let mostParts = 17

    /// The byte that a worker sends as soon as it has the whole of a request.
    static let receipt: UInt8 = 6

    /// The bytes before the parts.
    static func head(ofPartsOf sizes: [Int]) -> [UInt8] {
        ([sizes.count] + sizes).flatMap { bytes(of: UInt32($0)) }
    }

    /// The number of bytes of a number.
    static let numberSize = 4

    private static func bytes(of number: UInt32) -> [UInt8] {
        (0..<UInt32(numberSize)).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// The number that bytes stand for.
    static func number(in bytes: some Sequence<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
