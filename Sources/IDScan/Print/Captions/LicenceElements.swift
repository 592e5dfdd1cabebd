import TextRecognition

/// The elements of driving licences, which numbers or short words announce.
enum LicenceElements {
    /// The rules by which a licence has its elements.
    enum Kind: Hashable {
        /// Directive 2006/126/EC, annex I: European and many other licences.
        case european
        /// AAMVA's card design standard: the United States and Canada.
        case american
    }

    /// By the numbers of Directive 2006/126/EC, annex I.
    private static let european: [String: CaptionTable.Subject] = [
        "1": .field(.surname), "2": .field(.givenNames), "3": .field(.birthDate), "4A": .field(.issueDate),
        "4B": .field(.expiryDate),
        "4C": .field(.authority), "4D": .field(.personalNumber), "5": .field(.documentNumber), "7": .other,
        "8": .field(.address),
        "9": .other, "10": .other, "11": .other, "12": .other, "13": .other, "14": .other,
    ]

    /// By the numbers of AAMVA's standard (2020, annex A.7).
    private static let american: [String: CaptionTable.Subject] = [
        "1": .field(.surname), "2": .field(.givenNames), "3": .field(.birthDate), "4A": .field(.issueDate),
        "4B": .field(.expiryDate),
        "4D": .field(.documentNumber), "5": .other, "8": .field(.address), "9": .other, "9A": .other, "12": .other,
        "15": .field(.sex),
        "16": .field(.height), "17": .other, "18": .field(.eyeColour), "19": .other,
    ]

    /// The words of American licences.
    private static let words: [String: CaptionTable.Subject] = [
        "LN": .field(.surname), "FN": .field(.givenNames), "DL": .field(.documentNumber),
        "DLN": .field(.documentNumber),
        "LIC": .field(.documentNumber), "ID": .field(.documentNumber), "DOB": .field(.birthDate),
        "EXP": .field(.expiryDate), "EXPIRES": .field(.expiryDate),
        "ISS": .field(.issueDate), "ISSUED": .field(.issueDate), "SEX": .field(.sex), "HGT": .field(.height),
        "HT": .field(.height), "WGT": .other, "WT": .other,
        "EYES": .field(.eyeColour), "HAIR": .other, "CLASS": .other, "END": .other, "ENDORSE": .other, "REST": .other,
        "RSTR": .other,
        "RESTR": .other, "DD": .other, "DONOR": .other, "VETERAN": .other, "DUPS": .other,
    ]

    /// The kind of a licence by its lines; nil for anything else.
    static func kind(of lines: [[Character]]) -> Kind? {
        let texts = lines.map { FoldedText(String($0)) }
        let isAmerican = texts.contains { text in
            let letters = String(text.characters.filter { $0 != " " })
            return ["DRIVERLICENSE", "DRIVERSLICENSE", "DRIVERLICENCE", "DRIVERSLICENCE", "OPERATORLICENSE"].contains {
                letters.contains($0)
            }
        }
        let said = Set(texts.flatMap { $0.characters.split(separator: " ").map { String($0) } })
        if isAmerican, said.intersection(words.keys).count >= 2 { return .american }
        if said.intersection(["DOB", "DLN", "EXP", "ISS", "HGT", "WGT", "EYES", "LN", "FN"]).count >= 4 {
            return .american
        }
        let numbers = Set(lines.compactMap { number(at: 0, in: $0)?.code })
        let plain = numbers.intersection(["1", "2", "3"]).count
        let lettered = numbers.intersection(["4A", "4B", "4C", "4D", "5"]).count
        return plain > 0 && lettered >= 2 && plain + lettered >= 4 ? .european : nil
    }

    /// The number of an element with which a text begins, and true if nothing follows it; nil for other texts.
    static func number(in text: String) -> (code: String, isAlone: Bool)? {
        let letters = Array(text)
        guard let found = number(at: 0, in: letters), european[found.code] != nil else { return nil }
        return (found.code, found.end == letters.count)
    }

