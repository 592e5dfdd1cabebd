/// A script that a network of ours knows beside the Latin one, which has many letters that look the same.
package enum LetterScript: CaseIterable {
    case cyrillic, greek

    /// Latin letters, and the letters of this script that look the same.
    private var likeLatin: [Character: Character] {
        let (latin, own) =
            switch self {
            case .cyrillic: ("ABCEHIJKMOPSTXYaceijopsxy", "АВСЕНІЈКМОРЅТХУасеіјорѕху")
            case .greek: ("ABEHIKMNOPTXYZov", "ΑΒΕΗΙΚΜΝΟΡΤΧΥΖον")
            }
        return Dictionary(uniqueKeysWithValues: zip(latin, own))
    }

    /// Letters of the other script, and the letters of this one that look the same.
    private var likeOther: [Character: Character] {
        let (cyrillic, greek) = ("АВЕНІКМОРТХУГПФокр", "ΑΒΕΗΙΚΜΟΡΤΧΥΓΠΦοκρ")
        return Dictionary(
            uniqueKeysWithValues: self == .cyrillic ? Array(zip(greek, cyrillic)) : Array(zip(cyrillic, greek)))
    }

    /// True for a letter of this script.
    package func has(_ letter: Character) -> Bool {
        guard let scalar = letter.unicodeScalars.first?.value else { return false }
        return (self == .cyrillic ? 0x400...0x52F : 0x370...0x3FF).contains(scalar)
    }

    /// True for a letter of this script that no Latin one looks like.
    package func alone(has letter: Character) -> Bool { has(letter) && !likeLatin.values.contains(letter) }

    /// The classes of an alphabet that take the probabilities of its classes in a line in this script and in Latin letters: of letters
    /// that look the same those of this script, of other letters of the other script none.
    func classes(of alphabet: [Character]) -> [Int?] {
        let like = likeLatin.merging(likeOther) { own, _ in own }
        let other = Self.allCases.first { $0 != self }
        return alphabet.map { letter in
            like[letter].flatMap(alphabet.firstIndex)
                ?? (other?.has(letter) == true ? nil : alphabet.firstIndex(of: letter))
        }
    }

    /// Capitals whose small letters look otherwise: they tell the case of a word.
    private var telling: Set<Character> { Set(self == .cyrillic ? "АБЕЁРУФІЇЈЂЋҺ" : "ΑΓΔΕΖΗΛΜΝΞΡΣΥΩΆΈΉΊΌΎΏΪΫ") }

    /// Words of fewer letters are written in any case.
    private static let fewLetters = 4

    /// Returns a line in this script with its words as people write them.
    ///
    /// Words are in Latin letters if more of their letters are only Latin than only of this script, or if they have a digit and no
    /// letter that is only of this script; all are where no letter of the line is. Words in this script have large or small letters, not
    /// both: many look the same.
    func spelled(_ characters: [RecognizedCharacter]) -> [RecognizedCharacter] {
        let latin = Dictionary(uniqueKeysWithValues: likeLatin.map { ($1, $0) })
        let isLatin = !characters.contains { alone(has: $0.character) }
        var (read, start) = (characters, 0)
        while start < read.count {
            let end = read[start...].firstIndex { !$0.character.isLetter && !$0.character.isNumber } ?? read.count
            let word = read[start..<end]
            let own = word.count { alone(has: $0.character) }
            let others = word.count { $0.character.isLetter && !has($0.character) }
            if isLatin || others > own || own == 0 && word.contains(where: { $0.character.isNumber }) {
                for place in word.indices {
                    if let letter = latin[read[place].character] { read[place] = read[place].written(letter) }
                }
            } else if word.count(where: { $0.character.isLetter }) >= Self.fewLetters {
                let rest = word.dropFirst().filter { has($0.character) }
                let tellingLetters = rest.filter { $0.character.uppercased().allSatisfy(telling.contains) }
                let large =
                    (tellingLetters.isEmpty ? rest : tellingLetters).reduce(0) {
                        $0 + ($1.character.isUppercase ? $1.confidence : -$1.confidence)
                    } > 0
                for place in word.indices where has(read[place].character) && (large || place > start) {
                    let letter = read[place].character
                    let cased = large ? letter.uppercased() : letter.lowercased()
                    // A final sigma is a small letter already.
                    if cased.count == 1, let cased = cased.first, letter.isUppercase != large {
                        read[place] = read[place].written(cased)
                    }
                }
            }
            start = end + 1
        }
        return read
    }
}

extension RecognizedCharacter {
    /// The same character as another letter that looks the same.
    fileprivate func written(_ letter: Character) -> RecognizedCharacter {
        RecognizedCharacter(character: letter, confidence: confidence, alternatives: alternatives, extent: extent)
    }
}
