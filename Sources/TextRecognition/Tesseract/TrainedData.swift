import ImageProcessing
import SystemLibrary

/// A `traineddata` file of Tesseract's without its dictionaries: a table of offsets, and parts one after the other.
///
/// The settings that are said to leave out dictionaries do so for Tesseract's old recogniser only; that of today reads
/// without them only if they are not there. The dictionaries of a script are two hundred times as large as all the
/// rest, so they are not even read from the file.
struct TrainedData {
    /// The bytes of the file as it would be without its dictionaries; as they are when this is no such file.
    let bytes: [UInt8]

    /// The places in the table of the words, the punctuation and the numbers of a language (tessdatamanager.h).
    private static let dictionaries = 18...20
    /// The most parts that a file has.
    private static let mostParts = 64
    /// No model is larger, in bytes.
    private static let mostBytes = 256 << 20

    /// Reads a file; nil when it cannot be read.
    init?(path: String) {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        guard fseek(file, 0, SEEK_END) == 0, case let size = ftell(file), (0...Self.mostBytes).contains(size) else {
            return nil
        }
        bytes = Self.withoutDictionaries(size: size) { Self.bytes($0, of: file) } ?? Self.bytes(0..<size, of: file)
    }

    /// The bytes without the parts that are dictionaries; nil when there is no such table.
    private static func withoutDictionaries(size: Int, read: (Range<Int>) -> [UInt8]) -> [UInt8]? {
        let header = read(0..<min(4, size))
        let count = header.littleEndian(at: 0, count: 4).map { Int($0) } ?? 0
        let start = 4 + 8 * count
        guard (1...mostParts).contains(count), size >= start else { return nil }
        let places = read(4..<start)
        guard places.count == 8 * count else { return nil }
        let offsets = (0..<count).map { Int(truncatingIfNeeded: places.littleEndian(at: 8 * $0, count: 8) ?? 0) }
        let known = offsets.filter { $0 >= 0 }
        guard known == known.sorted(), known.allSatisfy({ (start...size).contains($0) }) else { return nil }
        var table = header, parts: [UInt8] = []
        for (index, offset) in offsets.enumerated() {
            let isKept = offset >= 0 && !dictionaries.contains(index)
            table += bytes(of: isKept ? start + parts.count : -1)
            guard isKept else { continue }
            let end = offsets[(index + 1)...].first { $0 >= 0 } ?? size
            parts += read(offset..<end)
        }
        return table + parts
    }

    /// Some bytes of a file; fewer where it ends.
    private static func bytes(_ range: Range<Int>, of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
        guard fseek(file, range.lowerBound, SEEK_SET) == 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            count = range.isEmpty ? 0 : fread(buffer.baseAddress, 1, range.count, file)
        }
    }

    private static func bytes(of number: Int) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
