import ImageProcessing
import Imaging
import SystemLibrary

/// Reads lines of print with a network that the user brought.
struct CustomLineReader: ~Copyable {
    private let recognizer: CustomRecognizer
    private var network: NeuralNetwork

    /// The height of a line when the network sees it, and the step and the bounds of its width, in pixels.
    private static let inputHeight = 48, widthStep = 16, leastWidth = 48, mostWidth = 3200
    /// The margins of paper around the letters, in their heights.
    private static let margins = LineMargins(above: 0.17, below: 0.17, beside: 0.15)
    /// A character that is less probable than this in all frames is not weighed.
    private static let leastChance: Float = 0.001

    /// Loads a network.
    ///
    /// - Throws: ``TextRecognitionError`` when OpenCV does not take it.
    init(_ recognizer: CustomRecognizer) throws(TextRecognitionError) {
        self.recognizer = recognizer
        network = try processed(by: recognizer.name) { () throws(ImageProcessingError) in
            try NeuralNetwork(onnx: recognizer.bytes)
        }
    }

    /// Reads a strip of a picture, which is grey.
    ///
    /// - Parameter allowedCharacters: The only characters, beside spaces, that are read; nil for all.
    /// - Returns: The text; nil when there is none.
    /// - Throws: ``TextRecognitionError`` when the network or OpenCV fails, or the network's output has another shape.
    mutating func line(
        in strip: TextStrip, of picture: Image, allowedCharacters: Set<Character>?
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        guard let view = try picture.view(of: strip, Self.margins) else { return nil }
        let read = try lattice(for: view.image, of: allowedCharacters).bestLine().words(in: view.letters)
        return read.characters.isEmpty ? nil : RecognizedTextObservation(line: read, corners: strip.corners)
    }

    /// The characters that the network sees in a line: those that have a chance somewhere.
    private mutating func lattice(
        for line: Image, of allowed: Set<Character>?
    ) throws(TextRecognitionError) -> CharacterLattice {
        let ideal = (Double(line.width) * Double(Self.inputHeight) / Double(line.height)).rounded()
        let width = Int(min(max(ideal, 8), Double(Self.mostWidth)))
        let seen = try processed { () throws(ImageProcessingError) in
            try line.resized(width: width, height: Self.inputHeight)
        }
        let inputWidth = max(Self.leastWidth, (width + Self.widthStep - 1) / Self.widthStep * Self.widthStep)
        var input = [Float](repeating: 0, count: seen.height * inputWidth)
        for row in 0..<seen.height {
            for column in 0..<width {
                input[row * inputWidth + column] = Float(seen.pixels[row * width + column]) / 127.5 - 1
            }
        }
        let output = try processed(by: recognizer.name) { () throws(ImageProcessingError) in
            try network.output(for: input, shape: [1, 1, seen.height, inputWidth])
        }
        let classes = try alphabet(ofOutput: output)
        let frameCount = output.shape[1]
        // Frames behind the line's end say nothing.
        let kept = min(frameCount, (frameCount * width + inputWidth - 1) / inputWidth)
        return CharacterLattice(
            frames: (0..<kept).map { Self.probabilities(output.values[$0 * classes.count..<($0 + 1) * classes.count]) },
            classes: classes, leastChance: Self.leastChance, allowed: allowed)
    }

    /// The class's characters, nil for the blank.
    private func alphabet(
        ofOutput output: (values: [Float], shape: [Int])
    ) throws(TextRecognitionError) -> [Character?] {
        let known = [nil] + recognizer.alphabet.map(Optional.some)
        let all = output.shape.last == known.count + 1 ? known + [" "] : known
        guard output.shape.count == 3, output.shape[0] == 1, output.shape[1] > 0, output.shape[2] == all.count,
            output.values.allSatisfy(\.isFinite)
        else {
            throw TextRecognitionError(
                model: recognizer.name,
                reason: """
                    its output, shaped \(output.shape), has no score for each of the \(recognizer.alphabet.count) \
                    characters of its alphabet and a blank
                    """)
        }
        return all
    }

    /// A frame's probabilities: as they are, or of scores.
    private static func probabilities(_ frame: ArraySlice<Float>) -> [Float] {
        let sum = frame.reduce(0, +), highest = frame.max() ?? 0
        if abs(sum - 1) < 0.01, frame.allSatisfy({ $0 >= 0 }) { return Array(frame) }
        let weights = frame.map { exp($0 - highest) }
        let total = weights.reduce(0, +)
        return weights.map { $0 / total }
    }
}

extension CharacterLattice {
    /// A lattice of the characters that have a chance somewhere, or are allowed.
    ///
    /// - Parameters:
    ///   - frames: The probabilities of all classes in each frame.
    ///   - classes: The classes' characters, nil for the blank; several may have one.
    ///   - leastChance: The probability from which on a character has a chance.
    ///   - allowed: The only characters, beside spaces, that are kept; nil for all.
    init(frames: [[Float]], classes: [Character?], leastChance: Float, allowed: Set<Character>?) {
        let wanted = allowed?.union(" ")
        var hasChance = [Bool](repeating: false, count: classes.count)
        for frame in frames {
            for index in frame.indices where frame[index] >= leastChance { hasChance[index] = true }
        }
        var alphabet: [Character] = [], places: [Character: [Int]] = [:], blanks: [Int] = []
        for (index, character) in classes.enumerated() {
            guard let character else {
                blanks.append(index)
                continue
            }
            guard hasChance[index] || wanted != nil, wanted?.contains(character) != false else { continue }
            if places[character] == nil { alphabet.append(character) }
            places[character, default: []].append(index)
        }
        let rows = alphabet.map { places[$0] ?? [] } + [blanks]
        let least = Float.leastNormalMagnitude
        let scores = rows.flatMap { row in
            frames.map { frame in log(max(row.reduce(0) { $0 + frame[$1] }, least)) }
        }
        self.init(scores: scores, alphabet: alphabet)
    }
}
