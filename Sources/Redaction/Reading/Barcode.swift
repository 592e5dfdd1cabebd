import CBarcodes
import ImageProcessing
package import Imaging

/// A barcode on a picture.
package struct Barcode: Hashable, Sendable {
    /// Its corners, in pixels of the picture.
    package let corners: Quadrilateral
    /// What it says.
    package let text: String

    package init(corners: Quadrilateral, text: String) {
        (self.corners, self.text) = (corners, text)
    }
}

extension Barcode {
    /// Of bars only one line is read. They are at most so high, as a share of their length.
    private static let heightOfBars = 0.7
    /// How much larger than a barcode its cover is.
    private static let margin = 1.2

    /// What covers it.
    var cover: Quadrilateral {
        let least = Self.heightOfBars * corners.meanWidth
        guard corners.meanHeight < least else { return corners.enlarged(by: Self.margin) }
        let (start, end) = (
            corners.topLeft.towards(corners.bottomLeft, 0.5), corners.topRight.towards(corners.bottomRight, 0.5)
        )
        let length = max(start.distance(to: end), 1)
        let (x, y) = (-(end.y - start.y) / length * least / 2, (end.x - start.x) / length * least / 2)
        return Quadrilateral(
            topLeft: Point(x: start.x - x, y: start.y - y), topRight: Point(x: end.x - x, y: end.y - y),
            bottomRight: Point(x: end.x + x, y: end.y + y), bottomLeft: Point(x: start.x + x, y: start.y + y)
        ).enlarged(by: Self.margin)
    }
}

extension Image {
    /// Finds the barcodes on this picture, of all kinds and turned in any way.
    ///
    /// - Throws: ``ImageProcessingError`` when the library fails.
    func barcodes() throws(ImageProcessingError) -> [Barcode] {
        let grey = grey()
        var found: [Barcode] = []
        var message = CBarcodesMessage()
        let isDone = grey.pixels.withUnsafeBufferPointer { pixels in
            withUnsafeMutablePointer(to: &found) { found in
                pixels.baseAddress.map {
                    let picture = CBarcodesPicture(pixels: $0, width: Int32(grey.width), height: Int32(grey.height))
                    return CBarcodesRead(
                        picture, found,
                        { context, symbol in
                            context.assumingMemoryBound(to: [Barcode].self).pointee.append(Barcode(symbol))
                        }, &message)
                } ?? true
            }
        }
        guard isDone else {
            let reason = withUnsafeBytes(of: &message.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            throw ImageProcessingError(operation: "barcodes", reason: reason)
        }
        return found
    }
}

extension Barcode {
    fileprivate init(_ symbol: CBarcodesSymbol) {
        func corner(_ x: Int32, _ y: Int32) -> Point { Point(x: Double(x), y: Double(y)) }
        let (x, y) = (symbol.x, symbol.y)
        let text = UnsafeRawBufferPointer(start: symbol.text, count: symbol.length)
        self.init(
            corners: Quadrilateral(
                topLeft: corner(x.0, y.0), topRight: corner(x.1, y.1), bottomRight: corner(x.2, y.2),
                bottomLeft: corner(x.3, y.3)),
            text: String(decoding: text, as: UTF8.self))
    }
}
