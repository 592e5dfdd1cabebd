import Imaging

/// The way in which a line runs.
struct Direction: Hashable {
    /// The parts of a vector of length 1, in pixels: `y` grows downwards.
    let x, y: Double

    /// To the right.
    static let right = Direction(x: 1, y: 0)

    /// Creates the direction of a vector; to the right, when that has no length.
    init(x: Double, y: Double) {
        let length = (x * x + y * y).squareRoot()
        (self.x, self.y) = length > 0 ? (x / length, y / length) : (1, 0)
    }

    /// The way from one point to another.
    init(from start: Point, to end: Point) { self.init(x: end.x - start.x, y: end.y - start.y) }

    /// The direction in which a line of text is read.
    init(along line: Quadrilateral) {
        self.init(
            x: line.topRight.x + line.bottomRight.x - line.topLeft.x - line.bottomLeft.x,
            y: line.topRight.y + line.bottomRight.y - line.topLeft.y - line.bottomLeft.y)
    }

    /// Returns where a point comes to lie when this direction is turned to the right.
    func turnedBack(_ point: Point) -> Point {
        Point(x: point.x * x + point.y * y, y: point.y * x - point.x * y)
    }

    /// Returns where a point comes to lie when the right is turned to this direction.
    func turned(_ point: Point) -> Point {
        Point(x: point.x * x - point.y * y, y: point.x * y + point.y * x)
    }

    /// True where print runs the other way, which is from left to right, or up. Print that stands on its head is found
    /// out by reading it.
    var isBackwards: Bool {
        let upright = TextStripFinder.Tuning.upright
        return x < -upright || (x <= upright && y > 0)
    }

    /// The other way.
    var reversed: Direction { Direction(x: -x, y: -y) }

    /// The cosine of the angle to another direction.
    func cosine(to other: Direction) -> Double { x * other.x + y * other.y }
}
