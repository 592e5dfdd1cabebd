/// A place in a text file, as editors show it.
struct TextPosition: Hashable {
    /// The line, from 1.
    let line: Int
    /// The character in the line, from 1.
    let column: Int

    /// Finds the place of a byte.
    ///
    /// - Parameters:
    ///   - offset: The number of the byte, from 0; the number of bytes for the end.
    ///   - bytes: The file, UTF-8.
    init(of offset: Int, in bytes: [UInt8]) {
        let before = bytes[..<min(offset, bytes.count)]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        column = 1 + String(decoding: before[start...], as: UTF8.self).count { $0 != "\u{FEFF}" }
    }
}
