import CBarcodes
public import ImageProcessing
public import Imaging

/// The dark and light modules that a barcode is printed as, without the quiet zone around it.
public struct BarcodeModules: Hashable, Sendable {
    /// The modules beside each other.
    public let width: Int
    /// The modules above each other; a row of PDF417 is four modules high.
    public let height: Int
    private let dark: [UInt8]

    /// Encodes a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - symbology: The kind of barcode.
    ///   - errorCorrection: The amount of it that may be damaged, from 0 to 8, as the kind counts it; nil for the library's choice.
    /// - Throws: ``ImageProcessingError`` when the text does not fit, or the library is missing.
    public init(
        _ text: String, symbology: Symbology, errorCorrection: Int? = nil
    ) throws(ImageProcessingError) {
        var written: (width: Int, height: Int, dark: [UInt8]) = (0, 0, [])
        let characters = Array(text.utf8CString)
        try BarcodeLibrary.check { message in
            withUnsafeMutablePointer(to: &written) { written in
                characters.withUnsafeBufferPointer { text in
                    guard let address = text.baseAddress else { return true }
                    return CBarcodesWrite(
                        symbology.format, address, text.count - 1, Int32(errorCorrection ?? -1), written,
                        { context, modules, width, height in
                            let dark = UnsafeBufferPointer(start: modules, count: Int(width) * Int(height))
                            context.assumingMemoryBound(to: (width: Int, height: Int, dark: [UInt8]).self).pointee =
                                (Int(width), Int(height), Array(dark))
                        }, message)
                }
            }
        }
        (width, height, dark) = written
    }

    /// True where a module is dark.
    public subscript(column: Int, row: Int) -> Bool { dark[row * width + column] != 0 }

    /// Draws it in black on white, in the middle of a quiet zone.
    ///
    /// - Parameters:
    ///   - scale: The width of a module, in pixels.
    ///   - margin: The width of the quiet zone, in modules.
    public func picture(scale: Int = 4, margin: Int = 4) -> Image {
        let (columns, rows) = ((width + 2 * margin) * scale, (height + 2 * margin) * scale)
        var pixels = [UInt8](repeating: 255, count: columns * rows)
        for y in 0..<height * scale {
            for x in 0..<width * scale where self[x / scale, y / scale] {
                pixels[(y + margin * scale) * columns + x + margin * scale] = 0
            }
        }
        return Image(width: columns, height: rows, pixelFormat: .grey, pixels: pixels)
    }
}
