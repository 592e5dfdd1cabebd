/// The structure of a GIF file (GIF89a): its first frame, and the number of frames.
struct GIFFile {
    /// One picture, which may cover a part of the canvas only.
    struct Frame {
        let x, y, width, height: Int
        let isInterlaced: Bool
        /// The place of its own colours; empty if it has none.
        let palette: Range<Int>
        /// The index that shows the picture below.
        let transparentIndex: Int?
        /// The place of the number of bits per code, followed by the blocks of codes.
        let codes: Int
    }

    /// The size of the canvas on which the first frame lies, in pixels.
    let width, height: Int
    /// The place of the colours for frames without their own; empty if there are none.
    let palette: Range<Int>
    let firstFrame: Frame
    /// The number of frames of the file.
    let frameCount: Int

    /// Follows the blocks of a file to its end.
    init(_ bytes: [UInt8]) throws(ImageDecodingError) {
        var walk = Walk(bytes: bytes, position: 6)
        let (screenWidth, screenHeight) = (try walk.number(), try walk.number())
        let flags = try walk.byte()
        walk.position += 2
        palette = try walk.palette(flags)
        var (first, count): (Frame?, Int) = (nil, 0)
        while let frame = try walk.nextFrame() { (first, count) = (first ?? frame, count + 1) }
        guard let first else { throw .damaged(.gif, reason: "it has no image") }
        (firstFrame, frameCount) = (first, count)
        width = max(screenWidth, first.x + first.width)
        height = max(screenHeight, first.y + first.height)
    }

    /// A way through a file.
    private struct Walk {
        let bytes: [UInt8]
        var position: Int

        mutating func byte() throws(ImageDecodingError) -> Int {
            guard position < bytes.count else { throw .truncated(.gif) }
            position += 1
            return Int(bytes[position - 1])
        }

        mutating func number() throws(ImageDecodingError) -> Int { try byte() + 256 * byte() }

        /// The place of the table of colours, if the flags tell that there is one.
        mutating func palette(_ flags: Int) throws(ImageDecodingError) -> Range<Int> {
            guard flags & 0x80 != 0 else { return position..<position }
            let palette = position..<(position + 3 << (flags & 7 + 1))
            guard palette.upperBound <= bytes.count else { throw .truncated(.gif) }
            position = palette.upperBound
            return palette
        }

        /// Goes over the next frame, and the blocks before it; nil at the end.
        mutating func nextFrame() throws(ImageDecodingError) -> Frame? {
            var transparentIndex: Int?
            while true {
                switch try byte() {
                case 0x2C: return try frame(transparentIndex: transparentIndex)
                case 0x21:
                    // A block about the next frame, or about something else.
                    let (isControl, start) = (try byte() == 0xF9, position)
                    try skipBlocks()
                    guard isControl, bytes[start] >= 4 else { continue }
                    transparentIndex = bytes[start + 1] & 1 == 1 ? Int(bytes[start + 4]) : nil
                case 0x3B: return nil
                case let kind: throw .damaged(.gif, reason: "a block of the unknown kind \(kind)")
                }
            }
        }

        private mutating func frame(transparentIndex: Int?) throws(ImageDecodingError) -> Frame {
            let (x, y, width, height) = (try number(), try number(), try number(), try number())
            let flags = try byte()
            let palette = try palette(flags)
            let codes = position
            _ = try byte()
            try skipBlocks()
            return Frame(
                x: x, y: y, width: width, height: height, isInterlaced: flags & 0x40 != 0, palette: palette,
                transparentIndex: transparentIndex, codes: codes)
        }

        /// Leaps over blocks to the one of length 0. A block begins with its length.
        private mutating func skipBlocks() throws(ImageDecodingError) {
            while case let length = try byte(), length > 0 { position += length }
        }
    }
}
