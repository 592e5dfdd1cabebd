import Imaging
import TextDetection

private typealias Tuning = TextStripFinder.Tuning

/// The direction of the lines of documents, as their machine-readable zones tell it: all of a document is read the same way up.
struct ReadingFrame {
    /// The places of lines that were read, and the directions in which they are.
    private let lines: [(centre: Point, direction: Direction)]

    /// Creates a frame of the lines of zones, from where reading starts; without any line, nothing is known.
    init(_ lines: [Quadrilateral]) { self.lines = lines.map { ($0.centre, Direction(along: $0)) } }

    /// Creates a frame of one direction everywhere.
    init(along direction: Direction) { lines = [(Point(x: 0, y: 0), direction)] }

    /// The direction in which a text at a place is read; nil when no line was read.
    private func direction(at place: Point) -> Direction? {
        lines.min { $0.centre.distance(to: place) < $1.centre.distance(to: place) }?.direction
    }

    /// True if the way up of a strip is known: it runs along a zone.
    func settles(_ strip: TextStrip) -> Bool {
        direction(at: strip.corners.centre).map {
            $0.cosine(to: Direction(along: strip.corners)) > Tuning.leastFrameCosine
        } ?? false
    }

    /// Returns a strip the way up that its document is; as it is where nothing tells.
    func oriented(_ strip: TextStrip) -> TextStrip {
        guard let direction = direction(at: strip.corners.centre) else { return strip }
        return direction.cosine(to: Direction(along: strip.corners)) < -Tuning.leastFrameCosine ? strip.flipped : strip
    }

    /// Returns a line as level as its document is: the shorter it is, the less its own letters say about that; as it is where
    /// nothing tells, or where it bends.
    func levelled(_ line: TextLine) -> TextLine {
        let own = Direction(from: line.curve.start, to: line.curve.end)
        guard let zone = direction(at: line.middle) else { return line }
        let known = own.cosine(to: zone) < 0 ? zone.reversed : zone
        let length = line.curve.length / line.height
        guard own.cosine(to: known) > Tuning.leastFrameCosine, line.curve.sag < Tuning.mostFrameSag * line.height else {
            return line
        }
        let (weight, other) = (length * length, Tuning.tellingLength * Tuning.tellingLength)
        let level = Direction(x: own.x * weight + known.x * other, y: own.y * weight + known.y * other)
        let (x, y) = (level.x * line.curve.length / 2, level.y * line.curve.length / 2)
        let middle = line.middle
        let curve = TextCurve(
            from: Point(x: middle.x - x, y: middle.y - y), to: Point(x: middle.x + x, y: middle.y + y))
        return line.with(curve: curve, height: line.height)
    }
}

extension [TextLine] {
    /// The direction in which most of these lines run, by their length, to the right or up; nil when they run in several, or are few.
    var sharedDirection: Direction? {
        let all = map { (direction: Direction(from: $0.curve.start, to: $0.curve.end), length: $0.curve.length) }
        func length(along direction: Direction) -> Double {
            all.reduce(0) {
                $0 + (abs(direction.cosine(to: $1.direction)) >= Tuning.leastCommonCosine ? $1.length : 0)
            }
        }
        let candidates = all.sorted { $0.length > $1.length }.prefix(Tuning.pageCandidates).map {
            (direction: $0.direction, length: length(along: $0.direction))
        }
        guard let best = candidates.max(by: { $0.length < $1.length }),
            best.length >= Tuning.leastCommonShare * all.reduce(0, { $0 + $1.length }),
            rowCount(along: best.direction) >= Tuning.fewestRows
        else { return nil }
        // The mean of those that agree, weighed by their length.
        let agreed = all.filter { abs(best.direction.cosine(to: $0.direction)) >= Tuning.leastCommonCosine }
        let sums = agreed.reduce(into: (x: 0.0, y: 0.0)) { sum, line in
            let weight = best.direction.cosine(to: line.direction) < 0 ? -line.length : line.length
            sum.x += weight * line.direction.x
            sum.y += weight * line.direction.y
        }
        let mean = Direction(x: sums.x, y: sums.y)
        return mean.isBackwards ? mean.reversed : mean
    }

    /// The number of these lines that run along a direction and stand above or below another: the fragments of one line do not.
    private func rowCount(along direction: Direction) -> Int {
        let placed = filter {
            abs(direction.cosine(to: Direction(from: $0.curve.start, to: $0.curve.end))) >= Tuning.leastCommonCosine
        }.map { line in
            let ends = [line.curve.start, line.curve.end].map { direction.turnedBack($0).x }.sorted()
            return (start: ends[0], end: ends[1], across: direction.turnedBack(line.middle).y, height: line.height)
        }
        return placed.count { own in
            placed.contains { other in
                let common = Swift.min(own.end, other.end) - Swift.max(own.start, other.start)
                let shorter = Swift.min(own.end - own.start, other.end - other.start)
                return abs(own.across - other.across) > own.height / 2 && common > shorter / 2
            }
        }
    }
}

extension Direction {
    /// True if a strip runs along this direction, or against it.
    func isAlong(_ strip: TextStrip) -> Bool {
        abs(cosine(to: Direction(along: strip.corners))) >= Tuning.leastCommonCosine
    }
}
