/// A date, and where its parts stand in the text from which it was read.
struct DateReading {
    let date: PrintedDate
    /// The places of the parts, in characters from 0; `nil` for a part that is not there.
    let dayOffset, monthOffset, yearOffset: Int?

    init?(_ text: some StringProtocol, order: PrintedDate.Order = .dayMonthYear) {
        guard let parts = DatePart.parts(of: text, order: order) else { return nil }
        let day: DatePart?
        let month: DatePart?
        let year: DatePart?
        switch parts.count {
        case 3 where parts[0].isLongYear || order == .yearMonthDay: (year, month, day) = (parts[0], parts[1], parts[2])
        case 3 where parts[0].isWord || (order == .monthDayYear && !parts[1].isWord):
            // `OCT 08 08` is rather the end of `05 OCT /OCT 08`, read twice.
            guard parts[2].isLongYear || order == .monthDayYear else { return nil }
            (month, day, year) = (parts[0], parts[1], parts[2])
        case 3: (day, month, year) = (parts[0], parts[1], parts[2])
        case 2 where parts[0].isLongYear: (year, month, day) = (parts[0], parts[1], nil)
        case 2 where parts[1].isLongYear || parts[0].isWord: (month, year, day) = (parts[0], parts[1], nil)
        case 1 where parts[0].isLongYear: (year, month, day) = (parts[0], nil, nil)
        default: return nil
        }
        guard let year, year.isYear, month?.isMonth ?? true, day?.isDay ?? true else { return nil }
        let isLong = year.digits > 2
        let date = PrintedDate(
            day: day?.knownNumber, month: month?.knownNumber, shortYear: year.number.map { $0 % 100 },
            century: isLong ? year.number.map { $0 / 100 } : nil)
        guard let date else { return nil }
        self.date = date
        (dayOffset, monthOffset, yearOffset) = (day?.offset, month?.offset, year.offset)
    }
}

/// A number or a word of a printed date.
private struct DatePart {
    /// `nil` if it is unknown.
    let number: Int?
    /// The number of its digits; none if it is a word.
    let digits: Int
    let offset: Int

    var isWord: Bool { digits == 0 }
    var isLongYear: Bool { digits == 4 }
    var isYear: Bool { digits == 2 || digits == 4 }
    /// True if it can be a month: a word, a number, or two or three letters X.
    var isMonth: Bool { digits < 3 || (digits == 3 && number == nil) }
    var isDay: Bool { digits == 1 || digits == 2 }

    /// The number of a day or a month, for which 0 means unknown.
    var knownNumber: Int? { number == 0 ? nil : number }

    /// The parts of a date; those of one run of digits are told by their lengths.
    static func parts(of text: some StringProtocol, order: PrintedDate.Order) -> [DatePart]? {
        guard text.contains(where: { $0.isASCIIDigit || $0 == "X" || $0 == "x" }), let tokens = tokens(of: text) else {
            return nil
        }
        if tokens.count == 1, let token = tokens.first, let widths = widths(of: token.text.count, order) {
            return split(token, widths).flatMap { merged($0) }
        }
        // The space between day and month is narrow.
        if tokens.count == 2, tokens.allSatisfy({ $0.text.count == 4 }), order != .yearMonthDay {
            return split(tokens[0], [2, 2]).flatMap { merged($0 + [tokens[1]]) }
        }
        return merged(withoutMonthNumbers(withoutObliques(tokens)).filter { !$0.isDE })
    }

    /// Digits for which the oblique between a month in two languages may be taken.
    private static let obliques: Set<String> = ["1", "7"]

    /// Returns tokens without those that are such an oblique: `JAN 7JAN`.
    private static func withoutObliques(_ tokens: [Token]) -> [Token] {
        tokens.indices.filter { index in
            let isBetween = index > 0 && index + 1 < tokens.count && tokens[index - 1].month != nil
            return
                !(isBetween && obliques.contains(tokens[index].text)
                && tokens[index - 1].month == tokens[index + 1].month)
        }.map { tokens[$0] }
    }

    /// Returns tokens without the number of a month that a word tells, too, behind a day: `17 1月/JAN 2029`.
    private static func withoutMonthNumbers(_ tokens: [Token]) -> [Token] {
        let words = tokens.indices.filter { tokens[$0].month != nil }
        guard words.count == 1, let word = words.first, let month = tokens[word].month else { return tokens }
        let numbers = tokens[..<word].indices.filter { Int(tokens[$0].text) != nil }
        guard numbers.count == 2, Int(tokens[numbers[1]].text) == month else { return tokens }
        return tokens.indices.filter { $0 != numbers[1] }.map { tokens[$0] }
    }

