import Imaging
import TextDetection

private typealias Tuning = TextStripFinder.Tuning

/// The direction of the lines of documents, as their machine-readable zones tell it: all of a document is read the same way up.
struct ReadingFrame {
    /// The lines of zones that were read, from where reading starts.
    private let lines: [Quadrilateral]

    /// Creates a frame; without any line, nothing is known.
    init(_ lines: [Quadrilateral]) { self.lines = lines }

    /// The direction in which a text at a place is read; nil when no zone was read.
    private func direction(at place: Point) -> Direction? {
        lines.min { $0.centre.distance(to: place) < $1.centre.distance(to: place) }.map { Direction(along: $0) }
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
        let own = Direction(x: line.curve.end.x - line.curve.start.x, y: line.curve.end.y - line.curve.start.y)
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
        return TextLine(
            curve: TextCurve(
                from: Point(x: middle.x - x, y: middle.y - y), to: Point(x: middle.x + x, y: middle.y + y)),
            height: line.height, zoneShare: line.zoneShare, isMirrored: line.isMirrored, isBright: line.isBright)
    }
}
