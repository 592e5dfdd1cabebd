/// A map of the plane that keeps straight lines straight: the map from a flat card to its picture.
///
/// A 3×3 matrix in row-major order, applied to (x, y, 1) and divided by the third coordinate.
public struct ProjectiveTransform: Hashable, Sendable {
    /// The nine coefficients, row by row.
    public let coefficients: [Double]

    /// The map that leaves every point where it is.
    public static let identity = ProjectiveTransform(coefficients: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    /// Creates a transform from its matrix, row by row.
    ///
    /// - Precondition: There are nine coefficients.
    public init(coefficients: [Double]) {
        precondition(coefficients.count == 9, "a projective transform has nine coefficients")
        self.coefficients = coefficients
    }

    /// Creates the transform that carries the corners of one quadrilateral to those of another.
    ///
    /// Nil when three corners of either lie on one line, so that no such transform exists.
    public init?(mapping source: Quadrilateral, to target: Quadrilateral) {
        guard let fromSource = Self.fromUnitSquare(to: source)?.inverse,
            let toTarget = Self.fromUnitSquare(to: target)
        else { return nil }
        self = fromSource.concatenating(toTarget)
    }

    /// The transform that undoes this one; nil when this one flattens the plane to a line or a point.
    public var inverse: ProjectiveTransform? {
        let m = coefficients
        let adjugate = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
        let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        return ProjectiveTransform(coefficients: adjugate.map { $0 / determinant })
    }

    /// Returns the image of a point.
    public func applied(to point: Point) -> Point {
        let m = coefficients
        let w = m[6] * point.x + m[7] * point.y + m[8]
        return Point(
            x: (m[0] * point.x + m[1] * point.y + m[2]) / w, y: (m[3] * point.x + m[4] * point.y + m[5]) / w)
    }

    /// Returns the image of a quadrilateral.
    public func applied(to quadrilateral: Quadrilateral) -> Quadrilateral {
        quadrilateral.mapped { applied(to: $0) }
    }

    /// Returns the transform that does this one first and then another.
    public func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
        let (a, b) = (next.coefficients, coefficients)
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                product[row * 3 + column] = (0..<3).reduce(0) { $0 + a[row * 3 + $1] * b[$1 * 3 + column] }
            }
        }
        return ProjectiveTransform(coefficients: product)
    }

    /// The transform of the unit square's corners to a quadrilateral's (Heckbert 1989, 2.2.3).
    private static func fromUnitSquare(to target: Quadrilateral) -> ProjectiveTransform? {
        let (p0, p1, p2, p3) = (target.topLeft, target.topRight, target.bottomRight, target.bottomLeft)
        let (dx1, dx2, dx3) = (p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x)
        let (dy1, dy2, dy3) = (p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y)
        let denominator = dx1 * dy2 - dx2 * dy1
        guard abs(denominator) > 1e-9 else { return nil }
        let g = (dx3 * dy2 - dx2 * dy3) / denominator
        let h = (dx1 * dy3 - dx3 * dy1) / denominator
        return ProjectiveTransform(coefficients: [
            p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x,
            p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y,
            g, h, 1,
        ])
    }
}
