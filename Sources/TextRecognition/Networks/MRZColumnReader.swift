import ImageProcessing
public import Imaging
import SystemLibrary

/// Reads lines of machine-readable zones when the number and the places of their characters are known.
///
/// A line network finds characters and tells them apart at once; this one, another network that was trained by itself, has
/// only the second to do. It sees every column at a place of its own.
public struct MRZColumnReader: ~Copyable {
    /// The most columns that a line may have.
    public static let mostColumns = 44
    /// The size in which the network sees a column, in pixels; part of the training.
    private static let columnWidth = 16, inputHeight = 32
    /// The distances from their places at which columns are looked at, in pitches, once each: the mean of both looks is wrong a
    /// tenth less often than one look, and less surely so. The first look suffices where it leaves no doubt about any column.
    private static let looks = [-0.05, 0.05]
    /// The probability of its likeliest character from which on a look leaves no doubt about a column.
    private static let sure = 0.9995
    /// The largest width of a crop, in pixels: where the columns are a sliver of it, they are no text.
    private static let mostWidth = 8192

    private var network: EmbeddedNetwork

    /// Loads the embedded network; nothing is opened, now or later.
    ///
    /// - Throws: ``TextRecognitionError`` when it cannot be loaded.
    public init() throws(TextRecognitionError) { try self.init(network: .mrzColumns) }

    /// Loads a network, which may turn out to be another kind when it is first used.
    init(network model: EmbeddedModel) throws(TextRecognitionError) { network = try EmbeddedNetwork(model) }

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - line: A grey, level crop of a line, dark on light, as tight as can be above and below; of any size.
    ///   - centres: The middle of each column, from left to right, as a fraction of the crop's width; from 1 to
    ///     ``mostColumns``, ascending.
    /// - Returns: As many characters; the confidences of each and its alternatives add up to 1.
    /// - Throws: ``TextRecognitionError`` when the network fails.
    /// - Precondition: The image is grey, and the centres are as above.
    public mutating func line(
        in line: Image, columnCentres centres: [Double]
    ) throws(TextRecognitionError) -> RecognizedLine {
        precondition(line.pixelFormat == .grey, "the network reads grey images")
        precondition((1...Self.mostColumns).contains(centres.count), "1 to \(Self.mostColumns) columns are read")
        precondition(zip(centres, centres.dropFirst()).allSatisfy { $0 < $1 }, "columns run from left to right")
        let edges = Self.edges(between: centres)
        let columns = try columns(of: line, between: edges)
        let characters = zip(centres.indices, columns).map { column, ranked in
            let left = max(0, min(1, edges[column])), right = max(left, min(1, edges[column + 1]))
            return RecognizedCharacter(
                character: ranked[0].character, confidence: ranked[0].confidence,
                alternatives: Array(ranked.dropFirst()), extent: left...right)
        }
        return RecognizedLine(independent: characters)
    }

    /// Returns the characters of each column, the likeliest first, by the means of the scores of all looks that are needed.
    private mutating func columns(
        of line: Image, between edges: [Double]
    ) throws(TextRecognitionError) -> [[AlternativeCharacter]] {
        let extent = edges[edges.count - 1] - edges[0], pitch = extent / Double(edges.count - 1)
        let share = max(extent, .leastNormalMagnitude)
        let scaledWidth = Int(
            min(Double(Self.mostWidth), (Double((edges.count - 1) * Self.columnWidth) / share).rounded()))
        let scaled = try processed { () throws(ImageProcessingError) in
            try line.resized(width: max(1, scaledWidth), height: Self.inputHeight)
        }
        let mostColumns = Self.mostColumns
        let (width, classCount) = (mostColumns * Self.columnWidth, CharacterLattice.mrzAlphabet.count)
        var sums = [Float](repeating: 0, count: classCount * mostColumns)
        var columns: [[AlternativeCharacter]] = []
        for (index, look) in Self.looks.enumerated() {
            let seen = Self.columns(of: scaled, between: edges.map { $0 + look * pitch })
            let scores = try network.scores(
                for: seen.networkInput(width: width, height: Self.inputHeight), width: width, classCount: classCount,
                frameCount: mostColumns)
            for (place, score) in scores.enumerated() { sums[place] += score }
            columns = (0..<edges.count - 1).map { column in
                Self.ranked(stride(from: column, to: sums.count, by: mostColumns).map { sums[$0] / Float(index + 1) })
            }
            if columns.allSatisfy({ $0[0].confidence >= Self.sure }) { break }
        }
        return columns
    }

    /// The edges of columns, half way between their middles; one more than there are columns.
    private static func edges(between centres: [Double]) -> [Double] {
        guard centres.count > 1 else { return [0, 1] }
        let inner = zip(centres, centres.dropFirst()).map { ($0 + $1) / 2 }
        return [2 * centres[0] - inner[0]] + inner + [2 * centres[centres.count - 1] - inner[inner.count - 1]]
    }

    /// Returns the columns of a crop, which is as high as the network's input, as it sees them: one beside the other, equally
    /// wide.
    private static func columns(of scaled: Image, between edges: [Double]) -> Image {
        let count = edges.count - 1
        let places = (0..<count * columnWidth).map { x in
            let column = x / columnWidth
            let inColumn = (Double(x % columnWidth) + 0.5) / Double(columnWidth)
            let place = edges[column] + (edges[column + 1] - edges[column]) * inColumn
            return min(max(place * Double(scaled.width) - 0.5, 0), Double(scaled.width - 1))
        }
        let pixels = (0..<inputHeight).flatMap { y in
            let row = scaled.pixels[y * scaled.width..<(y + 1) * scaled.width]
            return places.map { place in
                let left = row.startIndex + Int(place), right = min(left + 1, row.endIndex - 1)
                let share = place - Double(Int(place))
                return UInt8((Double(row[left]) * (1 - share) + Double(row[right]) * share).rounded())
            }
        }
        return Image(width: places.count, height: inputHeight, pixelFormat: .grey, pixels: pixels)
    }

    /// All characters with their probabilities, of their scores, the likeliest first.
    private static func ranked(_ scores: [Float]) -> [AlternativeCharacter] {
        let highest = scores.max() ?? 0
        let weights = scores.map { Double(exp($0 - highest)) }
        let total = weights.reduce(0, +)
        return zip(CharacterLattice.mrzAlphabet, weights)
            .map { AlternativeCharacter(character: $0, confidence: $1 / total) }
            .sorted { $0.confidence > $1.confidence }
    }
}
