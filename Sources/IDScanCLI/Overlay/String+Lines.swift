import Drawing

extension String {
    /// This text without characters that move the pen or are not seen: a space stands for each.
    var drawable: String {
        let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: " "
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Breaks this text into lines: at its own line breaks, between words, and within a word that is too long.
    ///
    /// - Parameters:
    ///   - width: The width of a line, in pixels.
    ///   - style: The style of the text.
    ///   - ruler: A canvas that measures letters.
    /// - Returns: One line at least.
    func lines(width: Double, style: Canvas.TextStyle, ruler: borrowing Canvas) -> [String] {
        var lines: [String] = []
        for paragraph in split(separator: "\n") {
            var line = ""
            for word in String(paragraph).drawable.split(separator: " ").map(String.init) {
                let longer = line.isEmpty ? word : line + " " + word
                if ruler.width(of: longer, style) <= width {
                    line = longer
                    continue
                }
                if !line.isEmpty { lines.append(line) }
                line = word
                while line.count > 1, ruler.width(of: line, style) > width {
                    let head = line.prefix(width: width, style: style, ruler: ruler)
                    lines.append(head)
                    line = String(line.dropFirst(head.count))
                }
            }
            if !line.isEmpty { lines.append(line) }
        }
        return lines.isEmpty ? [""] : lines
    }

    /// Returns as many characters as fit, one at least.
    private func prefix(width: Double, style: Canvas.TextStyle, ruler: borrowing Canvas) -> String {
        var head = String(prefix(1))
        for character in dropFirst() {
            if ruler.width(of: head + String(character), style) > width { break }
            head.append(character)
        }
        return head
    }

    /// The name of a field as words: `documentNumber` becomes `Document number`.
    var asCaption: String {
        var words = ""
        for character in self {
            let startsWord =
                character.isUppercase || character.isNumber && words.last?.isNumber == false || character == "-"
                || character == "_"
            if startsWord, !words.isEmpty { words.append(" ") }
            if character != "-", character != "_" {
                words.append(words.isEmpty ? character.uppercased() : character.lowercased())
            }
        }
        return words
    }
}
