import Imaging

/// The place of a piece of text on a page: a parallelogram, in the page's points, whose `y` grows upwards.
///
/// For a piece that is seen in perspective it is the parallelogram whose corners are nearest to the piece's own.
struct PlacedText {
    /// The corner where the base line would begin if letters had no descenders, at the left end of the piece.
    private let corner: Point
    /// Along the text, to its right end, and across it, to its upper end.
    private let along, across: Point

    /// The length of the piece, in points.
    var length: Double { along.magnitude }
    /// The height of the piece, in points.
    var height: Double { across.magnitude }

    /// Places a piece; nil when it has no area.
    init?(_ corners: Quadrilateral) {
        let (left, right) = (corners.topLeft - corners.bottomLeft, corners.topRight - corners.bottomRight)
        let (upper, lower) = (corners.topRight - corners.topLeft, corners.bottomRight - corners.bottomLeft)
        along = Point(x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2)
        across = Point(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2)
        let centre = corners.centre
        corner = Point(x: centre.x - (along.x + across.x) / 2, y: centre.y - (along.y + across.y) / 2)
        let area = abs(along.x * across.y - along.y * across.x)
        guard area.isFinite, area > Self.leastArea, length < Self.most, height < Self.most else { return nil }
    }

    /// In square points, and in points: a smaller or larger piece is no text.
    private static let leastArea = 1e-4, most = 20_000.0

    /// The text matrix of text as large as this piece is high (ISO 32000-1, 9.4.4).
    ///
    /// - Parameter isMirrored: True where the text begins at the right end: it is mirrored then, so that it runs to the left.
    func matrix(isMirrored: Bool) -> [Double] {
        let (x, y) = (along.scaled(by: (isMirrored ? -1 : 1) / length), across.scaled(by: 1 / height))
        let start = isMirrored ? Point(x: corner.x + along.x, y: corner.y + along.y) : corner
        return [
            x.x, x.y, y.x, y.y, start.x + LayerFont.descent * across.x, start.y + LayerFont.descent * across.y,
        ]
    }

    /// The percentage to which the letters are stretched so that so many fill the piece.
    func stretch(of count: Int) -> Double {
        100 * length / (LayerFont.advance * height * Double(max(1, count)))
    }
}

extension Point {
    fileprivate static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

    fileprivate var magnitude: Double { (x * x + y * y).squareRoot() }

    fileprivate func scaled(by factor: Double) -> Point { Point(x: factor * x, y: factor * y) }
}
