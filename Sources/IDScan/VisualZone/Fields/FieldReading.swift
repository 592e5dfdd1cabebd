import Imaging
import TextRecognition

/// One reading of a field: its lines, from the top.
struct FieldReading {
    /// The lines as they were read.
    var lines: [RecognizedTextObservation]
    /// What of the whole text is the value; prefixes and captions are not.
    var text: String
    /// Whether it was read again and no second reading says the same.
    var isDoubtful = false

    /// How certain the reader is of every character at once.
    var certainty: Double {
        lines.flatMap(\.line.characters).reduce(1) { $0 * $1.confidence }
    }

    /// The lowest of the characters' confidences.
    var leastConfidence: Double { lines.map(\.line.lowestConfidence).min() ?? 0 }

    /// Around the lines, in pixels of the flat picture: turned as the first is.
    var outline: Quadrilateral? {
        guard let first = lines.first?.corners, let last = lines.last?.corners else { return nil }
        let (left, right) = (
            lines.map(\.corners.topLeft.x).min() ?? first.topLeft.x,
            lines.map(\.corners.topRight.x).max() ?? first.topRight.x
        )
        guard lines.count > 1 else { return first }
        return Quadrilateral(
            topLeft: Point(x: left, y: first.topLeft.y), topRight: Point(x: right, y: first.topRight.y),
            bottomRight: Point(x: right, y: last.bottomRight.y), bottomLeft: Point(x: left, y: last.bottomLeft.y))
    }
}
