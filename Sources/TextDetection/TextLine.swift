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
        self.init(
            curve: curve, height: longest.height, zoneShare: longest.zoneShare, isMirrored: longest.isMirrored,
            isBright: longest.isBright)
    }

    /// Returns the line where a transform moves it; nil when it has no length there.
    public func mapped(by transform: ProjectiveTransform) -> TextLine? {
        guard transform != .identity else { return self }
        let points = (0..<Tuning.samples).map {
            transform.applied(to: curve.point(at: Double($0) / Double(Tuning.samples - 1) * curve.length))
        }
        let middle = curve.point(at: curve.length / 2)
        let across = curve.point(at: curve.length / 2, depth: height)
        let height = transform.applied(to: middle).distance(to: transform.applied(to: across))
        let (start, end) = (points[0], points[points.count - 1])
        let length = start.distance(to: end)
        guard length > 0, height > 0, height.isFinite, length.isFinite,
            let curve = TextCurve(
                through: points, along: Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length),
                height: height, cellSide: 0)
        else { return nil }
        return TextLine(
            curve: curve, height: height, zoneShare: zoneShare, isMirrored: isMirrored, isBright: isBright)
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
        var rest = self
        var groups: [[TextLine]] = []
        while let seed = rest.popLast() {
            var (group, next) = ([seed], 0)
            while next < group.count {
                let line = group[next]
                next += 1
                let isNear = { (other: TextLine) in
                    line.middle.distance(to: other.middle) <= distance * Swift.max(line.height, other.height)
                }
                group += rest.filter(isNear)
                rest.removeAll(where: isNear)
            }
            groups.append(group)
        }
        return groups
    }
}
