import Imaging
import TextRecognition

/// The distances between the characters of a line and the same columns in the next one. The lines of a zone begin at
/// one edge and have one pitch (Doc 9303-3, 4.6). So the distance changes evenly along them, also in perspective.
///
/// The distance jumps by a pitch if one letter falls off and a filler is put in elsewhere.
struct LineOffsets {
    /// The place of the second line's character along the first line, for each column, from 0, in pitches from the
    /// first line's one.
    private let offsets: [Double]

    /// The number of columns on either side over which the pitch is measured.
    private static let reach = 4
    /// The largest distance from an even change, in pitches, of characters that are read in their places.
    private static let tolerance = 0.25
    /// A character that is farther from its place, in pitches, is that of another column.
    private static let mostOff = 0.55

    /// Measures two lines; nil when they have not as many characters, or too few.
    init?(_ first: [Point], _ second: [Point]) {
        guard first.count == second.count, first.count > 2 * Self.reach else { return nil }
        offsets = first.indices.map { column in
            let (left, right) = (max(0, column - Self.reach), min(first.count - 1, column + Self.reach))
            let steps = Double(right - left)
            let (x, y) = ((first[right].x - first[left].x) / steps, (first[right].y - first[left].y) / steps)
            let (offX, offY) = (second[column].x - first[column].x, second[column].y - first[column].y)
            return (offX * x + offY * y) / max(x * x + y * y, .leastNormalMagnitude)
        }
    }

    /// The columns, from 0, in which one of the two characters is that of another column.
    var displacedColumns: Set<Int> {
        let points = offsets.enumerated().map { (x: Double($0), y: $1) }
        guard let even = RobustLine(through: points, tolerance: Self.tolerance) else { return [] }
        return Set(
            offsets.indices.filter {
                abs(offsets[$0] - even.intercept - even.slope * Double($0)) > Self.mostOff
            })
    }

    /// The characters of a zone that stand elsewhere than those of the same column in a neighbouring line.
    static func displacedCharacters(of reading: ZoneReading) -> Set<ZonePlace> {
        let middles = reading.lines.indices.map { reading.middles(ofLine: $0) }
        var displaced: Set<ZonePlace> = []
        for (line, (first, second)) in zip(middles, middles.dropFirst()).enumerated() {
            for column in LineOffsets(first, second)?.displacedColumns ?? [] {
                displaced.insert(ZonePlace(line: line + 1, column: column + 1))
                displaced.insert(ZonePlace(line: line + 2, column: column + 1))
            }
        }
        return displaced
    }
}
