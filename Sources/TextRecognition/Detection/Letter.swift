import ImageProcessing
import Imaging

private typealias Tuning = TextStripFinder.Tuning

/// An area of ink that may be a letter, or a few that touch.
struct Letter {
    /// Its pixels.
    let area: ConnectedArea
    /// The middle of its box, in pixels.
    let centre: Point
    /// About how high the letter is, in pixels; it may be turned in any direction.
    let size: Double
    /// The difference between its ink and the paper, from 0 to 255.
    let contrast: Double

    init(_ area: ConnectedArea, contrast: Double) {
        self.area = area
        self.contrast = contrast
        centre = Point(
            x: Double(area.columns.lowerBound + area.columns.upperBound) / 2,
            y: Double(area.rows.lowerBound + area.rows.upperBound) / 2)
        let (width, height) = (Double(area.columns.count), Double(area.rows.count))
        let fill = Double(area.area) / (width * height)
        let mostOfRow = width > height ? Tuning.levelFill : Tuning.uprightFill
        let isRow = max(width, height) > Tuning.longestLetter * min(width, height) && fill < mostOfRow
        size = isRow ? min(width, height) : max(width, height)
    }

    /// The space between the boxes of two letters, in pixels.
    func gap(to other: Letter) -> Double {
        func between(_ a: Range<Int>, _ b: Range<Int>) -> Int {
            max(a.lowerBound - b.upperBound, b.lowerBound - a.upperBound, 0)
        }
        return Double(max(between(area.columns, other.area.columns), between(area.rows, other.area.rows)))
    }

    /// True if two letters may be of one print: they are about as high and as dark.
    func resembles(_ other: Letter, by tuning: TextStripFinder.Tuning.Chain) -> Bool {
        let sizes = (min(size, other.size), max(size, other.size))
        let contrasts = (min(contrast, other.contrast), max(contrast, other.contrast))
        return sizes.0 > tuning.leastSize * sizes.1 && contrasts.0 > tuning.leastContrast * contrasts.1
    }
}
