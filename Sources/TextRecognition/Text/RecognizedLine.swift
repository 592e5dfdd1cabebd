import SystemLibrary

/// One reading of a line of text.
public struct RecognizedLine: Hashable, Sendable {
    /// The characters, from left to right; words are parted by single spaces.
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

    /// The mean of the characters' confidences, spaces left out; 0 for an empty line.
    ///
    /// It tells text from other strips; one wrong character hardly lowers it, for which see ``lowestConfidence``.
    public var confidence: Double { characters.meanConfidence }

    /// The lowest of the characters' confidences, 0 for an empty line.
    public var lowestConfidence: Double { characters.map(\.confidence).min() ?? 0 }
}

extension RecognizedLine {
    /// Creates a reading from characters that were judged one by one.
    init(independent characters: [RecognizedCharacter]) {
        self.init(characters: characters, logLikelihood: characters.reduce(0) { $0 + log($1.confidence) })
    }

    /// Returns the most probable readings, made by exchanging characters for their alternatives.
    ///
    /// - Parameter limit: The largest number of readings.
    /// - Returns: The readings, the most probable first; this one is among them.
    func candidates(limit: Int) -> [TextCandidate] {
        var best = [TextCandidate(text: "", confidence: 1)]
        for character in characters {
            let choices =
                [AlternativeCharacter(character: character.character, confidence: character.confidence)]
                + character.alternatives
            best = best.flatMap { start in
                choices.map {
                    TextCandidate(
                        text: start.text + String($0.character), confidence: start.confidence * $0.confidence)
                }
            }
            best.sort { $0.confidence > $1.confidence }
            best.removeLast(max(0, best.count - limit))
        }
        return best
    }
}

extension [RecognizedCharacter] {
    /// The mean of the confidences, spaces left out; 0 when there are none.
    var meanConfidence: Double {
        let seen = filter { $0.character != " " }
        return seen.isEmpty ? 0 : seen.reduce(0) { $0 + $1.confidence } / Double(seen.count)
    }
}
