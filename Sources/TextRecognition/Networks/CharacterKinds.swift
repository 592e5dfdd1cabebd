import Resources
import SystemLibrary

/// The kinds of characters that follow each other in text: digits follow digits, small letters follow small letters.
///
/// They know no word and no language, and tell a `0` among digits from an `O` among capitals. How often a kind follows two others was
/// counted in the invented texts of `Training/latin_training/kinds.py`.
struct CharacterKinds: Sendable {
    /// The kinds, each by one of its characters, the edge of a line first.
    private let kinds: [Character]
    /// By a kind, the next and the third one: how much likelier the third is there than elsewhere.
    private let factors: [Double]

    /// The share of what the kinds say that counts: of 0.25 to 1.5 the one that reads most words of receipts.
    private static let weight = 0.5
    /// The kind of the edge of a line.
    private static let edge = 0

    /// The kinds of text that is no document's.
    static let print = CharacterKinds(ResourceFolder.models["print-kinds.txt"].text)

    /// Reads a table: a line with the kinds, then for each two of them a line with the logarithms for each third, in hundredths.
    init(_ table: String) {
        let lines = table.split(separator: "\n")
        kinds = lines.first.map(Array.init) ?? []
        factors = lines.dropFirst().joined(separator: " ").split(separator: " ").map {
            exp(Self.weight * (Double($0) ?? 0) / 100)
        }
        precondition(
            factors.count == kinds.count * kinds.count * kinds.count, "the table has a number for three kinds each")
    }

    /// The kind of a character: itself, or the one that stands for its kind.
    private func kind(of character: Character) -> Int {
        let shown: Character =
            switch character {
            case "0"..."9" where character.isASCII: "0"
            case "A"..."Z" where character.isASCII: "A"
            case "a"..."z" where character.isASCII: "a"
            case "(", ")", "[", "]": "("
            case _ where character.isLetter: character.isUppercase ? "Á" : "á"
            default: character
            }
        return kinds.lastIndex(of: shown) ?? kinds.lastIndex(of: "#") ?? Self.edge
    }

    private func factor(_ first: Int, _ second: Int, _ third: Int) -> Double {
        factors[(first * kinds.count + second) * kinds.count + third]
    }

    /// Judges the characters of a line by their neighbours, from left to right. At each place the likeliest character is chosen among
    /// those that were seen there. Their probabilities add up to the same sum as before.
    func judged(_ characters: [RecognizedCharacter]) -> [RecognizedCharacter] {
        // Two edges stand before the line, and two behind it.
        var seen = [Self.edge, Self.edge] + characters.map { kind(of: $0.character) } + [Self.edge, Self.edge]
        return characters.enumerated().map { place, character in
            guard !character.alternatives.isEmpty else { return character }
            let choices =
                [AlternativeCharacter(character: character.character, confidence: character.confidence)]
                + character.alternatives
            let weights = choices.map { choice in
                seen[place + 2] = kind(of: choice.character)
                return (place...place + 2).reduce(choice.confidence) {
                    $0 * factor(seen[$1], seen[$1 + 1], seen[$1 + 2])
                }
            }
            let share = choices.reduce(0) { $0 + $1.confidence } / weights.reduce(0, +)
            let judged = zip(choices, weights).map {
                AlternativeCharacter(character: $0.character, confidence: $1 * share)
            }
            .sorted { $0.confidence > $1.confidence }
            seen[place + 2] = kind(of: judged[0].character)
            return RecognizedCharacter(
                character: judged[0].character, confidence: judged[0].confidence,
                alternatives: Array(judged.dropFirst()),
                extent: character.extent)
        }
    }
}
