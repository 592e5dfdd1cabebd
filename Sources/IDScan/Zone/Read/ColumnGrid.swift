import Imaging
import TextRecognition

/// The places of a printed line's columns in its crop: evenly as on paper, whatever a reader mistook for a character.
struct ColumnGrid: Hashable {
    /// The middle of each column, from left to right, as a fraction of the crop's width.
    let centres: [Double]

    /// Fits columns to the characters of a line: those that do not stand where most around them want them have no say.
    ///
    /// nil when there are fewer than two characters, or they do not run from left to right.
    init?(_ characters: [RecognizedCharacter]) {
        let read = characters.enumerated().map {
            (x: Double($0), y: ($1.extent.lowerBound + $1.extent.upperBound) / 2)
        }
        let tolerance = ZoneReader.Tuning.gridTolerance / Double(max(1, read.count))
        centres = read.indices.compactMap { column in
            let around = read[
                max(0, column - ZoneReader.Tuning.gridReach)...min(read.count - 1, column + ZoneReader.Tuning.gridReach)
            ]
            let line = RobustLine(through: Array(around), tolerance: tolerance)
            return line.map { $0.intercept + $0.slope * Double(column) }
        }
        guard centres.count == read.count, !centres.isEmpty, zip(centres, centres.dropFirst()).allSatisfy({ $0 < $1 })
        else { return nil }
    }
}
