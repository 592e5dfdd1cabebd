import SystemLibrary

/// The probability of each character at each place along a line: the output of a line network, before anyone decided.
///
/// The line is cut into frames from left to right. In each frame the network tells the probability of each character of
/// its alphabet, and the probability that no character has its peak there (the blank). A text's probability is the sum
/// over all ways to lay its characters and blanks along the frames. Equal neighbours merge unless a blank parts them
/// (connectionist temporal classification; Graves 2006).
public struct CharacterLattice: Sendable {
    /// The characters that the network tells apart.
    public let alphabet: [Character]
    /// The number of frames that the line was cut into.
    public let frameCount: Int
    /// Frame by frame, the classes' probabilities.
    let probabilities: [Double]
    /// The 37 characters of machine-readable zones: `A` to `Z`, `0` to `9` and the filler `<`.
    public static let mrzAlphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<")

    /// Frame by frame, the natural logarithms of the classes' probabilities.
    let logProbabilities: [Float]

    /// The number of classes in a frame: the alphabet, then the blank.
    var classCount: Int { alphabet.count + 1 }
    /// The class that means "no character here".
    var blank: Int { alphabet.count }

    /// Creates a lattice from a network's output.
    ///
    /// - Parameters:
    ///   - scores: Class by class, in the order of the alphabet with the blank last, one finite number per frame; the
    ///     exponential function of a score is proportional to the class's probability in that frame.
    ///   - alphabet: The characters, each once: by default the ones of machine-readable zones.
    /// - Precondition: There are as many scores for each class.
    public init(scores: [Float], alphabet: [Character] = mrzAlphabet) {
        let classCount = alphabet.count + 1
        precondition(scores.count.isMultiple(of: classCount), "each class has a score in every frame")
        let frameCount = scores.count / classCount
        var probabilities = [Double](repeating: 0, count: scores.count)
        var logProbabilities = [Float](repeating: 0, count: scores.count)
        for frame in 0..<frameCount {
            let places = stride(from: frame, to: scores.count, by: frameCount)
            let highest = places.reduce(-Float.infinity) { max($0, scores[$1]) }
            let start = frame * classCount
            var (total, symbol) = (0.0, start)
            for place in places {
                let weight = exp(Double(scores[place] - highest))
                probabilities[symbol] = weight
                total += weight
                symbol += 1
            }
            let logTotal = Double(highest) + log(total)
            symbol = start
            for place in places {
                probabilities[symbol] /= total
                logProbabilities[symbol] = Float(max(Double(scores[place]) - logTotal, Self.leastLogarithm))
                symbol += 1
            }
        }
        self.alphabet = alphabet
        self.frameCount = frameCount
        self.probabilities = probabilities
        self.logProbabilities = logProbabilities
    }

    /// A probability too small for a floating-point number is still not minus infinity, which means "not allowed".
    private static let leastLogarithm = log(Double.leastNormalMagnitude)

    /// Returns the same lattice as if there were no characters but some.
    func allowing(_ characters: Set<Character>) -> CharacterLattice {
        // A logarithm so low that nothing is left of the probability.
        let never = -Float.greatestFiniteMagnitude / 4
        let scores = (0..<classCount).flatMap { symbol in
            let isAllowed = symbol == blank || characters.contains(alphabet[symbol])
            return (0..<frameCount).map { isAllowed ? logProbabilities[$0 * classCount + symbol] : never }
        }
        return CharacterLattice(scores: scores, alphabet: alphabet)
    }

    /// Returns the same lattice as if some characters were others, or were not there.
    ///
    /// - Parameter classes: For each character the class that takes its probability; nil for none.
    /// - Returns: The lattice, and the natural logarithm of the probability that no character is one of those that are not there.
    func merging(into classes: [Int?]) -> (lattice: CharacterLattice, logShare: Double) {
        var (sums, shares) = (
            [Double](repeating: 0, count: probabilities.count), [Double](repeating: 0, count: frameCount)
        )
        for symbol in 0..<classCount {
            guard let target = symbol == blank ? blank : classes[symbol] else { continue }
            for frame in 0..<frameCount {
                let probability = probabilities[frame * classCount + symbol]
                sums[target * frameCount + frame] += probability
                shares[frame] += probability
            }
        }
        func logarithm(_ value: Double) -> Double { max(log(value), Self.leastLogarithm) }
        return (
            CharacterLattice(scores: sums.map { Float(logarithm($0)) }, alphabet: alphabet),
            shares.reduce(0) { $0 + logarithm($1) }
        )
    }

