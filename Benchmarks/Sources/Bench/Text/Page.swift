import SpecimenCards

/// A page of print.
struct Page {
    let printed: PrintedText
    /// The text of the page, with single spaces.
    let characters: [Character]

    /// The typeface, the size, the width of lines and where the text begins follow from a number.
    init(number: Int, paragraphs: [String], fonts: [FontFile]) {
        let start = number / 3 % paragraphs.count
        let length = 60 + number % 4 * 8
        var lines: [String] = []
        for index in 0..<paragraphs.count where lines.count < 34 {
            if !lines.isEmpty { lines.append("") }
            var line = ""
            for word in paragraphs[(start + index) % paragraphs.count].split(separator: " ") {
                if line.count + word.count >= length {
                    lines.append(line)
                    line = ""
                }
                line += (line.isEmpty ? "" : " ") + word
            }
            lines.append(line)
        }
        printed = PrintedText(
            lines: lines, size: Double(30 + number % 5 * 5), font: fonts[number / 3 % fonts.count],
            margin: 150)
        characters = Self.normalized(lines.joined(separator: " "))
    }

    private static func normalized(_ text: String) -> [Character] {
        Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// The number of characters that are inserted, removed or replaced in a reading (Levenshtein); line breaks do
    /// not matter.
    func errors(in text: String) -> Int {
        editDistance(characters, Self.normalized(text))
    }
}
