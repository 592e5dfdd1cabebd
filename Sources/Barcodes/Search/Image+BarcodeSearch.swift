import ImageProcessing
public import Imaging

extension Image {
    /// Finds the barcodes of documents on this photograph.
    ///
    /// A cheap look finds places where one may be; a photograph without any costs a few milliseconds. Each place is then looked at
    /// on its card, made flat, and as it is, until one look reads it. Where none is read, and where the photograph shows nothing
    /// else, the library looks at all of it.
    ///
    /// - Parameters:
    ///   - outlines: The corners of the cards that were seen, in pixels.
    ///   - others: The places of something else, such as zones, where none is sought.
    ///   - readsBlurred: True if PDF417 is read by likelihood where ZXing reads none: it takes about a tenth of a second for each place
    ///     that looks like one.
    ///   - check: Is called before each look; an error that it throws ends the search.
    /// - Returns: The barcodes, each once, their corners in pixels of this photograph.
    /// - Throws: ``ImageProcessingError`` when the library fails or is missing, or the error of `check`.
    public func barcodes(
        onCards outlines: [Quadrilateral], besides others: [Quadrilateral] = [], readsBlurred: Bool = true,
        check: () throws -> Void = {}
    ) throws -> [Barcode] {
        let grey = grey()
        var found: [Barcode] = []
        let places = try BarcodePlace.all(in: grey).filter { place in
            !others.contains { $0.contains(place.corners.centre) }
        }
        for place in places {
            let centre = place.corners.centre
            if found.contains(where: { $0.corners.contains(centre) }) { continue }
            let cards = outlines.filter { $0.contains(centre) }.sorted { $0.area < $1.area }
            for look in BarcodeLook.all(at: place, onCards: cards.prefix(Self.mostCards))
            where readsBlurred || look.isByZXing {
                try check()
                let read = try look.barcodes(in: grey, check: check)
                if read.isEmpty { continue }
                found += read.filter { new in !found.contains { $0.isSame(as: new) } }
                break
            }
        }
        let showsNothingElse = outlines.isEmpty && others.isEmpty
        guard found.isEmpty, !places.isEmpty || showsNothingElse else { return found }
        try check()
        return try grey.barcodesInWhole()
    }

    /// The number of outlines that are tried where several hold a place, the smallest first.
    private static let mostCards = 2

    /// More pixels than this of a whole photograph are not shown to the library.
    private static let mostPixelsInWhole = 4_000_000.0

    /// Shows the whole picture to the library: a barcode without a place of its own is very large, very small, or all
    /// that there is.
    private func barcodesInWhole() throws(ImageProcessingError) -> [Barcode] {
        let scale = min(1, (Self.mostPixelsInWhole / Double(width * height)).squareRoot())
        guard scale < 1 else { return try barcodes() }
        let smaller = try resized(width: Int(Double(width) * scale), height: Int(Double(height) * scale))
        return try smaller.barcodes().map { barcode in
            barcode.mapped { corners in corners.mapped { Point(x: $0.x / scale, y: $0.y / scale) } }
        }
    }
}

extension Barcode {
    /// True if another says the same in the same place.
    fileprivate func isSame(as other: Barcode) -> Bool {
        bytes == other.bytes
            && (corners.contains(other.corners.centre) || other.corners.contains(corners.centre) || symbology.isLinear)
    }
}
