public import ImageProcessing
public import Imaging

private typealias Tuning = TextLineDetector.Tuning

/// Lines of text that share a bend, and their look when it is taken away.
public struct BentStrip: Hashable, Sendable {
    /// The bend: the middle of the lines, from where the first of them begins to where the last one ends.
    let curve: TextCurve
    /// The depth of each line below the bend, in pixels of the photograph.
    private let lineDepths: [Double]
    /// The height of capitals, in pixels of the photograph.
    private let height: Double
    /// The reach of the picture above and below the bend, in pixels of the photograph.
    private let depths: ClosedRange<Double>
    /// The reach beyond the ends of the bend, in pixels of the photograph.
    private let margin: Double
    /// The number of pixels of the flat picture for one of the photograph.
    private let scale: Double
    /// True where the letters are brighter than their ground.
    public let isBright: Bool

    /// Creates a strip from its lines.
    ///
    /// - Parameters:
    ///   - lines: At least one line; fragments of one line are in one array. All are read in about the same direction.
    /// - Returns: Nil when they determine no curve.
    public init?(_ lines: [[TextLine]]) {
        guard let shared = SharedBend(of: lines.map { $0.map(\.curve) }) else { return nil }
        let heights = lines.flatMap { $0 }.map(\.height).sorted()
        height = heights[heights.count / 2]
        curve = shared.curve
        lineDepths = shared.depths
        let (least, most) = (lineDepths.min() ?? 0, lineDepths.max() ?? 0)
        depths = least - Tuning.sky * height...most + Tuning.sky * height
        margin = Tuning.air * height
        let wanted = min(max(height, Tuning.flatHeights.lowerBound), Tuning.flatHeights.upperBound) / height
        let area = (shared.curve.length + 2 * margin) * (depths.upperBound - depths.lowerBound)
        scale = min(wanted, (Tuning.mostPixels / max(area, 1)).squareRoot())
        let fragments = lines.flatMap { $0 }
        isBright = 2 * fragments.count(where: \.isBright) > fragments.count
    }

    /// The largest distance of a line from a straight one, in pixels of the photograph.
    public var sag: Double { curve.sag }

    /// True where nothing is to be taken away: the lines are straight, and darker than their ground.
    public var isFlat: Bool { sag < Tuning.leastSag * height && !isBright }

    /// The lines in the flat picture, about.
    public var lines: [TextLine] {
        let (start, end) = (margin * scale, (margin + curve.length) * scale)
        return lineDepths.map { depth in
            let y = (depth - depths.lowerBound) * scale
            return TextLine(
                curve: TextCurve(from: Point(x: start, y: y), to: Point(x: end, y: y)), height: height * scale)
        }
    }

    /// Returns where a point of the flat picture is in the photograph.
    public func inPhotograph(_ point: Point) -> Point {
        curve.point(at: point.x / scale - margin, depth: depths.lowerBound + point.y / scale)
    }

    /// Returns where an outline in the flat picture is in the photograph.
    public func inPhotograph(_ outline: Quadrilateral) -> Quadrilateral { outline.mapped(inPhotograph) }

    /// Returns the flat picture: dark letters on a bright ground.
    ///
    /// - Parameter photograph: The photograph.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation.
    public func flattened(_ photograph: Image) throws(ImageProcessingError) -> Image {
        let flat = try photograph.remapped(
            width: max(1, Int(((curve.length + 2 * margin) * scale).rounded())),
            height: max(1, Int(((depths.upperBound - depths.lowerBound) * scale).rounded())), from: inPhotograph)
        return isBright ? flat.inverted() : flat
    }
}

/// The bend that several lines of one page have.
private struct SharedBend {
    let curve: TextCurve
    /// The depth of each line below the bend, in pixels.
    let depths: [Double]

    init?(of lines: [[TextCurve]]) {
        guard let direction = Self.direction(of: lines.flatMap { $0 }) else { return nil }
        let points = Self.points(of: lines, along: direction)
        guard let first = points.map(\.along).min(), let last = points.map(\.along).max(), last > first else {
            return nil
        }
        let middle = points.reduce(0) { $0 + $1.across } / Double(points.count)
        let degrees = TextCurve.mostDegrees
        // Unknown are the bend of all lines, its constant left out, and where each of them runs and leans.
        let rows = points.map { point -> [Double] in
            let values = Legendre.values(upTo: degrees + 1, at: 2 * (point.along - first) / (last - first) - 1)
            var own = [Double](repeating: 0, count: 2 * lines.count)
            own[2 * point.line] = 1
            own[2 * point.line + 1] = values[1]
            return own + values[2...]
        }
        guard
            let solution = LeastSquares.solution(
                rows: rows, values: points.map { $0.across - middle }, stiffness: Tuning.bendStiffness)
        else { return nil }
        let constants = lines.indices.map { solution[2 * $0] }
        let slope = lines.indices.reduce(0) { $0 + solution[2 * $1 + 1] } / Double(lines.count)
        curve = TextCurve(
            origin: Point(
                x: first * direction.x - middle * direction.y, y: first * direction.y + middle * direction.x),
            direction: direction, length: last - first,
            coefficients: [0, slope] + solution[(2 * lines.count)...])
        depths = constants
    }

    /// The mean direction of some curves, of length 1; nil when they lead nowhere.
    private static func direction(of curves: [TextCurve]) -> Point? {
        let (x, y) = curves.reduce((0.0, 0.0)) { ($0.0 + ($1.end.x - $1.start.x), $0.1 + ($1.end.y - $1.start.y)) }
        let norm = (x * x + y * y).squareRoot()
        return norm > 0 ? Point(x: x / norm, y: y / norm) : nil
    }

    /// Points of the fragments of each line, as many of each, along a direction and across it.
    private static func points(
        of lines: [[TextCurve]], along direction: Point
    ) -> [(line: Int, along: Double, across: Double)] {
        lines.enumerated().flatMap { line, fragments in
            fragments.flatMap { curve in
                (0..<Tuning.bendSamples).map { step in
                    let point = curve.point(at: (Double(step) + 0.5) / Double(Tuning.bendSamples) * curve.length)
                    return (
                        line, point.x * direction.x + point.y * direction.y,
                        point.y * direction.x - point.x * direction.y
                    )
                }
            }
        }
    }
}
