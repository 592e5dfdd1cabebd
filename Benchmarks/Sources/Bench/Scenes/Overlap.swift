import Imaging

/// The agreement of a claimed outline with a document.
struct Overlap {
    /// The Jaccard index in the document's own plane, 0…1: the area that both cover, as a share of the area that either
    /// covers (SmartDoc 2015).
    let index: Double
    /// The largest distance of two corners, as a share of the document's perimeter in the picture (MIDV-500).
    let cornerError: Double

    /// A corner may be off by this share of the perimeter (MIDV-500).
    private static let cornerTolerance = 0.017

    /// True where every corner is near enough to the document's.
    var hasItsCorners: Bool { cornerError < Self.cornerTolerance }

    init(of claim: Quadrilateral, with truth: Quadrilateral) {
        // Proportions do not matter to an index of areas.
        let square = Quadrilateral(x: 0, y: 0, width: 1000, height: 1000)
        if let toPlane = ProjectiveTransform(mapping: truth, to: square) {
            let flat = toPlane.applied(to: claim).corners
            let common = Self.area(of: Self.clipped(flat, to: 1000))
            index = common / max(Self.area(of: flat) + 1e6 - common, 1)
        } else {
            index = 0
        }
        let corners = truth.corners
        let perimeter = (0..<4).reduce(0) { $0 + corners[$1].distance(to: corners[($1 + 1) % 4]) }
        let errors = (0..<4).map { turns in
            zip(claim.turned(quarterTurns: turns).corners, corners).map { $0.distance(to: $1) }.max() ?? .infinity
        }
        cornerError = (errors.min() ?? .infinity) / max(perimeter, 1)
    }

    private static func area(of corners: [Point]) -> Double {
        let doubled = corners.indices.reduce(0.0) { sum, index in
            let (here, next) = (corners[index], corners[(index + 1) % corners.count])
            return sum + here.x * next.y - next.x * here.y
        }
        return abs(doubled) / 2
    }

    /// The part of a polygon inside a square from the origin (Sutherland and Hodgman 1974).
    private static func clipped(_ polygon: [Point], to side: Double) -> [Point] {
        let distances: [(Point) -> Double] = [{ $0.x }, { side - $0.x }, { $0.y }, { side - $0.y }]
        return distances.reduce(polygon) { polygon, distance in
            polygon.indices.flatMap { index -> [Point] in
                let (here, next) = (polygon[index], polygon[(index + 1) % polygon.count])
                let (inside, nextInside) = (distance(here), distance(next))
                let kept = inside >= 0 ? [here] : []
                guard (inside >= 0) != (nextInside >= 0) else { return kept }
                let share = inside / (inside - nextInside)
                return kept + [Point(x: here.x + share * (next.x - here.x), y: here.y + share * (next.y - here.y))]
            }
        }
    }
}
