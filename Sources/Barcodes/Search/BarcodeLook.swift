import ImageProcessing
import Imaging

/// A look at a place where a barcode may be: a cut-out of the photograph, made flat.
struct BarcodeLook {
    /// Maps points of the photograph to the cut-out.
    private let transform: ProjectiveTransform
    private let width, height: Int
    /// The hints for ZXing; nil where PDF417 is read by likelihood.
    private let hints: BarcodeHints?

    /// True if ZXing reads it, which takes milliseconds.
    var isByZXing: Bool { hints != nil }

    /// More pixels than this show no more.
    private static let mostPixels = 1_200_000.0

    private init?(_ seen: Quadrilateral, scale: Double, hints: BarcodeHints?) {
        let most = (Self.mostPixels / max(1, seen.meanWidth * seen.meanHeight)).squareRoot()
        let scale = min(scale, most)
        let (width, height) = (Int((seen.meanWidth * scale).rounded()), Int((seen.meanHeight * scale).rounded()))
        let flat = Quadrilateral(x: 0, y: 0, width: Double(width), height: Double(height))
        guard width >= Self.leastSide, height >= Self.leastSide, seen.isConvex,
            let transform = ProjectiveTransform(mapping: seen, to: flat)
        else { return nil }
        (self.transform, self.width, self.height, self.hints) = (transform, width, height, hints)
    }

    private static let leastSide = 12

    /// Reads the barcodes that it shows, in pixels of the photograph.
    ///
    /// - Parameter check: Is called on the way; an error that it throws ends the look.
    func barcodes(in photograph: Image, check: () throws -> Void) throws -> [Barcode] {
        guard let back = transform.inverse else { return [] }
        let picture = try photograph.warped(by: transform, width: width, height: height)
        guard let hints else {
            return try picture.pdf417(check: check).map { [$0.mapped(back.applied(to:))] } ?? []
        }
        // The library does not tell where a PDF417 ends whose last bars it did not find: it is about as large as the cut-out.
        return try picture.barcodes(hints).map { barcode in
            barcode.mapped { back.applied(to: barcode.symbology.isLinear || $0.isConvex ? $0 : picture.bounds) }
        }
    }
}

extension BarcodeLook {
    /// The pixels of a millimetre in cut-outs of cards, and the length of the longer side of cards and of pages of passports, in
    /// millimetres.
    private static let resolution = 10.0, card = 85.6, page = 125.0
    /// The proportion between cards and pages.
    private static let proportion = 1.5
    /// A cut-out has so many pixels for one of the photograph at the least, as pixels are not averaged.
    private static let leastScale = 0.7
    /// The ends of PDF417 are less dense than the rest: so much of a place's length is added at both.
    private static let lengthening = 0.08

    /// The looks at a place, the likeliest first: by ZXing on cards made flat, then as it is; PDF417 by likelihood last.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - outlines: The cards that it may be on, the likeliest first.
    static func all(at place: BarcodePlace, onCards outlines: some Sequence<Quadrilateral>) -> [BarcodeLook] {
        var hints = BarcodeHints()
        hints.triesRotated = !place.isLong
        let flat = outlines.compactMap { outline in
            Self.flat(place, on: outline).map { (seen: $0, scale: max(resolution / $1, leastScale)) }
        }
        let asItIs = (seen: place.corners, scale: 1.0)
        var looks = (flat + [asItIs]).map { BarcodeLook($0.seen, scale: $0.scale, hints: hints) }
        if place.isLong {
            looks += (flat.isEmpty ? [asItIs] : flat).map {
                BarcodeLook($0.seen.longer(by: lengthening), scale: $0.scale, hints: nil)
            }
        }
        return looks.compactMap(\.self)
    }

    /// The upright rectangle of a card that holds a place, in pixels of the photograph, and the number of these in a
    /// millimetre; nil when the card has no area.
    private static func flat(_ place: BarcodePlace, on outline: Quadrilateral) -> (Quadrilateral, Double)? {
        let wide = outline.meanWidth >= outline.meanHeight ? outline : outline.turned(quarterTurns: 1)
        let aspect = wide.meanWidth / max(wide.meanHeight, 1)
        let width = aspect > proportion ? card : page
        let height = width / max(aspect, 1)
        let flat = Quadrilateral(x: 0, y: 0, width: width, height: height)
        guard wide.isConvex, let toCard = ProjectiveTransform(mapping: wide, to: flat),
            let back = toCard.inverse
        else { return nil }
        let box = Quadrilateral(Extent(around: toCard.applied(to: place.corners).corners))
        let upright = box.meanWidth >= box.meanHeight ? box : box.turned(quarterTurns: 1)
        let seen = back.applied(to: upright)
        return (seen, max(seen.meanWidth, 1) / upright.meanWidth)
    }
}

extension Quadrilateral {
    /// Returns this with a share of its length added at both ends.
    fileprivate func longer(by share: Double) -> Quadrilateral {
        Quadrilateral(
            topLeft: topLeft.towards(topRight, -share), topRight: topRight.towards(topLeft, -share),
            bottomRight: bottomRight.towards(bottomLeft, -share), bottomLeft: bottomLeft.towards(bottomRight, -share))
    }
}
