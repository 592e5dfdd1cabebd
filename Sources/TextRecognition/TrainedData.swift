#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A `traineddata` file of Tesseract's: a table of offsets, and parts one after the other.
///
/// The settings that are said to leave out dictionaries do so for Tesseract's old recogniser only; that of today reads
/// without them only if they are not there.
struct TrainedData {
    /// The bytes of the file.
    let bytes: [UInt8]

    /// The places in the table of the words, the punctuation and the numbers of a language (tessdatamanager.h).
    private static let dictionaries = 18...20
    /// The most parts that a file has.
    private static let mostParts = 64
    /// No model is larger, in bytes.
    private static let mostBytes = 256 << 20

    /// Creates a file from its bytes.
    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads a file; nil when it cannot be read.
    init?(path: String) {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 18)
        while bytes.count <= Self.mostBytes {
            let count = fread(&block, 1, block.count, file)
            if count == 0 { break }
            bytes += block[..<count]
        }
        self.init(bytes: bytes)
    }

    /// The bytes without the parts that are dictionaries; as they are when this is no such file.
    var withoutDictionaries: [UInt8] {
        let count = bytes.count >= 4 ? Int(number(at: 0, size: 4)) : 0
        let start = 4 + 8 * count
        guard (1...Self.mostParts).contains(count), bytes.count >= start else { return bytes }
        let offsets = (0..<count).map { Int(truncatingIfNeeded: number(at: 4 + 8 * $0, size: 8)) }
        let known = offsets.filter { $0 >= 0 }
        guard known == known.sorted(), known.allSatisfy({ (start...bytes.count).contains($0) }) else { return bytes }
        var table = Array(bytes[..<4]), parts: [UInt8] = []
        for (index, offset) in offsets.enumerated() {
            let isKept = offset >= 0 && !Self.dictionaries.contains(index)
            table += Self.bytes(of: isKept ? start + parts.count : -1)
            guard isKept else { continue }
            let end = offsets[(index + 1)...].first { $0 >= 0 } ?? bytes.count
            parts += bytes[offset..<end]
        }
        return table + parts
    }

    /// A number of some bytes, the lowest first.
    private func number(at offset: Int, size: Int) -> UInt64 {
        (0..<size).reduce(0) { $0 | UInt64(bytes[offset + $1]) << (8 * $1) }
    }

    private static func bytes(of number: Int) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
