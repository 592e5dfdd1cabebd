import TextRecognition

/// Completes texts whose lines were seen too short: closer looks reach farther, and show more of the text.
struct CutText {
    /// The letters and digits that were seen, capitals.
    private let letters: [Character]

    /// A letter beyond those that were seen is read with this confidence at least.
    private static let sure = 0.5
    /// The number of closer looks that must see the same.
    private static let leastAlike = 4
    /// Shorter texts are found in others by chance.
    private static let fewLetters = 4

    init(_ text: String) { letters = FoldedText(text).characters.filter { $0 != " " } }

    /// The whole text, if closer looks show more of it.
    func completed(by readings: [RecognizedTextObservation]) -> String? {
        guard letters.count >= Self.fewLetters else { return nil }
        var counts: [String: (count: Int, text: String)] = [:]
        for reading in readings {
            guard let text = part(of: reading.line.characters) else { continue }
            let key = String(FoldedText(text).characters)
            counts[key] = ((counts[key]?.count ?? 0) + 1, text)
        }
        let seen = counts.filter { $0.value.count >= Self.leastAlike && $0.key.count { $0 != " " } > letters.count }
        return seen.max { ($0.key.count, $1.key) < ($1.key.count, $0.key) }?.value.text
    }

    /// The text in a reading, and the letters that touch it; its first or its last letter may have been cut through.
    private func part(of characters: [RecognizedCharacter]) -> String? {
        var (own, places) = ([Character](), [Int]())
        for (index, character) in characters.enumerated() {
            for letter in FoldedText(String(character.character)).characters {
                own.append(letter)
                places.append(index)
            }
        }
        for wanted in [letters[...], letters.dropLast(), letters.dropFirst()] {
            guard let start = own.indices.first(where: { own[$0...].starts(with: wanted) }) else { continue }
            var (first, last) = (places[start], places[start + wanted.count - 1])
            while first > 0, characters[first - 1].isSureLetter(Self.sure) { first -= 1 }
            while last + 1 < characters.count, characters[last + 1].isSureLetter(Self.sure) { last += 1 }
            return String(characters[first...last].map(\.character))
        }
        return nil
    }
}

extension RecognizedCharacter {
    fileprivate func isSureLetter(_ least: Double) -> Bool {
        (character.isLetter || character.isNumber) && confidence >= least
    }
}
