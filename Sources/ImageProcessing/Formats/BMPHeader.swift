/// The headers of a BMP file, of Windows or OS/2.
struct BMPHeader {
    /// The way in which the pixels are stored.
    enum Coding {
        /// One after the other: the bits of each are an index, or samples that ``BMPHeader/masks`` cut out.
        case plain
        /// Runs of indices of 4 or 8 bits.
        case runs
    }

    let width: Int
    let height: Int
    /// True where the first row that is stored is the upper one.
    let isTopDown: Bool
    let bitsPerPixel: Int
    let coding: Coding
    /// The bits of red, green and blue in a pixel of 16, 24 or 32 bits.
    let masks: [UInt32]
    /// The place of the colours that indices stand for.
    let palette: Range<Int>
    /// The bytes of one of them.
    let bytesPerColour: Int
    /// The beginning of the pixels.
    let pixelOffset: Int

    /// The bytes of a row, which end with a whole word of 32 bits.
    var bytesPerRow: Int { (width * bitsPerPixel + 31) / 32 * 4 }

    private static let fileHeaderLength = 14
    /// The lengths of the headers there are; the shortest is that of OS/2 1.
    private static let lengths: Set = [12, 16, 40, 52, 56, 64, 108, 124]
    private static let shortestLength = 12

    /// Reads the headers.
    init(_ bytes: [UInt8]) throws(ImageDecodingError) {
        let fields = Fields(bytes: bytes)
        pixelOffset = try fields.number(at: 10, count: 4)
        let length = try fields.number(at: 14, count: 4)
        guard Self.lengths.contains(length) else {
            throw .unsupported(.bmp, reason: "a header of \(length) bytes")
        }
        let isShort = length == Self.shortestLength
        let (left, right) = (try fields.side(at: 18, isShort), try fields.side(at: isShort ? 20 : 22, isShort))
        (width, height, isTopDown) = (left, abs(right), right < 0)
        bitsPerPixel = try fields.number(at: isShort ? 24 : 28, count: 2)
        let compression = length > 16 ? try fields.number(at: 30, count: 4) : 0
        guard length != 64 || compression < 3 else {
            throw .unsupported(.bmp, reason: "compression \(compression) of OS/2")
        }
        coding = try Self.coding(of: compression, bitsPerPixel: bitsPerPixel)
        masks = try Self.masks(fields, compression: compression, bitsPerPixel: bitsPerPixel)
        let colourCount = length >= 40 ? try fields.number(at: 46, count: 4) : 0
        bytesPerColour = isShort ? 3 : 4
        let maskLength = length == 40 ? [3: 12, 6: 16][compression] ?? 0 : 0
        let start = Self.fileHeaderLength + length + maskLength
        let mostColours = bitsPerPixel <= 8 ? 1 << bitsPerPixel : 0
        let end = start + (colourCount == 0 ? mostColours : min(colourCount, mostColours)) * bytesPerColour
        // Some programs store fewer colours than they say, and the pixels right behind them.
        palette = start..<max(start, min(end, pixelOffset))
    }

    private static func coding(of compression: Int, bitsPerPixel: Int) throws(ImageDecodingError) -> Coding {
        switch (compression, bitsPerPixel) {
        case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (0, 24), (0, 32): return .plain
        case (3, 16), (3, 32), (6, 16), (6, 32): return .plain
        case (1, 8), (2, 4): return .runs
        case (4, _), (5, _): throw .unsupported(.bmp, reason: "a \(compression == 4 ? "JPEG" : "PNG") file inside")
        default: throw .unsupported(.bmp, reason: "compression \(compression) with \(bitsPerPixel) bits a pixel")
        }
    }

    private static func masks(
        _ fields: Fields, compression: Int, bitsPerPixel: Int
    ) throws(ImageDecodingError) -> [UInt32] {
        guard compression == 3 || compression == 6 else {
            return bitsPerPixel == 16 ? [0x7C00, 0x03E0, 0x001F] : [0xFF0000, 0x00FF00, 0x0000FF]
        }
        // They are part of the longer headers, and follow the shorter one: the place is the same.
        var masks: [UInt32] = []
        for offset in [54, 58, 62] { masks.append(UInt32(try fields.number(at: offset, count: 4))) }
        return masks
    }

    /// The numbers in a file.
    private struct Fields {
        let bytes: [UInt8]

        func number(at offset: Int, count: Int) throws(ImageDecodingError) -> Int {
            guard let number = bytes.littleEndian(at: offset, count: count) else { throw .truncated(.bmp) }
            return Int(number)
        }

        /// The width or height; of longer headers with a sign.
        func side(at offset: Int, _ isShort: Bool) throws(ImageDecodingError) -> Int {
            let side = try number(at: offset, count: isShort ? 2 : 4)
            return isShort ? side : Int(Int32(truncatingIfNeeded: side))
        }
    }
}
