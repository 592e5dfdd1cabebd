/// The letters and digits of a text, without the marks that people write within a number.
struct CompactText {
    /// The letters, as capitals, and the digits, in ASCII.
    private(set) var characters: [UInt8] = []
    /// The character of the text that each comes from, from 0.
    private(set) var offsets: [Int] = []
    /// The numbers of ``characters`` before which words begin or end.
    private var ends: Set<Int> = [0]

    /// Marks within numbers; zones write each as a filler.
    private static let marks: Set<Character> = [" ", "-", "/", ".", "+", "<"]

    /// True for a letter and a digit of ASCII, and for a mark.
    static func isPart(_ character: Character) -> Bool {
        marks.contains(character) || character.isASCII && (character.isLetter || character.isNumber)
    }

    /// The parts of a text between all other characters.
    static func parts(of text: some StringProtocol) -> [CompactText] {
        var parts: [CompactText] = [], part = CompactText()
        func end() {
            part.ends.insert(part.characters.count)
            if !part.characters.isEmpty { parts.append(part) }
            part = CompactText()
        }
        for (offset, character) in text.enumerated() {
            if marks.contains(character) || character.isWhitespace {
                part.ends.insert(part.characters.count)
            } else if isPart(character) {
                part.characters.append(contentsOf: character.uppercased().utf8)
                part.offsets.append(offset)
            } else {
                end()
            }
        }
        end()
        return parts
    }

    /// Runs of so many characters that begin and end where words do.
    func windows(of count: Int) -> [Range<Int>] {
        ends.filter { ends.contains($0 + count) && $0 + count <= characters.count }.sorted().map { $0..<$0 + count }
    }
}
