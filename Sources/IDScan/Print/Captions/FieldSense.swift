import MRZ
import TextRecognition

/// The sense that printed texts make as values of fields.
struct FieldSense {
    /// The order of the numbers in dates.
    let dateOrder: PrintedDate.Order
    /// The day that counts as today.
    let today: CalendarDate
    /// The code of the State in whose language lines in another script are written; nil if unknown.
    var state: String?

    /// A text that may be the value of a field.
    struct Reading {
        let text: String
        /// The more sense, the higher; most values make sense of 0 to 1.5.
        let sense: Double
    }

    /// The sense of texts that only such a field has, of those that many fields may have, and of dates that lack a part.
    private static let certain = 1.5, likely = 1.0, possible = 0.6, partial = 0.2

    /// The reading of a text as a subject; nil where it makes no sense.
    func reading(of text: String, as subject: CaptionTable.Subject) -> Reading? {
        switch subject {
        case .other: nil
        case .name: name(text)
        case .field(let field): reading(of: text, as: field)
        }
    }

    private func reading(of text: String, as field: VisualFieldName) -> Reading? {
        switch field {
        case .birthName: name(PrintedName.birthName(announcedBy: text)?.text ?? text)
        case .surname, .givenNames, .fullName: name(text)
        case .birthDate, .issueDate, .expiryDate: date(text)
        case .sex: sex(text)
        case .documentNumber: number(text, digits: 3, letters: 4...16)
        case .personalNumber: number(text, digits: 6, letters: 6...20)
        case .nationality: nationality(text)
        case .height: PrintedHeight(text).map { _ in Reading(text: text, sense: Self.likely) }
        case .documentCode:
            (1...2).contains(text.count) && text.allSatisfy(\.isUppercase)
                ? Reading(text: text, sense: Self.likely) : nil
        case .issuingState: StateCode(text).map { _ in Reading(text: text, sense: Self.likely) }
        case .authority where !text.contains(where: \.isLetter): nil
        default: text.count > 2 ? Reading(text: text, sense: 0) : nil
        }
    }

    private func nationality(_ text: String) -> Reading? {
        if !StateWords.states(of: text).isEmpty { return Reading(text: text, sense: Self.likely) }
        return text.contains(where: \.isNumber) || text.count < 3 ? nil : Reading(text: text, sense: 0)
    }

    /// A name, but not a line that announces one at birth; of one in two scripts, with an oblique between them, the last is Latin.
    func name(_ text: String) -> Reading? {
        guard PrintedName.birthName(announcedBy: text) == nil else { return nil }
        let own = text.split(separator: "/").last.map { String($0).withoutMarks } ?? text
        guard let name = PrintedName(own)?.text, !name.isLikeOtherScript else { return nil }
        let letters = name.filter(\.isLetter)
        guard letters.count > 1, letters.count * 3 >= name.count * 2 else { return nil }
        let isInCapitals = 2 * letters.count(where: \.isUppercase) > letters.count
        let begins = name.first?.isUppercase == true
        return Reading(text: name, sense: isInCapitals ? Self.possible : begins ? 0.4 : -0.3)
    }

    /// A date, whose digits and letters may be misread, and which may have other words beside it.
    func date(_ text: String) -> Reading? {
        guard text.contains(where: \.isNumber) else { return nil }
        // A day of one digit with a sign behind it that parts no others has lost a digit.
        if text.count > 2, text.first?.isNumber == true, text.dropFirst().hasPrefix("/ ") { return nil }
        for candidate in [text.withLetteredMonths.withDigitsInNumbers, text, text.withDigits, text.withoutFifthDigit] {
            if let date = PrintedDate(candidate, order: dateOrder), date.shortYear != nil {
                return Reading(text: candidate, sense: date.isWhole ? Self.certain : Self.partial)
            }
        }
        // Letters that touch its digits are none of it.
        let digits = String(text.drop(while: \.isLetter).reversed().drop(while: \.isLetter).reversed())
        if PrintedDate(digits, order: dateOrder)?.isWhole == true, digits.count > 5 {
            return Reading(text: digits, sense: Self.likely)
        }
        return datePart(of: text.split(separator: " "))
    }

