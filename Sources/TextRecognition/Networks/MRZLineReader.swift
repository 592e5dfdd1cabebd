public import Imaging
import ImageProcessing

/// Reads lines of machine-readable zones with a network of our own, trained on synthetic OCR-B.
public struct MRZLineReader: ~Copyable {
    /// The size that the network was trained on, in pixels.
    private static let inputWidth = 640, inputHeight = 32

    private var network: EmbeddedNetwork

    /// Loads the embedded network; nothing is opened, now or later.
    ///
    /// - Throws: ``TextRecognitionError`` when it cannot be loaded.
    public init() throws(TextRecognitionError) { try self.init(network: .mrzLines) }

    /// Loads a network, which may turn out to be another kind when it is first used.
    init(network model: EmbeddedModel) throws(TextRecognitionError) { network = try EmbeddedNetwork(model) }

    /// Returns the characters that the network sees in a line.
    ///
    /// - Parameter line: A grey, level crop of one line, dark on light, as tight as can be; of any size.
    /// - Throws: ``TextRecognitionError`` when the network fails.
    /// - Precondition: The image is grey.
    public mutating func lattice(for line: Image) throws(TextRecognitionError) -> CharacterLattice {
        precondition(line.pixelFormat == .grey, "the network reads grey images")
        let resized = try processed { () throws(ImageProcessingError) in
            try line.resized(width: Self.inputWidth, height: Self.inputHeight)
        }
        return CharacterLattice(
            scores: try network.scores(
                for: resized.networkInput(width: Self.inputWidth, height: Self.inputHeight), width: Self.inputWidth,
                classCount: CharacterLattice.mrzAlphabet.count + 1))
    }

    /// Reads a line.
    ///
    /// - Parameter line: A level crop of one line, dark on light, as tight as can be.
    /// - Returns: The text; an empty one with confidence 0 when the picture shows none.
    /// - Throws: ``TextRecognitionError`` when the network or OpenCV fails, never because a picture shows no text.
    public mutating func recognizeLine(in line: Image) throws(TextRecognitionError) -> RecognizedTextObservation {
        let lattice = try lattice(for: line)
        return RecognizedTextObservation(line: lattice.bestLine(), lattice: lattice, corners: line.bounds)
    }
}

extension RecognizedTextObservation {
    /// The number of readings that are told.
    private static let candidateCount = 5

    /// The candidates are the line itself and those that differ from it by one alternative character.
    fileprivate init(line: RecognizedLine, lattice: CharacterLattice, corners: Quadrilateral) {
        let characters = line.characters.map(\.character)
        let changes = characters.indices
            .flatMap { index in line.characters[index].alternatives.map { (index, $0) } }
            .sorted { $0.1.confidence > $1.1.confidence }
            .prefix(Self.candidateCount - 1)
        let changed = changes.map { index, alternative in
            String(characters[..<index] + [alternative.character] + characters[(index + 1)...])
        }
        let candidates = ([line.text] + changed).map {
            TextCandidate(text: $0, confidence: lattice.likelihood(of: $0))
        }
        self.init(line: line, candidates: candidates.sorted { $0.confidence > $1.confidence }, corners: corners)
    }
}
