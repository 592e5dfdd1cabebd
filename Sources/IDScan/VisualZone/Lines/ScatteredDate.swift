import Imaging
import TextRecognition

/// A date whose parts stand so far apart that each was found as a line of its own: printers with one pitch leave the width of
/// whole characters between them.
///
/// It is read part by part: what is between them is no letter, whatever it may look like.
struct ScatteredDate {
    /// From the first to the last part.
    let whole: TextStrip
    /// The parts from left to right, all as high as the whole.
    private let parts: [TextStrip]
    /// Where they stand along the whole, as fractions of its width.
    private let extents: [ClosedRange<Double>]

    /// The widest space between two parts, and the widest first part, of two digits: in heights of the line.
    private static let widestSpace = 2.5, widestDay = 2.2
    /// A day, a month in two languages and a year.
    private static let counts = 2...4

    /// - Parameter strips: At least one.
    private init?(_ strips: ArraySlice<TextStrip>) {
        // The widest shows best where the line runs.
        guard let main = strips.max(by: { $0.corners.meanWidth < $1.corners.meanWidth }) else { return nil }
        whole = main.joined(with: Array(strips))
        guard let toUnit = ProjectiveTransform(mapping: whole.corners, to: .unit) else { return nil }
        extents = strips.map { strip in
            let places = toUnit.applied(to: strip.corners).corners.map { min(max($0.x, 0), 1) }
            return (places.min() ?? 0)...(places.max() ?? 1)
        }
        parts = extents.map(whole.part)
    }

    /// How far the corners of the date and of its strip are apart at most, in heights: ink beside it may have been added.
    private static let farthest = 1.0

    /// Whether a strip is the line in which this stands, perhaps a little longer.
    func isLine(in strip: TextStrip) -> Bool {
        whole.corners.isNear(strip.corners, within: Self.farthest * whole.corners.meanHeight)
    }

    /// Reads the parts, with a space between them; nil when one of them is no text.
    func line(
        by reader: any PrintedTextReader, of picture: Image, allowing characters: Set<Character>?, look: Int
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        var read: [RecognizedCharacter] = []
        var logLikelihood = 0.0
        for (part, extent) in zip(parts, extents) {
            guard let line = try reader.line(in: part, of: picture, allowing: characters, look: look)?.line else {
                return nil
            }
            if let last = read.last?.extent.upperBound, last <= extent.lowerBound {
                read.append(
                    RecognizedCharacter(
                        character: " ", confidence: 1, alternatives: [], extent: last...extent.lowerBound))
            }
            read += line.characters.map { $0.placed(in: extent) }
            logLikelihood += line.logLikelihood
        }
        return RecognizedTextObservation(
            line: RecognizedLine(characters: read, logLikelihood: logLikelihood), candidates: [], corners: whole.corners
        )
    }

    /// Finds the dates among lines.
    ///
    /// - Returns: The lines, those together that are the parts of a date, the longest first; and the dates.
    static func found(
        among lines: [TextStrip], of picture: FlatSide, by reader: any PrintedTextReader
    ) throws(TextRecognitionError) -> (lines: [TextStrip], dates: [ScatteredDate]) {
        var left = lines.map { (strip: $0, place: LinePlace(picture.onDocument($0.corners))) }
            .sorted { $0.place.columns.lowerBound < $1.place.columns.lowerBound }
        var (kept, dates): ([TextStrip], [ScatteredDate]) = ([], [])
        while let first = left.first {
            let row = row(from: first.place, among: left.map(\.place))
            let date = try longest(of: row.map { left[$0].strip }, of: picture, by: reader)
            if let date { dates.append(date) }
            kept.append(date?.whole ?? first.strip)
            for index in row.prefix(date?.parts.count ?? 1).reversed() { left.remove(at: index) }
        }
        return (kept.sorted { $0.corners.meanWidth > $1.corners.meanWidth }, dates)
    }

    /// Which places, from left to right, may be the parts of a date that begins with the first.
    private static func row(from first: LinePlace, among places: [LinePlace]) -> [Int] {
        var row = [0]
        guard first.width <= widestDay * first.height else { return row }
        for index in places.indices.dropFirst() where row.count < counts.upperBound {
            let (place, before) = (places[index], places[row[row.count - 1]])
            let space = place.columns.lowerBound - before.columns.upperBound
            if before.isOneLine(with: place), (0...widestSpace * before.height).contains(space) { row.append(index) }
        }
        return row
    }

    /// The date that the first of some strips form, with as many strips as possible; nil if they form no date.
    private static func longest(
        of strips: [TextStrip], of picture: FlatSide, by reader: any PrintedTextReader
    ) throws(TextRecognitionError) -> ScatteredDate? {
        for count in counts.reversed() where count <= strips.count {
            guard let date = ScatteredDate(strips.prefix(count)),
                let read = try date.line(by: reader, of: picture.image, allowing: nil, look: 0), read.isLegible,
                let meaning = PrintedDate(read.text), meaning.day != nil, meaning.shortYear != nil
            else { continue }
            return date
        }
        return nil
    }
}

extension RecognizedCharacter {
    /// The same in a part of a longer line.
    fileprivate func placed(in part: ClosedRange<Double>) -> RecognizedCharacter {
        let width = part.upperBound - part.lowerBound
        return RecognizedCharacter(
            character: character, confidence: confidence, alternatives: alternatives,
            extent: part.lowerBound + extent.lowerBound * width...part.lowerBound + extent.upperBound * width)
    }
}