    /// The number that begins at a place, and where it ends.
    private static func number(at start: Int, in letters: [Character]) -> (code: String, end: Int)? {
        if let code = misreadNumber(at: start, in: letters) { return (code, start + 3) }
        var end = start
        while end < letters.count, letters[end].isNumber, end - start < 3 { end += 1 }
        guard end > start, end - start < 3 else { return nil }
        // A name has no digit: the number of one may touch it.
        if start == 0, "12".contains(letters[start]), letters.count > end + 2,
            letters[end...].allSatisfy({ !$0.isNumber }),
            letters[end...end + 2].allSatisfy(\.isUppercase)
        {
            return (String(letters[start]), end)
        }
        if end < letters.count, "abcdABCD".contains(letters[end]) { end += 1 }
        let code = String(letters[start..<end]).uppercased()
        while end < letters.count, ".,)".contains(letters[end]) { end += 1 }
        guard end == letters.count || letters[end] == " " || letters[end - 1] == "." || letters[end - 1] == "," else {
            return nil
        }
        // `14.01.2035` is a date.
        if code.count == 2, end < letters.count, code.allSatisfy(\.isNumber), letters[end].isNumber { return nil }
        return (code, end)
    }

    /// The number whose 4 was read as an `A`, which looks like it in small print, as in `AC.`; nil for other letters.
    private static func misreadNumber(at start: Int, in letters: [Character]) -> String? {
        let number = letters[start...].prefix(3)
        guard number.count == 3, number.first == "A", "abcdABCD".contains(letters[start + 1]), number.last == "." else {
            return nil
        }
        return "4" + String(letters[start + 1]).uppercased()
    }

    /// The elements that begin in a line.
    static func matches(in letters: [Character], of kind: Kind) -> [CaptionMatch] {
        var found: [CaptionMatch] = []
        var index = 0
        var isStart = true
        while index < letters.count {
            guard letters[index] != " " else {
                index += 1
                continue
            }
            var end = index
            while end < letters.count, letters[end] != " " { end += 1 }
            if let (code, stop) = number(at: index, in: letters),
                isStart || isLettered(code, upTo: stop, in: letters)
                    || kind == .american && american[code] != nil && isKnown(wordIn: letters[stop...])
            {
                if let subject = (kind == .european ? european : american)[code] {
                    found.append(CaptionMatch(subject: subject, range: index..<stop, letterCount: 6, distance: 0))
                }
                index = stop
                isStart = false
                continue
            }
            isStart = false
            if kind == .american {
                let word = FoldedText(String(letters[index..<end])).characters
                // Behind other words `LN` is a lane.
                let isLane = word == ["L", "N"] && index > (found.last?.range.upperBound ?? 0) + 1
                if !isLane, let subject = words[String(word)] {
                    found.append(CaptionMatch(subject: subject, range: index..<end, letterCount: 8, distance: 0))
                } else if index == 0 || letters[index - 1] == " ", let (subject, length) = glued(word) {
                    found.append(
                        CaptionMatch(subject: subject, range: index..<index + length, letterCount: 6, distance: 0))
                } else if word.count == 3, let subject = misread(word), letters[end...].contains(where: \.isNumber) {
                    found.append(CaptionMatch(subject: subject, range: index..<end, letterCount: 5, distance: 0))
                }
            }
            index = end
        }
        return found
    }

    /// True of a number with a letter and a point behind it, which begins an element in the midst of a line, too: `4d.`
    private static func isLettered(_ code: String, upTo end: Int, in letters: [Character]) -> Bool {
        code.count == 2 && code.last?.isLetter == true && letters[end - 1] == "."
    }

    /// True if a text begins with a word of American licences, which a number stands before, also in the midst of a line: `4a ISS`.
    private static func isKnown(wordIn letters: ArraySlice<Character>) -> Bool {
        let word = letters.drop { $0 == " " }.prefix { $0 != " " }
        return words[String(FoldedText(String(word)).characters)] != nil
    }

    /// A code that runs into its value.
    private static func glued(_ word: [Character]) -> (CaptionTable.Subject, Int)? {
        for code in ["DOB", "EXP", "ISS", "DLN"]
        where word.count > 6 && word.starts(with: code)
            && word.dropFirst(3).allSatisfy({ $0.isNumber || code == "DLN" })
        {
            return (words[code] ?? .other, 3)
        }
        // "DL" before one letter and digits; small print is misread.
        if word.count > 6, word.count < 14, word[1] == "L", "DO0B".contains(word[0]),
            word.dropFirst(3).count(where: { $0.isNumber }) >= 6
        {
            return (.field(.documentNumber), 2)
        }
        for code in ["LN", "FN"] where word.count > 4 && word.starts(with: code) && word.allSatisfy(\.isLetter) {
            return (words[code] ?? .other, 2)
        }
        return nil
    }

    private static func misread(_ word: [Character]) -> CaptionTable.Subject? {
        let near = ["DOB", "EXP", "ISS", "DLN"].filter { Array($0).editDistance(to: word, limit: 1) != nil }
        return near.count == 1 ? words[near[0]] : nil
    }
}
