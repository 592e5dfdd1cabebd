public import Imaging
import ImageProcessing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads lines of machine-readable zones with a network of our own, trained on synthetic OCR-B.
public struct MRZLineReader: ~Copyable {
    /// The size that the network was trained on, in pixels.
    private static let inputWidth = 640, inputHeight = 32

    private let model: String
    private var network: NeuralNetwork

    /// Loads the embedded network; nothing is opened, now or later.
    ///
    /// - Throws: ``TextRecognitionError`` when it cannot be loaded.
    public init() throws(TextRecognitionError) {
        try self.init(network: .mrzLines)
    }

    init(network model: EmbeddedModel) throws(TextRecognitionError) {
        let name = model.name
        var network: NeuralNetwork
        do throws(ImageProcessingError) {
            network = try NeuralNetwork(onnx: model.bytes)
        } catch {
            throw TextRecognitionError(model: name, reason: error.description)
        }
        // The first run shows whether it is a line network, and does what is done only once.
        let nothing = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255])
        _ = try Self.lattice(for: nothing, network: &network, name: name)
        self.model = name
        self.network = network
    }

    /// Returns what the network sees in a line.
    ///
    /// - Parameter line: A grey, level crop of one line, dark on light, as tight as can be; of any size.
    /// - Throws: ``TextRecognitionError`` when the network fails.
    /// - Precondition: The image is grey.
    public mutating func lattice(for line: Image) throws(TextRecognitionError) -> CharacterLattice {
        precondition(line.pixelFormat == .grey, "the network reads grey images")
        return try Self.lattice(for: line, network: &network, name: model)
    }

    private static func lattice(
        for line: Image, network: inout NeuralNetwork, name: String
    ) throws(TextRecognitionError) -> CharacterLattice {
        let output: (values: [Float], shape: [Int])
        do throws(ImageProcessingError) {
            let resized = try line.resized(width: inputWidth, height: inputHeight)
            output = try network.output(for: resized.networkInput, shape: [1, 1, inputHeight, inputWidth])
        } catch {
            throw TextRecognitionError(model: name, reason: error.description)
        }
        guard output.shape.count == 4, output.shape[0] == 1, output.shape[1] == CharacterLattice.classCount,
            output.shape[2] == 1, output.values.allSatisfy(\.isFinite)
        else { throw TextRecognitionError(model: name, reason: "its output, shaped \(output.shape), is no lattice") }
        return CharacterLattice(scores: output.values)
    }
}

extension MRZLineReader: LineRecognizer {
    public mutating func recognizeLine(in line: Image) throws(TextRecognitionError) -> RecognizedTextObservation {
        let lattice = try lattice(for: line)
        return RecognizedTextObservation(line: lattice.bestLine(), lattice: lattice, corners: line.bounds)
    }
}

extension RecognizedTextObservation {
    /// How many readings are told.
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
            TextCandidate(text: $0, confidence: exp(lattice.logLikelihood(of: $0)))
        }
        self.init(line: line, candidates: candidates.sorted { $0.confidence > $1.confidence }, corners: corners)
    }
}
