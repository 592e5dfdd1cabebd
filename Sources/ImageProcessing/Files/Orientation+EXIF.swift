package import Imaging

extension Orientation {
    /// Reads the orientation from EXIF data; nil when they do not give one.
    ///
    /// - Parameter exif: A TIFF header and the bytes behind it (EXIF 2.32, 4.5.2).
    package init?(exif: [UInt8]) {
        let (orientationTag, short, entryLength) = (0x0112, 3, 12)
        guard let numbers = TIFFStructure(exif), numbers.number(at: 2, count: 2) == 42,
            let directory = numbers.number(at: 4, count: 4), let entryCount = numbers.number(at: directory, count: 2)
        else { return nil }
        let entries = (0..<entryCount).lazy.map { directory + 2 + $0 * entryLength }
        guard let entry = entries.first(where: { numbers.number(at: $0, count: 2) == orientationTag }),
            numbers.number(at: entry + 2, count: 2) == short, let value = numbers.number(at: entry + 8, count: 2)
        else { return nil }
        self.init(rawValue: value)
    }
}
