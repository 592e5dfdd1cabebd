extension JSONValue {
    /// The value on one line, as short as it can be.
    public var line: String {
        var text = ""
        appendLine(to: &text, isSpaced: false)
        return text
    }

    /// The value as people write it: a short one stands on one line, a longer one has a line for each member.
    ///
    /// - Parameter level: The number of levels by which it is indented; its first line is not.
    public func page(level: Int = 0) -> String {
        var text = ""
        appendPage(to: &text, level: level, column: Self.indentation * level)
        return text
    }

    /// The number of columns by which a level is indented.
    package static let indentation = 2
    /// The last column of a line, unless a single text is longer.
    private static let lastColumn = 120
}

extension JSONValue {
    private func appendLine(to text: inout String, isSpaced: Bool) {
        let (comma, padding) = isSpaced ? (", ", " ") : (",", "")
        switch self {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let number): text += number
        case .string(let string): string.appendQuoted(to: &text)
        case .array(let elements):
            text += "["
            for (number, element) in elements.enumerated() {
                if number > 0 { text += comma }
                element.appendLine(to: &text, isSpaced: isSpaced)
            }
            text += "]"
        case .object(let members):
            text += members.isEmpty ? "{" : "{" + padding
            for (number, member) in members.enumerated() {
                if number > 0 { text += comma }
                member.key.appendQuoted(to: &text)
                text += isSpaced ? ": " : ":"
                member.value.appendLine(to: &text, isSpaced: isSpaced)
            }
            text += members.isEmpty ? "}" : padding + "}"
        }
    }

    private func appendPage(to text: inout String, level: Int, column: Int) {
        // A comma may follow.
        if fits(in: Self.lastColumn - 1 - column) { return appendLine(to: &text, isSpaced: true) }
        let margin = "\n" + String(repeating: " ", count: Self.indentation * (level + 1))
        let end = "\n" + String(repeating: " ", count: Self.indentation * level)
        switch self {
        case .array(let elements):
            text += "["
            for (number, element) in elements.enumerated() {
                text += number > 0 ? "," + margin : margin
                element.appendPage(to: &text, level: level + 1, column: margin.count - 1)
            }
            text += end + "]"
        case .object(let members):
            text += "{"
            for (number, member) in members.enumerated() {
                text += number > 0 ? "," + margin : margin
                var key = ""
                member.key.appendQuoted(to: &key)
                text += key + ": "
                member.value.appendPage(to: &text, level: level + 1, column: margin.count + key.count + 1)
            }
            text += end + "}"
        case .null, .bool, .number, .string: appendLine(to: &text, isSpaced: true)
        }
    }

    /// True if the value takes no more than so many columns on one line.
    private func fits(in columns: Int) -> Bool {
        var left = columns
        takeColumns(from: &left)
        return left >= 0
    }

    /// Takes off the columns that the value needs on one line, until it is clear that they do not suffice.
    private func takeColumns(from left: inout Int) {
        guard left >= 0 else { return }
        switch self {
        case .null: left -= 4
        case .bool(let flag): left -= flag ? 4 : 5
        case .number(let number): left -= number.utf8.count
        case .string(let string): left -= string.quotedWidth
        case .array(let elements):
            left -= 2 + 2 * max(0, elements.count - 1)
            for element in elements where left >= 0 { element.takeColumns(from: &left) }
        case .object(let members):
            left -= members.isEmpty ? 2 : 4 + 2 * (members.count - 1)
            for member in members where left >= 0 {
                left -= member.key.quotedWidth + 2
                member.value.takeColumns(from: &left)
            }
        }
    }
}

extension String {
    /// Appends this between quotation marks. Control characters are escaped, those that JSON allows as well: a terminal
    /// would obey them.
    fileprivate func appendQuoted(to text: inout String) {
        text += "\""
        for scalar in unicodeScalars {
            if scalar.isPlain {
                text.unicodeScalars.append(scalar)
            } else {
                text += scalar.escaped
            }
        }
        text += "\""
    }

    /// The number of columns that this takes between quotation marks.
    fileprivate var quotedWidth: Int {
        unicodeScalars.reduce(2) { $0 + ($1.isPlain ? 1 : $1.escaped.utf8.count) }
    }
}

extension Unicode.Scalar {
    /// True where this stands in a JSON text as it is.
    fileprivate var isPlain: Bool {
        self != "\"" && self != "\\" && !isHarmful
    }
}