    /// The least number of digits of a day and a year, and of letters of a word that is no part of a date.
    private static let leastDigits = 3, leastLetters = 5

    /// The date in the midst of other words.
    private func datePart(of words: [Substring]) -> Reading? {
        let meant = words.map { String($0).withLetteredMonths.withDigitsInNumbers }
        let digits = meant.map { $0.count(where: \.isNumber) }
        for count in [3, 4, 5, 1, 2] where count < words.count {
            for start in 0...words.count - count {
                let range = start..<start + count
                if digits[range].reduce(0, +) < Self.leastDigits { continue }
                // Digits beside it are a part of the date, misread; in a longer word they are misread letters.
                let beside = [start - 1, start + count].filter(words.indices.contains)
                if beside.contains(where: { digits[$0] > 0 && words[$0].count(where: \.isLetter) < Self.leastLetters })
                {
                    continue
                }
                let part = meant[range].joined(separator: " ")
                if PrintedDate(part, order: dateOrder)?.isWhole == true {
                    return Reading(text: part, sense: Self.likely)
                }
            }
        }
        return nil
    }

    private func sex(_ text: String) -> Reading? {
        if PrintedSex(text) != nil { return Reading(text: text, sense: Self.certain) }
        guard let first = text.split(separator: " ").first, first.count < 4, PrintedSex(first) != nil else {
            return nil
        }
        return Reading(text: String(first), sense: Self.likely)
    }

    private func number(_ text: String, digits: Int, letters: ClosedRange<Int>) -> Reading? {
        func isNumber(_ text: some StringProtocol) -> Bool {
            let plain = text.filter { $0.isLetter || $0.isNumber }
            return letters.contains(plain.count) && plain.count(where: \.isNumber) >= digits
                && !text.contains(where: \.isLowercase)
        }
        let own = text.withoutSmallEnd
        guard isNumber(own) else {
            return own.split(separator: " ").first(where: isNumber).map {
                Reading(text: String($0), sense: Self.possible)
            }
        }
        let plain = own.filter { $0.isLetter || $0.isNumber }
        let hasLetters = plain.contains(where: \.isLetter)
        if !hasLetters, PrintedDate(own, order: dateOrder) != nil { return Reading(text: own, sense: -0.4) }
        // Six digits alone are an access number more often than the number of a document.
        return Reading(text: own, sense: plain.count > 7 || hasLetters ? Self.likely : Self.possible)
    }

    /// No document has a date that is more years away.
    private static let mostYears = 130

    /// True of a date on a document that somebody may carry; false of one in 1188, and of a birth to come.
    private func isPossible(_ date: CalendarDate, as name: VisualFieldName) -> Bool {
        if name == .birthDate, "\(date)" > "\(today)" { return false }
        guard let year = date.year, let present = today.year else { return true }
        return abs(year - present) <= Self.mostYears
    }

    /// The value of a text, as results have it; nil when the text makes no sense.
    func value(of text: String, as name: VisualFieldName) -> String? {
        switch name {
        case .birthDate, .issueDate, .expiryDate:
            PrintedDate(text, order: dateOrder)?
                .date(name == .birthDate ? .past : .nearPresent, reference: today)
                .flatMap { isPossible($0, as: name) ? "\($0)" : nil }
        case .documentNumber, .personalNumber: text.asNumber
        case .sex: PrintedSex(text).map { $0 == .unspecified ? ScannedField.unspecifiedSex : $0.rawValue }
        case .nationality, .issuingState: StateWords.states(of: text).first?.code ?? text
        case .height: PrintedHeight(text).map { "\($0.centimetres)" }
        default: LetterScript.of(text)?.latin(text, of: state) ?? text
        }
    }
}

extension PrintedDate {
    /// True if day, month and year are known.
    var isWhole: Bool { day != nil && month != nil && shortYear != nil }
}

