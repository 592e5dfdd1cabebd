import Imaging

/// The proportion of a rectified document.
///
/// Perspective shortens the side that leans away, so a photographed outline only hints at the true proportion; the
/// standard sizes decide (Doc 9303-3, 4.4: ID-1, ID-2, ID-3 and the two visas).
struct DocumentShape {
    /// Width divided by height.
    let aspect: Double

    /// The standard proportions, widest first: ID-1, MRV-A, ID-3 and ID-2 (which MRV-B shares).
    private static let standardAspects = [CardSize.id1, .mrva, .id3, .id2].map(\.proportion)

    /// The shape of an outline: the nearest standard one, upright or on its side, else the outline's own.
    static func nearest(to outline: Quadrilateral) -> DocumentShape {
        let seen = outline.meanWidth / max(outline.meanHeight, 1)
        let candidates = standardAspects + standardAspects.map { 1 / $0 }
        func distance(_ aspect: Double) -> Double { max(aspect / seen, seen / aspect) }
        guard let nearest = candidates.min(by: { distance($0) < distance($1) }),
            distance(nearest) < DocumentPlacement.Tuning.shapeTolerance
        else {
            return DocumentShape(aspect: seen)
        }
        return DocumentShape(aspect: nearest)
    }

    /// The outline of a document that fills a picture; nil when the picture has no document's proportion.
    static func ofWholeDocument(in picture: Image) -> Quadrilateral? {
        let aspect = Double(picture.width) / Double(picture.height)
        let isWhole = standardAspects.contains {
            max($0 / aspect, aspect / $0) < DocumentPlacement.Tuning.wholeTolerance
        }
        return isWhole
            ? Quadrilateral(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)) : nil
    }

    /// Returns the smallest rectangle of this shape that keeps every pixel of an outline's longest edges.
    func size(fitting outline: Quadrilateral) -> (width: Double, height: Double) {
        let width = max(
            outline.topLeft.distance(to: outline.topRight), outline.bottomLeft.distance(to: outline.bottomRight))
        let height = max(
            outline.topLeft.distance(to: outline.bottomLeft), outline.topRight.distance(to: outline.bottomRight))
        return width > height * aspect ? (width, width / aspect) : (height * aspect, height)
    }
}
