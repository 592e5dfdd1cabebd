import Imaging

/// A matrix as PDF has it (ISO 32000-1, 8.3.4): x' = a·x + c·y + e, y' = b·x + d·y + f.
struct AffineTransform: Hashable, Sendable {
    var a = 1.0, b = 0.0, c = 0.0, d = 1.0, e = 0.0, f = 0.0

    static let identity = AffineTransform()

    init() {}

    init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// A matrix of six numbers; nil for another count.
    init?(_ numbers: [Double]) {
        guard numbers.count == 6 else { return nil }
        self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }

    /// This one first, then another.
    func followed(by next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a * next.a + b * next.c, a * next.b + b * next.d, c * next.a + d * next.c, c * next.b + d * next.d,
            e * next.a + f * next.c + next.e, e * next.b + f * next.d + next.f)
    }

    func applied(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
    }

    /// The way back; it exists unless ``determinant`` is 0.
    var inverted: AffineTransform {
        AffineTransform(
            d / determinant, -b / determinant, -c / determinant, a / determinant,
            (c * f - d * e) / determinant, (b * e - a * f) / determinant)
    }

    /// The height of something that is 1 high.
    var heightScale: Double { (c * c + d * d).squareRoot() }

    /// The factor by which it enlarges areas; less than 0 when it mirrors.
    var determinant: Double { a * d - b * c }

    /// The largest turn besides right angles, as a part of the sides.
    private static let mostSkew = 0.01

    /// True where it turns by right angles only.
    var isStraight: Bool {
        let (straight, across) = (max(abs(a), abs(d)), max(abs(b), abs(c)))
        return min(straight, across) <= Self.mostSkew * max(straight, across)
    }

    /// True where its numbers can be calculated with.
    var isUsable: Bool { [a, b, c, d, e, f].allSatisfy { $0.isFinite && abs($0) < 1e9 } }
}
