/// An image of /CCITTFaxDecode (ISO 32000-1, 7.4.6) as a TIFF file, for a decoder of those.
struct FaxFile {
    private let data: [UInt8]
    private let width, height, k: Int
    private let isBlackOne, isAligned: Bool

    /// The number of columns where the parameters tell none.
    private static let usualColumns = 1728

    /// Takes the image; nil when TIFF has no such coding, or the coding has another size.
    ///
    /// - Parameters:
    ///   - data: The coded rows.
    ///   - parameters: The parameters of the coding.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    init?(_ data: [UInt8], _ parameters: PDFObject?, width: Int, height: Int) {
        (self.data, self.width, self.height) = (data, width, height)
        k = parameters?["K"]?.integer ?? 0
        isBlackOne = parameters?["BlackIs1"]?.bool ?? false
        isAligned = parameters?["EncodedByteAlign"]?.bool ?? false
        let columns = parameters?["Columns"]?.integer ?? Self.usualColumns, rows = parameters?["Rows"]?.integer ?? 0
        guard columns == width, rows == 0 || rows == height, !isAligned || k == 0 else { return nil }
    }

    /// The file: one strip. Tags and values are those of TIFF 6.0, section 11.
    var tiff: [UInt8] {
        let compression = k < 0 ? 4 : isAligned ? 2 : 3
        var entries: [(tag: Int, value: Int)] = [
            (256, width), (257, height), (258, 1), (259, compression),
            // 0: white is 0. The samples of /BlackIs1 are shown the other way.
            (262, isBlackOne ? 1 : 0), (273, 0), (277, 1), (278, height), (279, data.count),
        ]
        if compression == 3 { entries.append((292, k > 0 ? 1 : 0)) }
        let start = 8 + 2 + 12 * entries.count + 4
        entries = entries.map { $0.tag == 273 ? ($0.tag, start) : $0 }
        var file = Array("II".utf8) + [42, 0] + Self.bytes(8, 4) + Self.bytes(entries.count, 2)
        for (tag, value) in entries {
            for (number, count) in [(tag, 2), (4, 2), (1, 4), (value, 4)] { file += Self.bytes(number, count) }
        }
        return file + Self.bytes(0, 4) + data
    }

    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
