/// Bytes that files of a kind have at certain places.
struct FileSignature<Format: Sendable>: Sendable {
    let format: Format
    private let parts: [(offset: Int, text: [UInt8])]

    /// Writes a row: the format, and the bytes as a string of single-byte characters.
    init(_ format: Format, _ parts: (offset: Int, text: String)...) {
        self.format = format
        self.parts = parts.map { ($0.offset, $0.text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }) }
    }

    func matches(_ bytes: [UInt8]) -> Bool {
        parts.allSatisfy { part in
            let end = part.offset + part.text.count
            return bytes.count >= end && bytes[part.offset..<end].elementsEqual(part.text)
        }
    }
}
