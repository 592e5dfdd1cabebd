package import Imaging

extension Orientation {
    /// Reads the orientation from EXIF data; nil when they do not give one.
    ///
    /// - Parameter exif: A TIFF header and the bytes behind it (EXIF 2.32, 4.5.2).
    package init?(exif: [UInt8]) {
        let isLittleEndian = exif.starts(with: "II".utf8)
        func number(at offset: Int, count: Int) -> Int? {
            (isLittleEndian ? exif.littleEndian(at: offset, count: count) : exif.bigEndian(at: offset, count: count))
                .flatMap { Int(exactly: $0) }
        }
        let (orientationTag, short, entryLength) = (0x0112, 3, 12)
        guard isLittleEndian || exif.starts(with: "MM".utf8), number(at: 2, count: 2) == 42,
            let directory = number(at: 4, count: 4), let entryCount = number(at: directory, count: 2)
        else { return nil }
        let entries = (0..<entryCount).lazy.map { directory + 2 + $0 * entryLength }
        guard let entry = entries.first(where: { number(at: $0, count: 2) == orientationTag }),
            number(at: entry + 2, count: 2) == short, let value = number(at: entry + 8, count: 2)
        else { return nil }
        self.init(rawValue: value)
    }
}
