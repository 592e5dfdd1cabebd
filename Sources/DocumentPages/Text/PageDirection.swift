import Imaging
import TextRecognition

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How the lines of a page run on its image.
struct PageDirection: Hashable, Sendable {
    /// How many right angles the lines are turned clockwise: 0 to 3.
    let quarterTurns: Int
    /// How much more they are turned clockwise, in degrees, -45 to 45.
    let slope: Double

    /// Fewer letters tell nothing, nor lines of which fewer run one way.
    private static let fewestLetters = 20, leastShare = 0.8
    /// Lines that are shorter, in their heights, do not tell how much they slope.
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

    /// How one line runs.
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

extension PDFObject {
    /// A page is straightened whose lines slope by so many degrees: less is not seen, more is no slip of a scanner.
    private static let slopes = 0.1...15.0

    /// Turns all that the page draws about its middle, so that lines that slope run straight.
    ///
    /// - Parameter slope: How much they are turned clockwise, in degrees.
    func straighten(_ slope: Double) {
        guard Self.slopes.contains(abs(slope)), self["Annots"]?.array?.isEmpty ?? true else { return }
        let geometry = PageGeometry(of: self)
        let x = (geometry.left + geometry.right) / 2
        let y = (geometry.bottom + geometry.top) / 2
        let radians: Double = slope * .pi / 180
        let (sine, cosine) = (sin(radians), cos(radians))
        let (right, up) = (x - cosine * x + sine * y, y - sine * x - cosine * y)
        var start = ContentStream()
        start.write("q")
        start.write([cosine, sine, -sine, cosine, right, up], "cm", decimals: 6)
        prependContent(start.bytes)
        appendContent(Array("\nQ\n".utf8))
    }

    /// Turns the page as a whole, so that lines that are turned by right angles are upright.
    ///
    /// - Parameter turns: How many right angles the lines are turned clockwise as the page is shown.
    func turnUpright(_ turns: Int) {
        guard turns != 0 else { return }
        self[setting: "Rotate"] = .integer((PageGeometry(of: self).quarterTurns + 4 - turns) % 4 * 90)
    }
}
