import CBarcodes
public import ImageProcessing
public import Imaging

/// The way in which barcodes are sought in a picture.
public struct BarcodeHints: Hashable, Sendable {
    /// The kinds that are sought.
    public var symbologies: Set<Symbology>
    /// True if more rows of the picture are looked at.
    public var triesHarder = true
    /// True if they are sought at right angles, too.
    public var triesRotated = true
    /// True if those that cannot be read are returned, too.
    public var returnsUnread = false

    /// Creates hints.
    ///
    /// - Parameter symbologies: The kinds that are sought.
    public init(symbologies: Set<Symbology> = Symbology.ofDocuments) { self.symbologies = symbologies }
}

/// The library that reads and writes barcodes.
public enum BarcodeLibrary {
    /// Loads the library, which is loaded otherwise with the first picture. Reading opens nothing after that.
    ///
    /// - Throws: ``ImageProcessingError`` when it is not installed.
    public static func load() throws(ImageProcessingError) { try check { CBarcodesLoad($0) } }

    /// Calls the library.
    static func check(
        _ call: (UnsafeMutablePointer<CBarcodesMessage>) -> Bool
    ) throws(ImageProcessingError) {
        var message = CBarcodesMessage()
        guard !call(&message) else { return }
        let reason = withUnsafeBytes(of: &message.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        throw ImageProcessingError(operation: "barcodes", reason: reason)
    }
}

extension Image {
    /// Finds the barcodes on this picture that are darker than their ground.
    ///
    /// - Throws: ``ImageProcessingError`` when the library fails, or is missing.
    public func barcodes(_ hints: BarcodeHints = BarcodeHints()) throws(ImageProcessingError) -> [Barcode] {
        let grey = grey()
        // The library compares rows of bars in two sizes of a picture by a comparison that it forbids itself.
        let (linear, others) = (hints.symbologies.filter(\.isLinear), hints.symbologies.filter { !$0.isLinear })
        return try grey.barcodes(of: others, hints, inSmallerToo: true)
            + grey.barcodes(of: linear, hints, inSmallerToo: false)
    }

    private func barcodes(
        of symbologies: Set<Symbology>, _ hints: BarcodeHints, inSmallerToo triesSmaller: Bool
    ) throws(ImageProcessingError) -> [Barcode] {
        guard !symbologies.isEmpty else { return [] }
        var found: [Barcode] = []
        let given = CBarcodesHints(
            formats: symbologies.reduce(0) { $0 | $1.format }, triesHarder: hints.triesHarder,
            triesRotated: hints.triesRotated, triesSmaller: triesSmaller, tellsUnread: hints.returnsUnread)
        try BarcodeLibrary.check { message in
            pixels.withUnsafeBufferPointer { pixels in
                withUnsafeMutablePointer(to: &found) { found in
                    guard let address = pixels.baseAddress else { return true }
                    let picture = CBarcodesPicture(pixels: address, width: Int32(width), height: Int32(height))
                    return CBarcodesRead(
                        picture, given, found,
                        { context, symbol in
                            guard let barcode = Barcode(symbol) else { return }
                            context.assumingMemoryBound(to: [Barcode].self).pointee.append(barcode)
                        }, message)
                }
            }
        }
        return found
    }
}

extension Barcode {
    fileprivate init?(_ symbol: CBarcodesSymbol) {
        guard let symbology = Symbology(format: symbol.format) else { return nil }
        func corner(_ x: Int32, _ y: Int32) -> Point { Point(x: Double(x), y: Double(y)) }
        let (x, y) = (symbol.x, symbol.y)
        let text = UnsafeRawBufferPointer(start: symbol.text, count: symbol.length)
        let bytes = Array(UnsafeBufferPointer(start: symbol.bytes, count: symbol.byteCount))
        self.init(
            symbology: symbology,
            corners: Quadrilateral(
                topLeft: corner(x.0, y.0), topRight: corner(x.1, y.1), bottomRight: corner(x.2, y.2),
                bottomLeft: corner(x.3, y.3)),
            text: String(decoding: text, as: UTF8.self),
            bytes: bytes, isBinary: symbol.isBinary && !bytes.allSatisfy(Self.isOfText))
    }

    /// True for printable ASCII, and for characters that part texts: tabulators, ends of lines, the separators of ISO
    /// 15434. The library takes these for no text.
    private static func isOfText(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) || (0x1C...0x1F).contains(byte) || [0x04, 0x09, 0x0A, 0x0D].contains(byte)
    }
}
