/// The direction of lines: poppler gives the words and letters of each as they stand, from left to right.
extension [StoredText.Word] {
    /// The words of a line in the order in which they are read, and their letters, too.
    ///
    /// This undoes the reordering of the Unicode Bidirectional Algorithm (UAX #9) as far as what is shown tells it: words of Hebrew
    /// and Arabic run to the left, and so do the words of a line that has more letters of these scripts than of others. In such a
    /// line words of other scripts keep their order among themselves, with the numbers beside them.
    var inReadingOrder: [StoredText.Word] {
        guard contains(where: { Script(of: $0.text) == .rightToLeft }) else { return self }
        return sorted { $0.left < $1.left }.readAsShown
    }

    private var readAsShown: [StoredText.Word] {
        let scripts = map { Script(of: $0.text) }
        let letters = Dictionary(grouping: indices, by: { scripts[$0] }).mapValues { places in
            places.reduce(0) { $0 + self[$1].text.count }
        }
        let runsLeft = letters[.rightToLeft, default: 0] >= letters[.leftToRight, default: 0]
        return runsLeft ? readFromRight(scripts) : readFromLeft(scripts)
    }

    /// The order in a line of Hebrew or Arabic.
    private func readFromRight(_ scripts: [Script]) -> [StoredText.Word] {
        var (order, foreign) = ([StoredText.Word](), [Int]())
        func finish() -> [StoredText.Word] {
            let isOfOtherScript = foreign.contains { scripts[$0] == .leftToRight }
            return (isOfOtherScript ? foreign.reversed() : foreign).map { self[$0] }
        }
        for index in indices.reversed() {
            guard scripts[index] == .rightToLeft else {
                foreign.append(index)
                continue
            }
            order += finish() + [self[index].turned]
            foreign = []
        }
        return order + finish()
    }

    /// The order in a line of another script: words of Hebrew or Arabic that follow each other are read from the right.
    private func readFromLeft(_ scripts: [Script]) -> [StoredText.Word] {
        var (order, run) = ([StoredText.Word](), [StoredText.Word]())
        for index in indices {
            if scripts[index] == .rightToLeft {
                run.insert(self[index].turned, at: 0)
            } else {
                order += run + [self[index]]
                run = []
            }
        }
        return order + run
    }
}

/// The direction of a word's letters.
private enum Script {
    case rightToLeft, leftToRight, none

    init(of text: String) {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        self = letters.isEmpty ? .none : letters.contains(where: \.runsLeft) ? .rightToLeft : .leftToRight
    }
}

extension Unicode.Scalar {
    /// True for a letter of a script that runs to the left: of the blocks whose letters have the bidirectional class R or AL (Unicode
    /// 15, DerivedBidiClass), such as Hebrew and Arabic; numbers of theirs do not.
    var runsLeft: Bool {
        switch value {
        case 0x0660...0x0669, 0x06F0...0x06F9: false
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

extension StoredText.Word {
    /// A word of Hebrew or Arabic, read from the right; its numbers and its parts in other scripts are not turned.
    fileprivate var turned: StoredText.Word {
        var (letters, run) = ([Character](), [Character]())
        for character in text.reversed() {
            if let scalar = character.unicodeScalars.first, !scalar.runsLeft, character.isLetter || character.isNumber {
                run.insert(character, at: 0)
            } else {
                letters += run + [Self.mirrored[character] ?? character]
                run = []
            }
        }
        return StoredText.Word(
            text: String(letters + run), left: left, top: top, right: right, bottom: bottom, runsLeft: true)
    }

    /// Brackets that are shown as the other one where text runs to the left.
    private static let mirrored: [Character: Character] = [
        "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
    ]
}
