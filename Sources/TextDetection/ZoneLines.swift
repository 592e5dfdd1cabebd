import Imaging

private typealias Tuning = TextLineDetector.Tuning

extension [TextLine] {
    /// The lines that may belong to one machine-readable zone, each in its fragments: neighbours that run alike.
    ///
    /// - Returns: The zones, the one of most text first; each with its lines from top to bottom.
    public var zones: [[[TextLine]]] {
        filter { $0.zoneShare >= Tuning.leastZoneShare }.fragments(within: Tuning.largestGap)
            .sorted { $0.extent < $1.extent }.groups(of: ZoneLines.areNeighbours)
            .filter { $0[0].extent >= Tuning.shortestZone }
            .map { $0.sorted(by: ZoneLines.isAbove) }
    }

    /// The lines, fragments that are no farther apart than some heights made one.
    public func joined(within gap: Double) -> [TextLine] {
        fragments(within: gap).compactMap { TextLine(joining: $0) }
    }

    /// The lines, fragments of the same printed line together.
    ///
    /// - Parameter gap: The largest gap between fragments of a line, in heights of capitals.
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

    /// The length of all fragments of a line together, in heights of their letters.
    fileprivate var extent: Double { reduce(0) { $0 + $1.curve.length / $1.height } }
}

/// The features that tell the lines of a zone from other text (Doc 9303-3, 4: capitals of 2.4 mm, lines 4.2 or 6.35 mm apart).
private enum ZoneLines {
    static func areNeighbours(_ line: [TextLine], _ other: [TextLine]) -> Bool {
        line.contains { fragment in
            other.contains { otherFragment in
                guard alike(fragment, otherFragment) else { return false }
                let (long, short) =
                    fragment.curve.length >= otherFragment.curve.length
                    ? (fragment, otherFragment) : (otherFragment, fragment)
                let (first, last) = (long.place(of: short.curve.start), long.place(of: short.curve.end))
                let common = min(last.along, long.curve.length) - max(first.along, 0)
                guard common >= Tuning.leastOverlap * short.curve.length else { return false }
                let middle = long.place(of: short.middle)
                return Tuning.distances.contains(abs(middle.depth) / long.height)
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
        return (-Tuning.mostCommon * line.height...largestGap * line.height).contains(gap)
            && abs(near.depth) < Tuning.mostOffset * line.height
    }

    static func isAbove(_ line: [TextLine], _ other: [TextLine]) -> Bool {
        guard let reference = line.first, let second = other.first else { return false }
        return reference.place(of: second.middle).depth > 0
    }

    private static func alike(_ line: TextLine, _ other: TextLine) -> Bool {
        let (d, e) = (line.curve.direction, other.curve.direction)
        return line.isAsHigh(as: other) && d.x * e.x + d.y * e.y >= Tuning.leastCosine
            && line.isMirrored == other.isMirrored
    }
}

extension TextLine {
    /// True if its letters are about as high as those of another line.
    fileprivate func isAsHigh(as other: TextLine) -> Bool {
        max(height / other.height, other.height / height) <= Tuning.mostHigher
    }

    /// True where it is too short to tell its direction.
    fileprivate var isShort: Bool { curve.length < Tuning.shortLength * height }

    /// The place of a point beside the line: its distance along the axis and its depth below the curve, in pixels.
    fileprivate func place(of point: Point) -> (along: Double, depth: Double) {
        let (dx, dy) = (point.x - curve.origin.x, point.y - curve.origin.y)
        let along = dx * curve.direction.x + dy * curve.direction.y
        let onCurve = curve.point(at: along)
        let across = (point.y - onCurve.y) * curve.direction.x - (point.x - onCurve.x) * curve.direction.y
        return (along, across)
    }
}
