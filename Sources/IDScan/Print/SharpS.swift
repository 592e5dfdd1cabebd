import TextRecognition

/// The letter `ß` between capitals, as German cards have it: models of many languages take it for `B` or `R`.
///
/// A model of German that may read neither of these shows where it is: it leaves out what is a `B` or an `R` indeed.
enum SharpS {
    /// The letters that are taken for it.
    private static let lookalikes: Set<Character> = ["B", "R"]
    /// What the model of German may read.
    static let letters = Set("ACDEFGHIJKLMNOPQSTUVWXYZÄÖÜß0123456789 -.[]ab")
    /// It stands behind vowels only.
    private static let vowels = Set("AEIOUÄÖÜ")
    /// How far apart the same letter is read by two models, in widths of a letter.
    private static let tolerance = 1.5

    /// Whether some letter of a text may be one.
    static func isPossible(in text: String) -> Bool { !places(in: Array(text)).isEmpty }

    /// Where it may be.
    private static func places(in text: [Character]) -> [Int] {
        text.indices.dropFirst().filter { lookalikes.contains(text[$0]) && vowels.contains(text[$0 - 1]) }
    }

    /// Returns a line with `ß` for the letters that were taken for others.
    ///
    /// - Parameters:
    ///   - line: The line as it was read.
    ///   - german: The same line as the model of German reads it with ``letters`` only.
    static func restored(in line: RecognizedLine, by german: RecognizedLine) -> RecognizedLine {
        var characters = line.characters
        let width = 1 / Double(max(characters.count, 1))
        for sharp in german.characters where sharp.character == "ß" {
            let place = places(in: characters.map(\.character)).min {
                characters[$0].distance(to: sharp) < characters[$1].distance(to: sharp)
            }
            guard let place, characters[place].distance(to: sharp) < tolerance * width else { continue }
            characters[place] = sharp
        }
        return RecognizedLine(characters: characters, logLikelihood: line.logLikelihood)
    }
}

extension RecognizedCharacter {
    /// How far the middles of two characters of the same line are apart, as a fraction of its width.
    fileprivate func distance(to other: RecognizedCharacter) -> Double {
        abs(extent.lowerBound + extent.upperBound - other.extent.lowerBound - other.extent.upperBound) / 2
    }
}
