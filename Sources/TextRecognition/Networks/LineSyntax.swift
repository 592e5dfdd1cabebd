#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The syntax of a line of a known kind: the number of its characters, and the ones that may stand in each column.
public struct LineSyntax: Hashable, Sendable {
    /// The characters that may stand in each column, from left to right.
    public let columns: [AllowedCharacters]

    /// Creates a syntax from the characters that may stand in each column.
    public init(columns: [AllowedCharacters]) {
        self.columns = columns
    }
}

extension RecognizedLine {
    /// The probability that a line has a character that its syntax does not allow.
    private static let deviation = 0.01
    /// The weight of a place that shows no allowed character, so that one of them does not rule out a line.
    private static let least = 1e-9

    /// Returns the evidence for a syntax: the natural logarithm of the probability, up to a constant, that a line looks
    /// like this whose characters are drawn from those that the syntax allows.
    ///
    /// A syntax that allows less has more evidence, as long as it allows the characters that are there.
    ///
    /// - Returns: The logarithm; minus infinity for a syntax of another length.
    public func evidence(for syntax: LineSyntax) -> Double {
        guard syntax.columns.count == characters.count else { return -.infinity }
        return zip(characters, syntax.columns).reduce(0) { sum, place in
            let (character, allowed) = place
            let seen = [AlternativeCharacter(character: character.character, confidence: character.confidence)]
            let share = (seen + character.alternatives).reduce(Self.least) { share, candidate in
                share + candidate.confidence * Self.share(of: candidate.character, in: allowed)
            }
            return sum + log(share)
        }
    }

    /// The frequency of a character in a place that allows some characters, each as often as the others.
    private static func share(of character: Character, in allowed: AllowedCharacters) -> Double {
        allowed.contains(character)
            ? 1 / Double(allowed.rawValue.nonzeroBitCount) : deviation / Double(AllowedCharacters.alphabet.count)
    }
}
