import Imaging

/// The place of something, as results encode it: its corners, and the photograph that shows it if there are several.
struct PlacedCorners: Hashable, Codable {
    let topLeft, topRight, bottomRight, bottomLeft: Point
    /// The number of the photograph, from 0; nil when there is one only.
    let image: Int?

    /// Makes the corners of an outline, to a tenth of a pixel; nil when there is none.
    init?(_ outline: Quadrilateral?, image: Int?) {
        guard let outline = outline?.encoded else { return nil }
        (topLeft, topRight) = (outline.topLeft, outline.topRight)
        (bottomRight, bottomLeft) = (outline.bottomRight, outline.bottomLeft)
        self.image = image
    }

    var outline: Quadrilateral {
        Quadrilateral(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
    }
}
