import Imaging
import SystemLibrary
import TextRecognition

/// The direction of a page's lines on its image.
struct PageDirection: Hashable, Sendable {
    /// The number of right angles by which the lines are turned clockwise: 0 to 3.
    let quarterTurns: Int
    /// The further turn of the lines clockwise, in degrees, -45 to 45.
    let slope: Double

    /// A direction needs so many letters, and so large a part of them in lines of that direction.
    private static let fewestLetters = 20, leastShare = 0.8
    /// The least length of a line that tells its slope, in its heights.
    private static let leastLength = 5.0

    /// Looks at the lines; nil when they do not tell it.
    init?(of text: RecognizedText) {
        let lines = text.lines.map(Line.init)
        let letters = lines.reduce(0) { $0 + $1.letters }
        var votes = [0, 0, 0, 0]
        for line in lines { votes[line.turns] += line.letters }
        guard letters >= Self.fewestLetters, let most = votes.max(), let turns = votes.firstIndex(of: most),
            Double(most) >= Self.leastShare * Double(letters)
        else { return nil }
        let telling = lines.filter { $0.turns == turns && $0.length >= Self.leastLength }.sorted { $0.slope < $1.slope }
        // The slope in the middle of all letters.
        var left = telling.reduce(0) { $0 + $1.letters } / 2
        let middle = telling.first { line in
            left -= line.letters
            return left <= 0
        }
        (quarterTurns, slope) = (turns, middle?.slope ?? 0)
    }

    /// The direction of one line.
    private struct Line {
        let turns: Int
        let slope: Double
        let letters: Int
        /// In heights of the line.
        let length: Double

        init(_ line: RecognizedTextObservation) {
            let (start, end) = (line.corners.topLeft, line.corners.topRight)
            let degrees: Double = atan2(end.y - start.y, end.x - start.x) * 180 / .pi
            let nearest = Int((degrees / 90).rounded())
            turns = (nearest + 4) % 4
            slope = degrees - 90 * Double(nearest)
            letters = line.text.count
            length = line.corners.meanWidth / max(line.corners.meanHeight, 1)
        }
    }
}
