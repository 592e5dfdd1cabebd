import Imaging

extension Quadrilateral {
    /// Outlines whose proportions are off by less than this factor are those of the document, seen at an angle.
    private static let tolerance = 1.08
    /// A side is that many times as long as what was seen of it, at most.
    private static let most = 2.6

    /// Returns the outlines that a document of a size may have if one of the four edges of this outline is wrong.
    ///
    /// This outline is then a part of the document, or the document is a part of this outline. The wrong edge may be
    /// that of a portrait or of a second document.
    ///
    /// - Parameter size: The size, in millimetres.
    /// - Returns: Outlines with three of the four edges; none if this has the proportions of the document.
    func completed(to size: TemplateSize) -> [Quadrilateral] {
        let aspect = meanWidth / max(meanHeight, 1), wanted = size.width / size.height
        let factor = max(aspect / wanted, wanted / aspect)
        guard factor > Self.tolerance, factor < Self.most else { return [] }
        let isNarrow = aspect < wanted
        // As shares of this outline's own sides.
        let longer = isNarrow ? (width: factor, height: 1.0) : (width: 1, height: factor)
        let shorter = isNarrow ? (width: 1, height: 1 / factor) : (width: 1 / factor, height: 1)
        guard let toImage = ProjectiveTransform(mapping: .unit, to: self)
        else {
            return []
        }
        let parts = [longer, shorter].flatMap { share in
            [(0, 0), (1 - share.width, 1 - share.height)].map { x, y in
                Quadrilateral(x: x, y: y, width: share.width, height: share.height)
            }
        }
        return parts.map(toImage.applied(to:)).filter(\.isConvex)
    }
}
