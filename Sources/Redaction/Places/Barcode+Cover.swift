import Barcodes
import ImageProcessing
import Imaging

extension Barcode {
    /// The largest height of bars, and the least height that is left open of them, as shares of their length: the
    /// library tells of bars only where one line through them begins and ends.
    private static let heightOfBars = 0.7, heightToRead = 0.1
    /// The growth of a barcode's cover over the barcode, and of the opening for one that is kept, as factors.
    private static let margin = 1.2, keptMargin = 1.05

    /// The cover of the barcode.
    var cover: Quadrilateral { outline(atLeast: Self.heightOfBars).enlarged(by: Self.margin) }

    /// The opening for a barcode that is kept: no more than a scanner needs. The print beside bars often says the same.
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
    /// Finds the barcodes on this picture, of all kinds, turned in any way, dark or light, those that cannot be read, too.
    ///
    /// - Throws: ``ImageProcessingError`` when the library fails.
    func barcodesToCover() throws(ImageProcessingError) -> [Barcode] {
        var hints = BarcodeHints(symbologies: Set(Symbology.allCases))
        hints.returnsUnread = true
        let grey = grey()
        return try grey.barcodes(hints) + grey.inverted().barcodes(hints)
    }
}
