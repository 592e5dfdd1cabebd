/// One reading of a line of text.
public struct RecognizedLine: Hashable, Sendable {
    /// The characters, from left to right.
    public let characters: [RecognizedCharacter]
    /// The natural logarithm of the probability that the line says exactly this: 0 is certain.
    ///
    /// Readings of the same line are compared by it, whatever their lengths and syntaxes.
    public let logLikelihood: Double

    /// Creates a reading from its characters.
    public init(characters: [RecognizedCharacter], logLikelihood: Double) {
        self.characters = characters
        self.logLikelihood = logLikelihood
    }

    /// The characters as text.
    public var text: String { String(characters.map(\.character)) }

    /// The mean of the characters' confidences, 0 for an empty line.
    ///
    /// It tells text from other strips; one wrong character hardly lowers it, for which see ``lowestConfidence``.
    public var confidence: Double {
        characters.isEmpty ? 0 : characters.reduce(0) { $0 + $1.confidence } / Double(characters.count)
    }

    /// The lowest of the characters' confidences, 0 for an empty line.
    public var lowestConfidence: Double { characters.map(\.confidence).min() ?? 0 }
}
