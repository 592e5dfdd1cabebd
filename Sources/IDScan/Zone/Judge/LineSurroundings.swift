import ImageProcessing
import Imaging
import TextRecognition

/// The ink just above and below the characters of a line: in bands without their own ink and without that of the next line.
struct LineSurroundings {
    private let seen: Image
    private let characters: [RecognizedCharacter]
    /// The rows of pixels of the band above, of the line, and of the band below.
    private let above, line, below: Range<Int>

    /// The places of the bands, in heights of the line from its edges.
    private static let nearest = 0.12, farthest = 0.32
    /// The share of the way from paper to ink from which on a pixel is ink.
    private static let inkShare = 0.65
    /// The least share of ink in a band beside a character where something reaches it.
    private static let leastInk = 0.12
    /// The number of characters on either side that tell how bright paper and ink are.
    private static let reach = 4

    /// - Parameters:
    ///   - characters: The characters of the line.
    ///   - place: The place of the line.
    ///   - photograph: The photograph, in grey.
    init(
        of characters: [RecognizedCharacter], at place: Quadrilateral, in photograph: Image
    ) throws(ImageProcessingError) {
        seen = try photograph.flattened(place.higher(by: 2 * Self.farthest))
        self.characters = characters
        let height = Double(seen.height) / (1 + 2 * Self.farthest)
        let band = min(seen.height, max(1, Int(((Self.farthest - Self.nearest) * height).rounded())))
        above = 0..<band
        below = seen.height - band..<seen.height
        line = band..<max(band, seen.height - band)
    }

    /// The characters, from 0, that ink reaches which stands above or below the line.
    var touchedColumns: Set<Int> {
        Set(
            characters.indices.filter { index in
                guard let levels = inkAndPaper(around: index) else { return false }
                let columns = seen.columns(of: characters[index].extent)
                return [above, below].contains { hasInk(columns, $0, levels) }
            })
    }

    /// True if ink stands in some pixels.
    private func hasInk(_ columns: Range<Int>, _ rows: Range<Int>, _ levels: (ink: Double, paper: Double)) -> Bool {
        let darkest = levels.paper - Self.inkShare * (levels.paper - levels.ink)
        let count = seen.darkCount(below: darkest, columns: columns, rows: rows)
        return Double(count) > Self.leastInk * Double(columns.count * rows.count)
    }

    /// The grey levels of ink and paper near a character; nil where there are too few pixels to tell.
    private func inkAndPaper(around index: Int) -> (ink: Double, paper: Double)? {
        let first = characters[max(0, index - Self.reach)].extent
        let last = characters[min(characters.count - 1, index + Self.reach)].extent
        let columns = seen.columns(of: first).lowerBound..<seen.columns(of: last).upperBound
        return seen.inkAndPaper(columns: columns, rows: line)
    }
}
