/// Four corners in reading order: the outline of a document, a line of text or a character, seen in perspective.
///
/// "Top left" is the corner where reading starts, wherever it lies in the image.
public struct Quadrilateral: Hashable, Sendable, Codable {
    public var topLeft: Point
    public var topRight: Point
    public var bottomRight: Point
    public var bottomLeft: Point

    /// Creates a quadrilateral from its corners, clockwise from the one where reading starts.
    public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates an upright rectangle.
    ///
    /// - Parameters:
    ///   - x: The left edge, in pixels.
    ///   - y: The top edge, in pixels.
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
            topLeft: Point(x: x, y: y), topRight: Point(x: x + width, y: y),
            bottomRight: Point(x: x + width, y: y + height), bottomLeft: Point(x: x, y: y + height))
    }

    /// The square from 0 to 1.
    package static let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)

    /// The corners, clockwise from the top left.
    public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The centre of the corners.
    public var centre: Point {
        Point(
            x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
            y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4)
    }

    /// The enclosed area, in square pixels; negative when the corners run counterclockwise on screen.
    public var signedArea: Double {
        let corners = self.corners
        var doubled = 0.0
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            doubled += corner.x * next.y - next.x * corner.y
        }
        return doubled / 2
    }

    /// The mean of the upper and the lower edge, in pixels.
    public var meanWidth: Double { (topLeft.distance(to: topRight) + bottomLeft.distance(to: bottomRight)) / 2 }

    /// The mean of the left and the right edge, in pixels.
    public var meanHeight: Double { (topLeft.distance(to: bottomLeft) + topRight.distance(to: bottomRight)) / 2 }

    /// True where every corner turns clockwise: the outline does not cross itself and has no dent.
    public var isConvex: Bool {
        let corners = self.corners
        return corners.indices.allSatisfy { index in
            let (a, b, c) = (corners[index], corners[(index + 1) % 4], corners[(index + 2) % 4])
            return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0
        }
    }

    /// The enclosed area, in square pixels.
    public var area: Double { abs(signedArea) }

    /// True if a point lies inside this outline or on it; the outline must be convex.
    public func contains(_ point: Point) -> Bool {
        let corners = self.corners
        let sides = corners.indices.map { index in
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
        }
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }

    /// Returns the same outline, read in the direction in which another is read.
    ///
    /// - Parameter text: Something in the outline whose upper edge runs from left to right.
    public func turned(toRead text: Quadrilateral) -> Quadrilateral {
        let (x, y) = (text.topRight.x - text.topLeft.x, text.topRight.y - text.topLeft.y)
        func alignment(_ outline: Quadrilateral) -> Double {
            let upper = (outline.topRight.x - outline.topLeft.x, outline.topRight.y - outline.topLeft.y)
            return (upper.0 * x + upper.1 * y) / max(outline.topLeft.distance(to: outline.topRight), 1)
        }
        let turns = (0..<4).map { turned(quarterTurns: $0) }
        return turns.max { alignment($0) < alignment($1) } ?? self
    }

    /// Returns the same outline read from another corner.
    ///
    /// - Parameter quarterTurns: The number of corners to go on, clockwise: 2 reads the document upside down.
    public func turned(quarterTurns: Int) -> Quadrilateral {
        let corners = self.corners
        func corner(_ index: Int) -> Point { corners[(index + quarterTurns % 4 + 4) % 4] }
        return Quadrilateral(
            topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
    }

    /// Returns the part between two fractions of the way from the left to the right side.
    package func part(_ extent: ClosedRange<Double>) -> Quadrilateral {
        Quadrilateral(
            topLeft: topLeft.towards(topRight, extent.lowerBound),
            topRight: topLeft.towards(topRight, extent.upperBound),
            bottomRight: bottomLeft.towards(bottomRight, extent.upperBound),
            bottomLeft: bottomLeft.towards(bottomRight, extent.lowerBound))
    }

    /// Returns this outline with every corner mapped.
    public func mapped(_ transform: (Point) -> Point) -> Quadrilateral {
        Quadrilateral(
            topLeft: transform(topLeft), topRight: transform(topRight),
            bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
    }
}
