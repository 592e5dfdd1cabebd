/// The labelled parts that make up an image file, as far as they can be followed.
///
/// Bytes behind the last part that makes sense are left out.
package struct FileChunks: Sequence, IteratorProtocol {
    /// One part of a file.
    package struct Chunk {
        /// The label of the part: four letters, or the second byte of a JPEG marker.
        package let label: UInt32
        /// The place of its contents; they may end after the file does.
        package let content: Range<Int>
    }

    private let bytes: [UInt8]
    private var position: Int
    private let readChunk: ([UInt8], Int) -> (chunk: Chunk, end: Int)?

    package mutating func next() -> Chunk? {
        guard let (chunk, end) = readChunk(bytes, position), end > position else { return nil }
        position = end
        return chunk
    }

    /// The segments of a JPEG file up to its first scan.
    package static func jpegSegments(of bytes: [UInt8]) -> FileChunks {
        FileChunks(bytes: bytes, position: 2) { bytes, start in
            var position = start
            while bytes.bigEndian(at: position, count: 2) == 0xFFFF { position += 1 }
            let startOfScan: UInt64 = 0xFFDA
            guard let marker = bytes.bigEndian(at: position, count: 2), marker > 0xFF00, marker != startOfScan,
                let length = bytes.bigEndian(at: position + 2, count: 2), length >= 2
            else { return nil }
            let end = position + 2 + Int(length)
            return (Chunk(label: UInt32(marker & 0xFF), content: (position + 4)..<end), end)
        }
    }

    /// The chunks of a PNG file.
    package static func pngChunks(of bytes: [UInt8]) -> FileChunks {
        FileChunks(bytes: bytes, position: 8) { bytes, start in
            guard let length = bytes.bigEndian(at: start, count: 4),
                let label = bytes.bigEndian(at: start + 4, count: 4)
            else { return nil }
            let end = start + 8 + Int(length)
            let checksumLength = 4
            return (Chunk(label: UInt32(label), content: (start + 8)..<end), end + checksumLength)
        }
    }

    /// The chunk of a RIFF file and those inside it, whose order is that of their labels.
    package static func riffChunks(of bytes: [UInt8]) -> FileChunks {
        FileChunks(bytes: bytes, position: 12) { bytes, start in
            guard let label = bytes.bigEndian(at: start, count: 4),
                let length = bytes.littleEndian(at: start + 4, count: 4)
            else { return nil }
            let end = start + 8 + Int(length)
            return (Chunk(label: UInt32(label), content: (start + 8)..<end), end + Int(length % 2))
        }
    }

    /// The outermost boxes of a file of the ISO base media format.
    static func boxes(of bytes: [UInt8]) -> FileChunks {
        FileChunks(bytes: bytes, position: 0) { bytes, start in
            guard let short = bytes.bigEndian(at: start, count: 4), let label = bytes.bigEndian(at: start + 4, count: 4)
            else { return nil }
            // 0: up to the end of the file; 1: the length follows in 64 bits.
            guard short != 0 else {
                return (Chunk(label: UInt32(label), content: (start + 8)..<bytes.count), bytes.count)
            }
            let headerLength = short == 1 ? 16 : 8
            let long = short == 1 ? bytes.bigEndian(at: start + 8, count: 8) : short
            guard let length = long.flatMap({ Int(exactly: $0) }), length >= headerLength else { return nil }
            let (end, overflows) = start.addingReportingOverflow(length)
            return overflows ? nil : (Chunk(label: UInt32(label), content: (start + headerLength)..<end), end)
        }
    }
}

extension UInt32 {
    /// The number that four letters make.
    package init(letters: StaticString) {
        self = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
}

extension [UInt8] {
    /// Returns the number that some bytes make, the most significant first; nil when they are not all there.
    package func bigEndian(at offset: Int, count: Int) -> UInt64? {
        guard offset >= 0, offset <= self.count - count else { return nil }
        return self[offset..<(offset + count)].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns the number that some bytes make, the least significant first; nil when they are not all there.
    package func littleEndian(at offset: Int, count: Int) -> UInt64? {
        guard offset >= 0, offset <= self.count - count else { return nil }
        return self[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