    /// A run of digits, or a run of letters.
    private struct Token {
        let text: String
        let offset: Int
        /// The month that it names, 1 to 12; `nil` for anything else.
        let month: Int?

        var isUnknown: Bool { text.allSatisfy { $0 == "X" || $0 == "x" } }
        var isDE: Bool { text.uppercased() == "DE" }

        init(_ text: String, at offset: Int) {
            (self.text, self.offset) = (text, offset)
            month = text.first?.isLetter == true ? MonthNames.month(of: text) : nil
        }
    }

    private static func widths(of length: Int, _ order: PrintedDate.Order) -> [Int]? {
        switch (length, order) {
        case (8, .yearMonthDay): [4, 2, 2]
        case (8, _): [2, 2, 4]
        case (6, _): [2, 2, 2]
        default: nil
        }
    }

    private static func split(_ token: Token, _ widths: [Int]) -> [Token]? {
        guard token.text.allSatisfy(\.isASCIIDigit) else { return nil }
        var rest = token.text[...]
        var offset = token.offset
        return widths.map { width in
            defer {
                rest = rest.dropFirst(width)
                offset += width
            }
            return Token(String(rest.prefix(width)), at: offset)
        }
    }

    /// The runs of digits and the runs of letters, which need nothing between them; nil where other characters stand there, or
    /// more words that name no month than one.
    private static func tokens(of text: some StringProtocol) -> [Token]? {
        let characters = withLetters(Array(text))
        var (tokens, strangers) = ([Token](), 0)
        var start = characters.startIndex
        while start < characters.endIndex {
            let first = characters[start]
            var end = start + 1
            if first.isLetter || first.isASCIIDigit {
                while end < characters.endIndex,
                    first.isLetter ? characters[end].isLetter : characters[end].isASCIIDigit
                { end += 1 }
                let token = Token(String(characters[start..<end]), at: start)
                if first.isLetter, token.month == nil, !token.isUnknown, !token.isDE { strangers += 1 }
                guard strangers < 2 else { return nil }
                tokens.append(token)
            } else if !separators.contains(first) {
                return nil
            }
            start = end
        }
        return tokens
    }

    /// The text with an `O` for each `0` in the name of a month: readers see `0CT` and `N0V`.
    private static func withLetters(_ text: [Character]) -> [Character] {
        guard text.contains("0"), text.contains(where: \.isLetter) else { return text }
        let words = text.split(omittingEmptySubsequences: false) { separators.contains($0) }.map { word in
            guard word.contains("0") else { return Array(word) }
            let letters = word.map { $0 == "0" ? "O" : $0 }
            return MonthNames.month(of: String(letters)) == nil ? Array(word) : letters
        }
        return Array(words.joined(separator: " "))
    }

    private static let separators: Set<Character> = [" ", "\n", "\t", "\u{A0}", ".", ",", "-", "–", "/"]

    /// The parts that tokens stand for, words that say the same month in two languages being one; beside a word that is
    /// known, others are of languages that are not.
    private static func merged(_ tokens: [Token]) -> [DatePart]? {
        var parts: [DatePart] = []
        var strangers = 0
        for token in tokens {
            guard let part = DatePart(token) else {
                guard token.text.allSatisfy(\.isLetter) else { return nil }
                strangers += 1
                continue
            }
            if let last = parts.last, last.isWord, part.isWord {
                guard last.number == part.number else { return nil }
            } else {
                parts.append(part)
            }
        }
        return strangers == 0 || (strangers == 1 && parts.contains(where: \.isWord)) ? parts : nil
    }

    private init?(_ token: Token) {
        offset = token.offset
        if token.isUnknown {
            (number, digits) = (nil, token.text.count)
        } else if token.text.allSatisfy(\.isASCIIDigit) {
            guard token.text.count <= 4, let number = Int(token.text) else { return nil }
            (self.number, digits) = (number, token.text.count)
        } else {
            guard let month = token.month else { return nil }
            (number, digits) = (month, 0)
        }
    }
}

extension Character {
    var isASCIIDigit: Bool { asciiValue.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }
}
