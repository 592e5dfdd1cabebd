import CBarcodes
import ImageProcessing
package import Imaging

/// A barcode on a picture.
package struct Barcode: Hashable, Sendable {
    /// Its corners, in pixels of the picture.
    package let corners: Quadrilateral
    /// What it says; empty for one that was found and could not be read.
    package let text: String

    package init(corners: Quadrilateral, text: String) {
        (self.corners, self.text) = (corners, text)
    }
}

extension Barcode {
    /// How high bars are at most, and how high they are at least left open, as shares of their length: the library
    /// tells of bars only where one line through them begins and ends.
    private static let heightOfBars = 0.7, heightToRead = 0.1
    /// How much larger than a barcode its cover is, and what is left open of one that is kept.
    private static let margin = 1.2, keptMargin = 1.05

    /// What covers it.
    var cover: Quadrilateral { outline(atLeast: Self.heightOfBars).enlarged(by: Self.margin) }

    /// What is left open of it: no more than a scanner needs. What is printed beside bars often says the same.
    var window: Quadrilateral { outline(atLeast: Self.heightToRead).enlarged(by: Self.keptMargin) }

    /// Around it, at least as high as a share of its length.
    private func outline(atLeast share: Double) -> Quadrilateral {
        let least = share * corners.meanWidth
        guard corners.meanHeight < least else { return corners }
        let (start, end) = (
            corners.topLeft.towards(corners.bottomLeft, 0.5), corners.topRight.towards(corners.bottomRight, 0.5)
        )
        let length = max(start.distance(to: end), 1)
        let (x, y) = (-(end.y - start.y) / length * least / 2, (end.x - start.x) / length * least / 2)
        return Quadrilateral(
            topLeft: Point(x: start.x - x, y: start.y - y), topRight: Point(x: end.x - x, y: end.y - y),
            bottomRight: Point(x: end.x + x, y: end.y + y), bottomLeft: Point(x: start.x + x, y: start.y + y))
    }
}

extension Image {
    /// Finds the barcodes on this picture, of all kinds, turned in any way, dark or light.
    ///
    /// - Throws: ``ImageProcessingError`` when the library fails.
    func barcodes() throws(ImageProcessingError) -> [Barcode] {
        let grey = grey()
        return try grey.darkBarcodes() + grey.inverted().darkBarcodes()
    }

    /// Finds the barcodes on this grey picture that are darker than their ground.
    private func darkBarcodes() throws(ImageProcessingError) -> [Barcode] {
        var found: [Barcode] = []
        var message = CBarcodesMessage()
        let isDone = pixels.withUnsafeBufferPointer { pixels in
            withUnsafeMutablePointer(to: &found) { found in
                pixels.baseAddress.map {
                    let picture = CBarcodesPicture(pixels: $0, width: Int32(width), height: Int32(height))
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