    /// Returns the reading that follows the likeliest class of every frame.
    ///
    /// Its characters' confidences are exact posteriors: see ``RecognizedCharacter/confidence``.
    public func bestLine() -> RecognizedLine {
        line(alignedTo: likeliestAlignment())
    }

    /// Returns the same reading with its characters judged beside each other; ``bestLine()`` where there are no kinds.
    func bestLine(judgedBy kinds: CharacterKinds?) -> RecognizedLine {
        let line = bestLine()
        guard let characters = kinds?.judged(line.characters) else { return line }
        return RecognizedLine(
            characters: characters, logLikelihood: logLikelihood(of: String(characters.map(\.character))))
    }

    /// Returns the likeliest reading of so many characters.
    ///
    /// The length chooses the characters; it does not lend them confidence. One that the network did not see keeps the low probability
    /// that the network gave it.
    ///
    /// - Returns: The reading, or nil when the lattice has too few frames for it.
    /// - Precondition: The alphabet has no more than 64 characters.
    public func bestLine(ofLength count: Int) -> RecognizedLine? {
        precondition(alphabet.count <= UInt64.bitWidth, "each character has a bit")
        return ExactLengthSearch(lattice: self, count: count).bestAlignment().map(line(alignedTo:))
    }

    /// Returns the natural logarithm of the probability that the line says exactly `text`.
    ///
    /// All texts together have probability 1. Minus infinity is one that the lattice cannot hold, has characters
    /// beyond the alphabet, or is less probable than floating-point numbers tell from 0.
    public func logLikelihood(of text: String) -> Double {
        let symbols = text.map { alphabet.firstIndex(of: $0) }
        let known = symbols.compactMap(\.self)
        return known.count == symbols.count ? logLikelihood(ofSymbols: known) : -.infinity
    }

    /// Returns the probability that the line says exactly `text`.
    func likelihood(of text: String) -> Double { exp(logLikelihood(of: text)) }

    /// The probability of a class in a frame.
    func probability(of symbol: Int, in frame: Int) -> Double {
        probabilities[frame * classCount + symbol]
    }

    /// The probabilities of all classes in a frame.
    func probabilities(in frame: Int) -> ArraySlice<Double> {
        probabilities[frame * classCount..<(frame + 1) * classCount]
    }

    /// The likeliest class of every frame, equal neighbours merged, blanks dropped.
    private func likeliestAlignment() -> [AlignedSymbol] {
        var aligned: [AlignedSymbol] = []
        var previous = blank
        for frame in 0..<frameCount {
            let classes = frame * classCount..<(frame + 1) * classCount
            let likeliest = classes.max { logProbabilities[$0] < logProbabilities[$1] }.map { $0 - classes.lowerBound }
            let symbol = likeliest ?? blank
            if symbol == previous, symbol != blank, let last = aligned.last {
                aligned[aligned.count - 1].frames = last.frames.lowerBound..<frame + 1
            } else if symbol != blank {
                aligned.append(AlignedSymbol(symbol: symbol, frames: frame..<frame + 1))
            }
            previous = symbol
        }
        return aligned
    }
}

/// A character of a reading and the frames in which it stands.
struct AlignedSymbol: Hashable {
    /// Its place in the alphabet.
    let symbol: Int
    /// At least one frame.
    var frames: Range<Int>

    /// The frame where the lattice sees the character best.
    func peak(in lattice: CharacterLattice) -> Int {
        frames.max { lattice.probability(of: symbol, in: $0) < lattice.probability(of: symbol, in: $1) }
            ?? frames.lowerBound
    }

    /// The place of the character's centre, in frames.
    func centre(in lattice: CharacterLattice) -> Double {
        let weights = frames.map { lattice.probability(of: symbol, in: $0) }
        let total = weights.reduce(0, +)
        guard total > 0 else { return Double(frames.lowerBound + frames.upperBound) / 2 }
        return zip(frames, weights).reduce(0) { $0 + (Double($1.0) + 0.5) * $1.1 } / total
    }
}
