/// The numbers and directories of a TIFF file, or of a part of another file that is built like one.
package struct TIFFStructure {
    /// One entry of a directory.
    package struct Entry {
        package let tag: Int
        /// The number of its values.
        package let count: Int
        /// The place of the value, or of a pointer to it if it is too long.
        package let place: Int
        /// The number at that place: the whole value if it is one number.
        package let value: Int
    }

    /// The entries about one image.
    package struct Directory {
        package let entries: [Entry]
        /// The beginning of the next directory; 0 after the last one.
        package let next: Int

        /// The value of a tag; nil when it is not there.
        package func value(_ tag: Int) -> Int? { entries.first { $0.tag == tag }?.value }
    }

    private let bytes: [UInt8]
    private let start: Int
    private let isLittleEndian: Bool
    /// True where pointers have 64 bits.
    private let isBig: Bool

    /// Finds a TIFF header; nil when there is none.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - start: The beginning of the header: pointers count from there.
    package init?(_ bytes: [UInt8], at start: Int = 0) {
        guard start + 8 <= bytes.count else { return nil }
        (self.bytes, self.start) = (bytes, start)
        switch bytes[start..<(start + 2)] {
        case [0x49, 0x49]: isLittleEndian = true
        case [0x4D, 0x4D]: isLittleEndian = false
        default: return nil
        }
        isBig = bytes[start + 2] == 43 || bytes[start + 3] == 43
    }

    /// Returns a number of some bytes; nil outside the file.
    package func number(at offset: Int, count: Int) -> Int? {
        let (place, overflows) = offset.addingReportingOverflow(start)
        guard !overflows else { return nil }
        return (isLittleEndian ? bytes.littleEndian(at: place, count: count) : bytes.bigEndian(at: place, count: count))
            .flatMap { Int(exactly: $0) }
    }

    /// The beginning of the first directory; nil when the file ends before it tells it.
    package var first: Int? { isBig ? number(at: 8, count: 8) : number(at: 4, count: 4) }

    /// Reads a directory; nil when it is not all there.
    ///
    /// - Parameters:
    ///   - offset: The beginning of the directory.
    ///   - most: The number of its entries that are looked at; they are sorted by their tags.
    package func directory(at offset: Int, reading most: Int) -> Directory? {
        let (countLength, entryLength, pointerLength) = isBig ? (8, 20, 8) : (2, 12, 4)
        guard offset > 0, let count = number(at: offset, count: countLength), count <= bytes.count / entryLength,
            let next = number(at: offset + countLength + count * entryLength, count: pointerLength)
        else { return nil }
        let entries = (0..<min(count, most)).compactMap { entry(at: offset + countLength + $0 * entryLength) }
        return Directory(entries: entries, next: next)
    }

    private func entry(at offset: Int) -> Entry? {
        let (countLength, place) = isBig ? (8, offset + 12) : (4, offset + 8)
        let short = 3
        guard let tag = number(at: offset, count: 2), let type = number(at: offset + 2, count: 2),
            let count = number(at: offset + 4, count: countLength),
            let value = number(at: place, count: type == short && count == 1 ? 2 : 4)
        else { return nil }
        return Entry(tag: tag, count: count, place: place, value: value)
    }
}
