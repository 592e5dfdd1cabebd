import ImageProcessing
import Imaging

/// An area of ink that may be a letter, or a few that touch.
struct Letter {
    /// Its pixels.
    let area: ConnectedArea
    /// The middle of its box, in pixels.
    let centre: Point
    /// About how high the letter is, in pixels; it may be turned in any direction.
    let size: Double
    /// How much its ink differs from the paper, from 0 to 255.
    let contrast: Double

    /// Areas longer than this many times their width are strokes, or several letters in a row.
    private static let longest = 2.5
    /// Strokes fill more of their box than letters in a row do; upright ones may lean, level ones are rules.
    private static let uprightFill = 0.6, levelFill = 0.8

    init(_ area: ConnectedArea, contrast: Double) {
        self.area = area
        self.contrast = contrast
        centre = Point(
            x: Double(area.columns.lowerBound + area.columns.upperBound) / 2,
            y: Double(area.rows.lowerBound + area.rows.upperBound) / 2)
        let (width, height) = (Double(area.columns.count), Double(area.rows.count))
        let fill = Double(area.area) / (width * height)
        let mostOfRow = width > height ? Self.levelFill : Self.uprightFill
        let isRow = max(width, height) > Self.longest * min(width, height) && fill < mostOfRow
        size = isRow ? min(width, height) : max(width, height)
    }

    /// The space between the boxes of two letters, in pixels.
    func gap(to other: Letter) -> Double {
        func between(_ a: Range<Int>, _ b: Range<Int>) -> Int {
            max(a.lowerBound - b.upperBound, b.lowerBound - a.upperBound, 0)
        }
        return Double(max(between(area.columns, other.area.columns), between(area.rows, other.area.rows)))
    }

    /// Whether two letters may be of one print: they are about as high and as dark.
    func resembles(_ other: Letter) -> Bool {
        let sizes = (min(size, other.size), max(size, other.size))
        let contrasts = (min(contrast, other.contrast), max(contrast, other.contrast))
        return sizes.0 > 0.38 * sizes.1 && contrasts.0 > 0.55 * contrasts.1
    }
}
