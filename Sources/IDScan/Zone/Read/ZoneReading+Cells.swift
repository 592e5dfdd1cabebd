import Imaging
import TextDetection
import TextRecognition

extension ZoneReading {
    /// The number of characters on each side that show the place of a character that was placed badly.
    private static let neighbours = 3
    /// The reach of cells beyond their line where no other line is, as a share of the line's height.
    private static let margin = 0.4

    /// The place of each character in the photograph, line by line: cells that touch.
    ///
    /// A reader places characters only roughly, but they stand at an even pitch: each is put where its neighbours tell.
    var cells: [[Quadrilateral]] { Self.cells(between: lines.indices.map(borders(ofLine:))) }

    /// The ends of the characters of a line along its upper edge, its middle and its lower edge: one more than characters.
    struct Borders {
        let upper, middle, lower: [Point]
    }

    /// Returns the cells of lines: the cells of lines with as many characters touch, and others are as high as their lines.
    static func cells(between borders: [Borders]) -> [[Quadrilateral]] {
        let isEven = borders.count > 1 && borders.allSatisfy { $0.middle.count == borders[0].middle.count }
        return borders.indices.map { line in
            let (upper, lower) =
                isEven
                ? (edge(above: line, among: borders), edge(above: line + 1, among: borders))
                : (borders[line].upper, borders[line].lower)
            return upper.indices.dropLast().map { column in
                Quadrilateral(
                    topLeft: upper[column], topRight: upper[column + 1], bottomRight: lower[column + 1],
                    bottomLeft: lower[column])
            }
        }
    }

    private func borders(ofLine line: Int) -> Borders {
        let characters = lines[line].characters
        let starts = Self.borders(of: characters.map { ($0.extent.lowerBound + $0.extent.upperBound) / 2 })
        let toPicture = ProjectiveTransform(mapping: .unit, to: views[line].place) ?? .identity
        func points(_ height: Double) -> [Point] {
            starts.map { start in
                let point = toPicture.applied(to: Point(x: start, y: height))
                let spot = Quadrilateral(topLeft: point, topRight: point, bottomRight: point, bottomLeft: point)
                return bend?.inPhotograph(spot).topLeft ?? point
            }
        }
        return Borders(upper: points(-Self.margin), middle: points(0.5), lower: points(1 + Self.margin))
    }

    /// The edge between a line and the one above it, half-way; the outer edges are as far from the middles of their lines.
    private static func edge(above line: Int, among borders: [Borders]) -> [Point] {
        let middles = borders.map(\.middle)
        return middles[0].indices.map { column in
            switch line {
            case 0: middles[0][column].towards(middles[1][column], -0.5)
            case middles.count: middles[line - 1][column].towards(middles[line - 2][column], -0.5)
            default: middles[line - 1][column].towards(middles[line][column], 0.5)
            }
        }
    }

    /// The ends of characters at an even pitch, one more than characters, by their middles.
    static func borders(of middles: [Double]) -> [Double] {
        guard middles.count > 1 else { return middles.isEmpty ? [] : [0, 1] }
        let count = Double(middles.count)
        let mean = middles.reduce(0, +) / count
        let pitches = middles.indices.map { Double($0) - (count - 1) / 2 }
        let pitch =
            zip(pitches, middles).reduce(0) { $0 + $1.0 * ($1.1 - mean) } / pitches.reduce(0) { $0 + $1 * $1 }
        let offsets = zip(pitches, middles).map { $1 - mean - $0 * pitch }
        let even = middles.indices.map { index in
            let near = offsets[max(0, index - neighbours)...min(middles.count - 1, index + neighbours)]
            return mean + pitches[index] * pitch + RobustLine.median(Array(near))
        }
        return [even[0] - pitch / 2] + zip(even, even.dropFirst()).map { ($0 + $1) / 2 } + [
            even[even.count - 1] + pitch / 2
        ]
    }
}
