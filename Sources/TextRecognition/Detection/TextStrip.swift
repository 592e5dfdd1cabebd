import ImageProcessing
import Imaging

private typealias Tuning = TextStripFinder.Tuning

/// A strip of an image in which a line of text may stand, at any angle.
struct TextStrip: Hashable, Sendable {
    /// Around the letters, in pixels of the image; upright, unless the line runs straight up or down.
    let corners: Quadrilateral
    /// The number of letters that were seen.
    let letterCount: Int
    /// The difference between the ink and the paper, from 0 to 255.
    let contrast: Double
    /// True where the letters are lighter than their ground.
    let isLight: Bool

    /// Returns the same strip with other corners.
    func with(corners: Quadrilateral) -> TextStrip {
        TextStrip(corners: corners, letterCount: letterCount, contrast: contrast, isLight: isLight)
    }

    /// The same strip, read from its other end.
    var flipped: TextStrip { with(corners: corners.turned(quarterTurns: 2)) }

    /// Returns a part of the strip, between two fractions of the way from its left to its right end.
    func part(_ extent: ClosedRange<Double>) -> TextStrip { with(corners: corners.part(extent)) }
}

extension TextStrip {
    /// Creates the strip of one letter.
    init(single letter: Letter, scale: Double, isLight: Bool) {
        let (columns, rows) = (letter.area.columns, letter.area.rows)
        self.init(
            corners: Quadrilateral(
                x: Double(columns.lowerBound) * scale, y: Double(rows.lowerBound) * scale,
                width: Double(columns.count) * scale, height: Double(rows.count) * scale),
            letterCount: 1, contrast: letter.contrast, isLight: isLight)
    }

    /// Creates the strip of dark letters that are known to stand at a place.
    init(at place: Quadrilateral) {
        self.init(corners: place, letterCount: 0, contrast: 0, isLight: false)
    }

    /// Creates the strip of a chain; nil where too few letters stand on one base line, or hang from a common line.
    ///
    /// - Parameters:
    ///   - chain: Letters in a row.
    ///   - all: The letters of the picture.
    ///   - marks: The same and the marks between them.
    ///   - scale: The number of pixels of the image in one pixel of that picture.
    ///   - isLight: True where they are lighter than their ground.
    ///   - known: The direction of the line; nil when its letters have to tell it.
    init?(
        _ chain: LetterChain, of all: [Letter], among marks: LetterGrid, scale: Double, isLight: Bool,
        along known: Direction?
    ) {
        let letters = chain.letters.map { all[$0] }
        let points = letters.flatMap(\.outline)
        let direction = known ?? Self.direction(of: chain, points)
        let extent = Extent(around: points.map(direction.turnedBack))
        let spans = letters.map { $0.outline.map { direction.turnedBack($0).y } }
        let tolerance = Tuning.baseTolerance * extent.height
        let alignment = max(
            Self.alignment(of: spans.map { $0.max() ?? 0 }, tolerance),
            Self.alignment(of: spans.map { $0.min() ?? 0 }, tolerance))
        guard alignment >= Tuning.leastAlignment else { return nil }
        let letterBox = Quadrilateral(
            x: extent.left, y: extent.top - 0.5, width: extent.width, height: extent.height + 1)
        let outline = marks.addingMarks(
            to: letterBox, along: direction, contrast: letters.map(\.contrast).min() ?? 0)
        corners = outline.mapped { point in
            let turned = direction.turned(point)
            return Point(x: turned.x * scale, y: turned.y * scale)
        }
        letterCount = letters.count
        contrast = letters.reduce(0) { $0 + $1.contrast } / Double(letters.count)
        self.isLight = isLight
    }

    /// Returns in which direction a line runs: that in which its ink gathers in rows, near that of the middles of its letters.
    private static func direction(of chain: LetterChain, _ points: [Point]) -> Direction {
        let rough = chain.direction.isBackwards ? chain.direction.reversed : chain.direction
        let fineness = Tuning.turnStep * min(1, Tuning.fineLetters / Double(chain.letters.count))
        let directions = Tuning.turns.map { turn in
            Direction(from: Point(x: 0, y: 0), to: rough.turned(Point(x: 1, y: Double(turn) * fineness)))
        }
        return directions.max { sharpness(of: points, along: $0) < sharpness(of: points, along: $1) } ?? rough
    }

    /// The largest share of heights that are equal but for a tolerance.
    private static func alignment(of heights: [Double], _ tolerance: Double) -> Double {
        let most = heights.map { height in heights.count { abs($0 - height) <= tolerance } }.max() ?? 0
        return Double(most) / Double(heights.count)
    }

    /// The sharpness of the rows in which ink gathers along a direction: it shows the base line and the height of the letters.
    private static func sharpness(of points: [Point], along direction: Direction) -> Double {
        let heights = points.map { Int((direction.turnedBack($0).y).rounded(.down)) }
        guard let lowest = heights.min(), let highest = heights.max() else { return 0 }
        var counts = [Int](repeating: 0, count: highest - lowest + 1)
        for height in heights { counts[height - lowest] += 1 }
        return Double(counts.reduce(0) { $0 + $1 * $1 })
    }
}

extension Letter {
    /// The ends and the middle of its runs.
    fileprivate var outline: [Point] {
        area.runs.flatMap { run in
            let (start, end, y) = (
                Double(run.columns.lowerBound), Double(run.columns.upperBound), Double(run.row) + 0.5
            )
            return [Point(x: start, y: y), Point(x: (start + end) / 2, y: y), Point(x: end, y: y)]
        }
    }
}
