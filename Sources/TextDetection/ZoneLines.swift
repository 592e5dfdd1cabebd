import Imaging

extension [TextLine] {
    /// The lines that may be those of one machine-readable zone, each in its fragments: neighbours that run alike.
    ///
    /// - Returns: The zones, the one of most text first; each with its lines from top to bottom.
    public var zones: [[[TextLine]]] {
        let printed = filter { $0.zoneShare >= ZoneLines.leastShare }.fragments(within: ZoneLines.largestGap)
        var rest = printed
        var zones: [[[TextLine]]] = []
        while let seed = rest.indices.max(by: { rest[$0].extent < rest[$1].extent }) {
            var zone = [rest.remove(at: seed)]
            while let next = rest.firstIndex(where: { line in zone.contains { ZoneLines.areNeighbours($0, line) } }) {
                zone.append(rest.remove(at: next))
            }
            zones.append(zone.sorted { ZoneLines.isAbove($0, $1) })
        }
        return zones.filter { $0.map(\.extent).reduce(0, Swift.max) >= ZoneLines.shortest }
    }

    /// The lines, fragments that are no farther apart than some heights made one.
    public func joined(within gap: Double) -> [TextLine] {
        fragments(within: gap).compactMap { TextLine(joining: $0) }
    }

    /// The lines, fragments of the same printed line together.
    ///
    /// - Parameter gap: How far fragments of a line are apart at most, in heights of capitals.
    private func fragments(within gap: Double) -> [[TextLine]] {
        var lines: [[TextLine]] = []
        for fragment in sorted(by: { $0.curve.length > $1.curve.length }) {
            if let same = lines.firstIndex(where: {
                $0.contains { ZoneLines.isContinued($0, by: fragment, within: gap) }
            }) {
                lines[same].append(fragment)
            } else {
                lines.append([fragment])
            }
        }
        return lines
    }

    /// How long the fragments of a line are together, in heights of their letters.
    fileprivate var extent: Double { reduce(0) { $0 + $1.curve.length / $1.height } }
}

/// What tells the lines of a zone from other text (Doc 9303-3, 4: capitals of 2.4 mm, lines 4.2 or 6.35 mm apart).
private enum ZoneLines {
    /// A line of a zone looks like one in this share of its length.
    static let leastShare = 0.3
    /// A zone with a line shorter than this, in heights, is no zone: 30 characters are as long as 31 heights.
    static let shortest = 12.0
    /// How far apart the middles of neighbouring lines are, in heights of capitals.
    private static let distances = 1.2...3.8
    /// How much of the shorter of two neighbours lies beside the other.
    private static let leastOverlap = 0.4
    /// How far fragments of a line may be apart, in heights of capitals.
    static let largestGap = 9.0
    /// How much the directions of neighbours may differ: the cosine.
    private static let leastCosine = 0.94
    /// How much the heights of neighbours may differ, as a factor.
    static let mostHigher = 1.6
    /// Fragments that are shorter than this, in heights, do not tell how they run.
    static let shortLength = 3.0

    static func areNeighbours(_ line: [TextLine], _ other: [TextLine]) -> Bool {
        line.contains { fragment in
            other.contains { otherFragment in
                guard alike(fragment, otherFragment) else { return false }
                let (long, short) =
                    fragment.curve.length >= otherFragment.curve.length
                    ? (fragment, otherFragment) : (otherFragment, fragment)
                let (first, last) = (long.place(of: short.curve.start), long.place(of: short.curve.end))
                let common = min(last.along, long.curve.length) - max(first.along, 0)
                guard common >= leastOverlap * short.curve.length else { return false }
                let middle = long.place(of: short.curve.point(at: short.curve.length / 2))
                return distances.contains(abs(middle.depth) / long.height)
            }
        }
    }

    static func isContinued(_ line: TextLine, by other: TextLine, within largestGap: Double) -> Bool {
        guard other.isShort || alike(line, other), line.isAsHigh(as: other) else { return false }
        // A short fragment does not tell how it runs.
        let (ahead, half) = (line.curve.direction, other.curve.length / 2)
        let ends = [-half, half].map { along in
            other.isShort
                ? Point(x: other.middle.x + along * ahead.x, y: other.middle.y + along * ahead.y)
                : along < 0 ? other.curve.start : other.curve.end
        }
        let (start, end) = (line.place(of: ends[0]), line.place(of: ends[1]))
        let gap = start.along > line.curve.length ? start.along - line.curve.length : -end.along
        let near = start.along > line.curve.length ? start : end
        return (-0.5 * line.height...largestGap * line.height).contains(gap) && abs(near.depth) < 0.6 * line.height
    }

    static func isAbove(_ line: [TextLine], _ other: [TextLine]) -> Bool {
        guard let reference = line.first, let second = other.first else { return false }
        return reference.place(of: second.curve.point(at: second.curve.length / 2)).depth > 0
    }

    private static func alike(_ line: TextLine, _ other: TextLine) -> Bool {
        let (d, e) = (line.curve.direction, other.curve.direction)
        return line.isAsHigh(as: other) && d.x * e.x + d.y * e.y >= leastCosine && line.isMirrored == other.isMirrored
    }
}

extension TextLine {
    /// Whether its letters are about as high as those of another line.
    fileprivate func isAsHigh(as other: TextLine) -> Bool {
        max(height / other.height, other.height / height) <= ZoneLines.mostHigher
    }

    /// Whether it is so short that it does not tell how it runs.
    fileprivate var isShort: Bool { curve.length < ZoneLines.shortLength * height }

    /// Where a point lies beside the line: how far along its axis and how far below its curve, in pixels.
    fileprivate func place(of point: Point) -> (along: Double, depth: Double) {
        let (dx, dy) = (point.x - curve.origin.x, point.y - curve.origin.y)
        let along = dx * curve.direction.x + dy * curve.direction.y
        let onCurve = curve.point(at: along)
        let across = (point.y - onCurve.y) * curve.direction.x - (point.x - onCurve.x) * curve.direction.y
        return (along, across)
    }
}