extension String {
    /// The same without marks and spaces at its ends.
    var withoutMarks: String {
        var part = self[...]
        while let first = part.first, " .:;,/*-|".contains(first) { part.removeFirst() }
        while let last = part.last, " :;,/*-|".contains(last) { part.removeLast() }
        return String(part)
    }

    /// True if small letters stand between capitals: Cyrillic is read so by a reader that knows Latin letters alone.
    fileprivate var isLikeOtherScript: Bool {
        let letters = Array(self)
        return letters.indices.dropFirst(2).dropLast().contains { index in
            letters[index].isLowercase && letters[index + 1].isUppercase
                && letters[index - 1].isUppercase && letters[index - 2].isUppercase
        }
    }

    /// The same without one or two small letters behind a number: a mark that stands beside it.
    fileprivate var withoutSmallEnd: String {
        let end = reversed().prefix { $0.isLowercase || !$0.isLetter && !$0.isNumber }.count
        return (1...2).contains(end) && contains(where: \.isNumber) ? String(dropLast(end)) : self
    }

    /// A number in capitals, without spaces; an `O` beside digits is a nought, and an `I` before them a one, unless it comes first.
    fileprivate var asNumber: String {
        var number = FoldedText(self).characters.filter { $0 != " " }
        for index in number.indices {
            let around = [index - 1, index + 1].filter(number.indices.contains).map { number[$0] }
            if number[index] == "O", around.contains(where: \.isNumber) { number[index] = "0" }
            if number[index] == "I", index > 0, around.last?.isNumber == true { number[index] = "1" }
        }
        return String(number)
    }

    private static let lettersLikeDigits: [Character: Character] = ["0": "O", "1": "I", "5": "S", "8": "B"]

    /// The same with letters for single digits in words of letters, as in `0SLO`.
    var withLettersInWords: String {
        changingWords { word in
            word.count(where: \.isLetter) > 2 * word.count(where: \.isNumber)
                ? String(word.map { Self.lettersLikeDigits[$0] ?? $0 }) : String(word)
        }
    }

    /// The same with letters for the digits in words of letters, as in `0CT`; a year may touch its month.
    fileprivate var withLetteredMonths: String {
        changingWords { word in
            guard word.count(where: \.isLetter) >= 2, word.count < 12 else { return String(word) }
            let tail = word.suffix(4)
            let year = word.count > 6 && tail.count(where: \.isNumber) >= 2 ? tail.count : 0
            let month = String(word.dropLast(year).map { Self.lettersLikeDigits[$0] ?? $0 })
            return year > 0 ? month + " " + String(tail).withDigits : month
        }
    }

    /// The same with digits for the letters in words of digits, as in `2O12`.
    fileprivate var withDigitsInNumbers: String {
        changingWords { word in
            let isNumber = word.contains(where: \.isNumber) && word.count(where: \.isLetter) <= 2
            return isNumber ? String(word).withDigits : String(word)
        }
    }

    /// The same without a fifth digit of a year at its end: ink that stands beside it.
    fileprivate var withoutFifthDigit: String {
        let digits = reversed().prefix { $0.isNumber }.count
        return digits == 5 && count > 8 ? String(dropLast()) : self
    }

    /// The same with digits for letters that look like them.
    fileprivate var withDigits: String {
        let alike: [Character: Character] = [
            "O": "0", "o": "0", "Ò": "0", "Ó": "0", "Ö": "0", "Õ": "0", "I": "1", "l": "1", "Í": "1", "Ì": "1",
            "S": "5",
            "B": "8", "Z": "2",
        ]
        return String(map { alike[$0] ?? $0 })
    }

    private func changingWords(_ change: (ArraySlice<Character>) -> String) -> String {
        let characters = Array(self)
        var (changed, start) = ("", 0)
        while start < characters.count {
            let end = characters[start...].firstIndex { !$0.isLetter && !$0.isNumber } ?? characters.count
            if end > start { changed += change(characters[start..<end]) }
            if end < characters.count { changed.append(characters[end]) }
            start = end + 1
        }
        return changed
    }
}
