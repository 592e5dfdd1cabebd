import Drawing
public import ImageProcessing
public import Imaging

/// Bends a picture that was taken: as a page that does not lie flat, or as a lens does.
public struct PictureBend: Hashable, Sendable {
    /// The kind of a bend.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The middle of the lines is lower than both ends.
        case arc
        /// One half of the lines sags, the other rises.
        case s
        /// The page was folded, a little to the right of the middle.
        case crease
        /// The page rises to the spine of its book, at the left.
        case spine
        /// Two opposite corners of the page are lifted.
        case twist
        /// A near lens shrinks things far from the middle of the picture.
        case barrel
    }

    /// The kind of bend.
    public let kind: Kind
    /// The distance to which lines leave their places, as a share of the width. For a barrel, the growth of the scale
    /// from the middle of the picture to its left and right edge.
    public let amount: Double

    /// Creates a bend.
    public init(_ kind: Kind, amount: Double) {
        self.kind = kind
        self.amount = amount
    }

    /// Returns a picture bent; beyond its border it shows the border.
    ///
    /// - Parameter image: A picture in which a document fills most of the width.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func bent(_ image: Image) throws(ImageProcessingError) -> Image {
        let (width, height) = (Double(image.width), Double(image.height))
        return try image.remapped(width: image.width, height: image.height) {
            source(of: $0, width: width, height: height)
        }
    }

    /// The largest number of steps from a place to its bent place, and the size of the smallest step, in pixels.
    private static let mostSteps = 60, smallestStep = 0.001

    /// Returns where a place of the flat picture is in the bent one, both in pixels.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - width: The width of the picture, in pixels.
    ///   - height: Its height.
    public func bent(_ place: Point, width: Double, height: Double) -> Point {
        var seen = place
        for _ in 0..<Self.mostSteps {
            let flat = source(of: seen, width: width, height: height)
            seen = Point(x: seen.x + place.x - flat.x, y: seen.y + place.y - flat.y)
            if flat.distance(to: place) < Self.smallestStep { break }
        }
        return seen
    }

    /// Returns the middle of a printed line in the bent picture, as points at even distances on the flat one.
    ///
    /// - Parameters:
    ///   - line: The line in the flat picture, in pixels, from where reading starts.
    ///   - count: The number of points; 2 or more.
    ///   - width: The width of the picture, in pixels.
    ///   - height: Its height.
    public func curve(of line: Quadrilateral, count: Int, width: Double, height: Double) -> [Point] {
        (0..<count).map { index in
            let share = Double(index) / Double(count - 1)
            let (left, right) = (
                Self.between(line.topLeft, line.bottomLeft, 0.5), Self.between(line.topRight, line.bottomRight, 0.5)
            )
            return bent(Self.between(left, right, share), width: width, height: height)
        }
    }

    private static func between(_ from: Point, _ to: Point, _ share: Double) -> Point {
        Point(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
    }

    /// The place of the crease, from -1 at the left edge to 1 at the right one.
    private static let fold = 0.1
    /// The steepness of a page from the spine down: at a fifth of the width, 1/e of its rise is left.
    private static let slope = 5.0

    /// The place in the flat picture of a thing that is seen at a place.
    private func source(of place: Point, width: Double, height: Double) -> Point {
        let (u, v) = (2 * place.x / width - 1, (2 * place.y - height) / width)
        func lower(by share: Double) -> Point { Point(x: place.x, y: place.y + amount * width * share) }
        switch kind {
        case .arc: return lower(by: u * u - 1 / 3)
        case .s: return lower(by: Angle.radians(.pi * u).sine)
        case .crease: return lower(by: abs(u - Self.fold) - 0.5)
        case .spine: return lower(by: exponential(-Self.slope * place.x / width))
        case .twist: return lower(by: u * v)
        case .barrel:
            let growth = 1 + amount * (u * u + v * v)
            return Point(x: (u * growth + 1) * width / 2, y: (v * growth * width + height) / 2)
        }
    }
}
