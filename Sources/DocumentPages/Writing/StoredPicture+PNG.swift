import ImageProcessing
import Imaging

extension StoredPicture {
    /// Takes the compressed pixels of a PNG file as they are; nil when it is interlaced or has transparent parts.
    init?(png bytes: [UInt8]) {
        let headerLength = 13
        var (data, table) = ([UInt8](), [UInt8]())
        var header: ArraySlice<UInt8>?
        for chunk in FileChunks.pngChunks(of: bytes) {
            guard chunk.content.upperBound <= bytes.count else { return nil }
            switch chunk.label {
            case UInt32(letters: "IHDR"): header = bytes[chunk.content]
            case UInt32(letters: "PLTE"): table = Array(bytes[chunk.content])
            case UInt32(letters: "IDAT"): data += bytes[chunk.content]
            case UInt32(letters: "tRNS"): return nil
            default: break
            }
        }
        guard let header = header.map(Array.init), header.count == headerLength, header[12] == 0,
            let width = header.bigEndian(at: 0, count: 4), let height = header.bigEndian(at: 4, count: 4)
        else { return nil }
        let colours: Colours
        switch header[9] {
        case 0: colours = .grey
        case 2: colours = .rgb
        case 3 where !table.isEmpty: colours = .palette(table)
        default: return nil
        }
        self.init(
            width: Int(width), height: Int(height), colours: colours, bits: Int(header[8]), compression: .png,
            bytes: data, orientation: Orientation(bytes, .png) ?? .up)
    }

    /// Compresses an upright picture without loss: in colours, in grey, or in black and white, as it is.
    init(lossless image: Image) throws(PDFError) {
        let grey = image.isGrey ? image.grey() : image
        guard grey.pixelFormat == .grey, grey.isBlackAndWhite else {
            self = try Self.compressed(grey)
            return
        }
        // A row of bits is compressed as a row of bytes is.
        let packed = try Self.compressed(grey.packed())
        self.init(
            width: image.width, height: image.height, colours: .grey, bits: 1, compression: .png, bytes: packed.bytes)
    }

    private static func compressed(_ image: Image) throws(PDFError) -> StoredPicture {
        do throws(ImageProcessingError) {
            guard let picture = StoredPicture(png: try image.pngData()) else {
                throw ImageProcessingError(operation: "PNG encoding", reason: "the result is of another kind")
            }
            return picture
        } catch {
            throw PDFError(error)
        }
    }
}

extension Image {
    /// True where red, green and blue are the same everywhere.
    fileprivate var isGrey: Bool {
        guard pixelFormat == .rgb else { return true }
        return pixels.withUnsafeBufferPointer { pixels in
            stride(from: 0, to: pixels.count, by: 3).allSatisfy {
                pixels[$0] == pixels[$0 + 1] && pixels[$0] == pixels[$0 + 2]
            }
        }
    }

    /// True where there is nothing between black and white.
    fileprivate var isBlackAndWhite: Bool {
        pixels.withUnsafeBufferPointer { $0.allSatisfy { $0 == 0 || $0 == 255 } }
    }

    /// The bits of a picture in black and white, eight in a byte, the leftmost is the highest.
    fileprivate func packed() -> Image {
        let columns = (width + 7) / 8
        var bytes = [UInt8](repeating: 0, count: columns * height)
        pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<height {
                for x in 0..<width where pixels[y * width + x] != 0 {
                    bytes[y * columns + x / 8] |= 0x80 >> UInt8(x % 8)
                }
            }
        }
        return Image(width: columns, height: height, pixelFormat: .grey, pixels: bytes)
    }
}
