import Imaging
import TextRecognition

/// Reads lines again, with a network that knows where their columns are.
struct ColumnReader: ~Copyable {
    private var network: MRZColumnReader

    init() throws(TextRecognitionError) {
        network = try MRZColumnReader()
    }

    /// Reads a line that was read before.
    ///
    /// - Parameters:
    ///   - line: The line that was read, with as many characters as the format's line has; it tells where the columns are.
    ///   - crop: The crop that it was read from.
    /// - Returns: As many characters; nil when nothing tells where the columns are.
    mutating func reading(of line: RecognizedLine, in crop: Image) throws(TextRecognitionError) -> RecognizedLine? {
        guard let grid = ColumnGrid(line.characters), grid.centres.count <= MRZColumnReader.mostColumns else {
            return nil
        }
        return try network.line(in: crop, columnCentres: grid.centres)
    }
}
