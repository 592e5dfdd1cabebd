import Imaging
import TextRecognition

/// The lines of one side of a document, seen as the side lies flat: in millimetres from its upper left corner.
struct PlacedPrint {
    /// The lines; their corners are those in the photograph.
    let lines: [PrintLine]
    /// The place of each of them, in millimetres.
    let places: [PrintPlace]
    /// Maps millimetres on the side to pixels of the photograph.
    let toPhotograph: ProjectiveTransform

    /// Lines that run more steeply than this are no print of this side: the sine of the angle.
    private static let mostSlope = 0.3

    /// Takes the lines on a side that run from its left to its right.
    ///
    /// - Parameters:
    ///   - lines: The lines of the photograph.
    ///   - outline: The corners of the side in the photograph, from where reading starts.
    ///   - size: Its size, in millimetres.
    /// - Returns: Nil when the corners span no area.
    init?(_ lines: [PrintLine], on outline: Quadrilateral, of size: TemplateSize) {
        guard outline.isConvex, let transform = ProjectiveTransform(mapping: size.region.outline, to: outline),
            let toSide = transform.inverse
        else { return nil }
        let whole = size.region
        let seen = lines.compactMap { line -> (PrintLine, PrintPlace)? in
            let corners = toSide.applied(to: line.corners)
            let (start, end) = (corners.topLeft, corners.topRight)
            let length = start.distance(to: end)
            guard length > 0, end.x > start.x, abs(end.y - start.y) < Self.mostSlope * length else { return nil }
            let place = PrintPlace(corners)
            let isOnSide = whole.columns.contains(corners.centre.x) && whole.rows.contains(place.middle)
            return isOnSide ? (line, place) : nil
        }
        (self.lines, places, toPhotograph) = (seen.map(\.0), seen.map(\.1), transform)
    }

    /// Some words of a line.
    struct Words {
        let letters: ArraySlice<PrintLine.Letter>
        /// Around them, in pixels of the photograph.
        let corners: Quadrilateral
        let place: PrintPlace

        var text: String { String(letters.map(\.character)) }

        /// The confidence of all its letters together, 0 to 1.
        var confidence: Double { letters.reduce(1) { $0 * ($1.character == " " ? 1 : $1.confidence) } }
    }

    /// The reach of words beyond a region, in millimetres, and of their middle above and below it, in their heights.
    private static let margin = 1.2, rowMargin = 0.35

    /// The words in a region, line by line from the top, words of one row from the left.
    func words(in region: TemplateRegion) -> [Words] {
        let columns = region.columns.lowerBound - Self.margin...region.columns.upperBound + Self.margin
        let found = lines.indices.compactMap { index -> Words? in
            let place = places[index]
            let rows =
                region.rows.lowerBound - Self.rowMargin * place.height...region.rows.upperBound + Self.rowMargin
                * place.height
            guard rows.contains(place.middle), place.columns.overlap(with: columns) > 0 else { return nil }
            return words(of: index) { columns.contains($0) }
        }
        return found.sorted { $0.place.isRead(before: $1.place) }
    }

    /// The words of a line whose middles are wanted, from the first to the last of them; nil when none is.
    func words(of index: Int, isWanted: (Double) -> Bool) -> Words? {
        let (line, place) = (lines[index], places[index])
        func column(_ share: Double) -> Double { place.columns.lowerBound + share * place.width }
        let words = line.letters.indices.split { line.letters[$0].character == " " }.filter { word in
            guard let first = word.first, let last = word.last else { return false }
            return isWanted(column((line.letters[first].extent.lowerBound + line.letters[last].extent.upperBound) / 2))
        }
        guard let first = words.first?.first, let last = words.last?.last,
            let corners = line.corners(of: first..<last + 1)
        else { return nil }
        let (start, end) = (line.letters[first].extent.lowerBound, line.letters[last].extent.upperBound)
        return Words(
            letters: line.letters[first...last], corners: corners,
            place: PrintPlace(
                columns: column(start)...max(column(start), column(end)), middle: place.middle, height: place.height))
    }
}
