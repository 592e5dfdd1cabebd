/// A position in an image, in pixels.
///
/// The origin is the outer corner of the top-left pixel, whose centre is at (0.5, 0.5); `x` grows to the right and
/// `y` downwards.
public struct Point: Hashable, Sendable, Codable {
    /// The distance to the right, in pixels.
    public var x: Double
    /// The distance downwards, in pixels.
    public var y: Double

    /// Creates a point from its coordinates, in pixels.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns the distance to another point, in pixels.
    public func distance(to other: Point) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Returns the point on the way to another.
    ///
    /// - Parameter share: The share of the way from this one, 0, to the other, 1, or beyond.
    package func towards(_ other: Point, _ share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
