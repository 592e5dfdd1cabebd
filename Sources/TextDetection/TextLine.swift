public import Imaging

private typealias Tuning = TextLineDetector.Tuning

/// A line of text as it was seen, before anything of it is read.
public struct TextLine: Hashable, Sendable {
    /// The middle of its letters, from where reading starts to where it ends.
    public let curve: TextCurve
    /// The height of its capitals, in pixels.
    public let height: Double
    /// The share of it that looks like a line of a machine-readable zone, 0…1.
    public let zoneShare: Double
    /// True where it reads as in a mirror.
    public let isMirrored: Bool
    /// True where its letters are brighter than their ground.
    public let isBright: Bool

    /// Creates a line.
    public init(
        curve: TextCurve, height: Double, zoneShare: Double = 0, isMirrored: Bool = false, isBright: Bool = false
    ) {
        (self.curve, self.height, self.zoneShare) = (curve, height, zoneShare)
        (self.isMirrored, self.isBright) = (isMirrored, isBright)
    }

    /// The middle of the line, in pixels.
    public var middle: Point { curve.point(at: curve.length / 2) }

    /// Returns this line with another middle and other letters.
    package func with(curve: TextCurve, height: Double) -> TextLine {
        TextLine(curve: curve, height: height, zoneShare: zoneShare, isMirrored: isMirrored, isBright: isBright)
    }

    /// One line of its fragments, which is as high as the longest of them; nil without any.
    init?(joining fragments: [TextLine]) {
        guard let longest = fragments.max(by: { $0.curve.length < $1.curve.length }) else { return nil }
        guard fragments.count > 1 else {
            self = longest
            return
        }
        let points = fragments.flatMap { fragment in
            (0..<Tuning.samples).map {
                fragment.curve.point(at: Double($0) / Double(Tuning.samples - 1) * fragment.curve.length)
            }
        }
        guard
            let curve = TextCurve(
                through: points, along: longest.curve.direction, height: longest.height, cellSide: 0)
        else { return nil }
        self = longest.with(curve: curve, height: longest.height)
    }

    /// Returns the line where a transform moves it; nil when it has no length there.
    public func mapped(by transform: ProjectiveTransform) -> TextLine? {
        guard transform != .identity else { return self }
        let points = (0..<Tuning.samples).map {
            transform.applied(to: curve.point(at: Double($0) / Double(Tuning.samples - 1) * curve.length))
        }
        let across = curve.point(at: curve.length / 2, depth: height)
        let height = transform.applied(to: middle).distance(to: transform.applied(to: across))
        let (start, end) = (points[0], points[points.count - 1])
        let length = start.distance(to: end)
        guard length > 0, height > 0, height.isFinite, length.isFinite,
            let curve = TextCurve(
                through: points, along: Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length),
                height: height, cellSide: 0)
        else { return nil }
        return with(curve: curve, height: height)
    }

    /// True where it looks like a line of a machine-readable zone.
    public var isZone: Bool { zoneShare > 0.5 }
}

extension [TextLine] {
    /// The neighbours that are longest together; none where there is texture only.
    public var mostText: [TextLine] {
        func extent(_ group: [TextLine]) -> Double { group.reduce(0) { $0 + $1.curve.length } }
        let group = neighbourhoods(within: Tuning.textReach).max { extent($0) < extent($1) } ?? []
        return group.count >= Tuning.leastLines ? group : []
    }

    /// The lines in groups of neighbours.
    ///
    /// - Parameter distance: The largest distance between the middles of neighbours, in heights of the higher one.
    public func neighbourhoods(within distance: Double) -> [[TextLine]] {
        groups { $0.middle.distance(to: $1.middle) <= distance * Swift.max($0.height, $1.height) }
    }
}

extension Array {
    /// The elements in groups of neighbours, each from the last element that is in no other group on.
    func groups(of areNeighbours: (Element, Element) -> Bool) -> [[Element]] {
        var rest = self
        var groups: [[Element]] = []
        while let seed = rest.popLast() {
            var (group, next) = ([seed], 0)
            while next < group.count {
                let own = group[next]
                next += 1
                group += rest.filter { areNeighbours(own, $0) }
                rest.removeAll { areNeighbours(own, $0) }
            }
            groups.append(group)
        }
        return groups
    }
}
