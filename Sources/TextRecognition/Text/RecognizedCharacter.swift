/// A character that was read in a line.
public struct RecognizedCharacter: Hashable, Sendable {
    /// The character.
    public let character: Character
    /// The probability that this character stands here, and no other, none or two: 0 to 1.
    public let confidence: Double
    /// The other characters that may stand here, the most probable first.
    public let alternatives: [AlternativeCharacter]
    /// From its left to its right end, as fractions of the line's width: 0 to 1.
    public let extent: ClosedRange<Double>

    /// Creates a character from a reading.
    public init(
        character: Character, confidence: Double, alternatives: [AlternativeCharacter], extent: ClosedRange<Double>
    ) {
        self.character = character
        self.confidence = confidence
        self.alternatives = alternatives
        self.extent = extent
    }
}

extension RecognizedCharacter {
    /// The same character with each of its ends elsewhere in a line.
    func moved(_ place: (Double) -> Double) -> RecognizedCharacter {
        RecognizedCharacter(
            character: character, confidence: confidence, alternatives: alternatives,
            extent: place(extent.lowerBound)...place(extent.upperBound))
    }
}

/// A character that may stand where another was read.
public struct AlternativeCharacter: Hashable, Sendable {
    /// The character.
    public let character: Character
    /// The probability of the character: 0 to 1.
    public let confidence: Double

    /// Creates an alternative.
    public init(character: Character, confidence: Double) {
        self.character = character
        self.confidence = confidence
    }
}
