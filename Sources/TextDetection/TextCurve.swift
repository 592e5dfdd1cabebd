public import Imaging

/// The middle of a line of text: a smooth curve in an image, from where reading starts to where it ends.
///
/// The curve is a function over a straight axis, so a line may bend, but it does not turn back.
public struct TextCurve: Hashable, Sendable {
    /// The beginning of the axis, in pixels.
    let origin: Point
    /// The direction of the axis, a unit vector: that in which the line is read on the whole.
    let direction: Point
    /// The length of the axis, in pixels; more than 0.
    public let length: Double
    /// The depth of the line below its axis, in pixels: the coefficients of the Legendre polynomials from -1, at the
    /// beginning, to 1, at the end.
    let coefficients: [Double]
}

extension TextCurve {
    /// Creates a straight curve.
    ///
    /// - Parameters:
    ///   - start: The point where reading starts, in pixels.
    ///   - end: The point where it ends, in pixels; elsewhere.
    public init(from start: Point, to end: Point) {
        let length = max(start.distance(to: end), .leastNonzeroMagnitude)
        self.init(
            origin: start, direction: Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length),
            length: length, coefficients: [])
    }

    /// The point where reading starts, in pixels.
    public var start: Point { point(at: 0) }
    /// The point where reading ends, in pixels.
    public var end: Point { point(at: length) }

    /// Returns a point of the curve, or beside it.
    ///
    /// - Parameters:
    ///   - distance: The distance along the axis, in pixels; beyond the ends the curve goes on straight.
    ///   - depth: The depth below the curve, square to its axis, in pixels.
    public func point(at distance: Double, depth: Double = 0) -> Point {
        let fall = fall(at: distance) + depth
        return Point(
            x: origin.x + distance * direction.x - fall * direction.y,
            y: origin.y + distance * direction.y + fall * direction.x)
    }

    /// The depth of the curve below its axis, in pixels.
    private func fall(at distance: Double) -> Double {
        let inside = min(max(distance, 0), length)
        let value = Legendre.value(of: coefficients, at: 2 * inside / length - 1)
        guard inside != distance, !coefficients.isEmpty else { return value }
        let step = length / 50
        let inner = Legendre.value(of: coefficients, at: 2 * (inside == 0 ? step : length - step) / length - 1)
        return value + (value - inner) / step * abs(distance - inside)
    }

    /// The largest distance of the curve from the straight line between its ends, in pixels.
    public var sag: Double {
        let (first, last) = (fall(at: 0), fall(at: length))
        return (0...16).map { step in
            let share = Double(step) / 16
            return abs(fall(at: share * length) - first - share * (last - first))
        }.reduce(0, max)
    }

    /// Returns the curve in an image that is larger by a factor.
    func scaled(by factor: Double) -> TextCurve {
        TextCurve(
            origin: Point(x: origin.x * factor, y: origin.y * factor), direction: direction, length: length * factor,
            coefficients: coefficients.map { $0 * factor })
    }
}

/// Legendre polynomials, which are easier to fit than powers.
enum Legendre {
    /// Returns the value of a sum of polynomials of the degrees 0, 1, …, at -1…1.
    static func value(of coefficients: [Double], at x: Double) -> Double {
        zip(coefficients, values(upTo: coefficients.count, at: x)).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// Returns the values of the first polynomials at -1…1.
    static func values(upTo count: Int, at x: Double) -> [Double] {
        var values: [Double] = []
        for degree in 0..<count {
            let n = Double(degree)
            switch degree {
            case 0: values.append(1)
            case 1: values.append(x)
            default: values.append(((2 * n - 1) * x * values[degree - 1] - (n - 1) * values[degree - 2]) / n)
            }
        }
        return values
    }
}
