import MRZ
import TextRecognition

/// The texts as which a field of a zone may be printed, for seeking them in lines (Doc 9303-3, section 6).
enum ZonePattern {
    /// The cost, in nats, of a letter that touches the text, before it and behind it.
    private static let touchOfNames: (Float, Float) = (6, 6), touchOfNumbers: (Float, Float) = (3, 5)
    private static let touchOfDates: (Float, Float) = (3, 5)
    private static let shortestDate = 6
    /// The costs, in nats, of names that a zone parts and that are printed as one word, and of a space within a word.
    private static let joined: Float = 1, spaced: Float = 0.5
    /// The cost, in nats, of words between the letters and the digits of a number, as in `SERIA AB NR 123456`.
    private static let parted: Float = 1.5

    /// The letters that a spelling of the zone may stand for, in both cases, by the spelling.
    private static let spelled: [String: Set<Character>] = ScriptLineReader.alphabet.reduce(into: [:]) {
        spelled, letter in
        guard letter.isLetter else { return }
        for spelling in Transliteration.spellings(of: letter) { spelled[spelling, default: []].insert(letter) }
    }
    private static let longestSpelling = spelled.keys.map(\.count).max() ?? 1

    /// The spellings of a name.
    ///
    /// - Parameters:
    ///   - zone: The identifier, its components parted by `<` or by spaces.
    ///   - mayBeCut: True if the zone may have left letters out at its end.
    static func name(_ zone: String, mayBeCut: Bool) -> TextPattern {
        var pattern = TextPattern()
        let text = Array(zone)
        // The places with which the first so many characters of the zone can end.
        var ends = [[(slot: Int, cost: Float)]](repeating: [], count: text.count + 1)
        for index in text.indices {
            let before = ends[index]
            guard text[index].isLetter || text[index].isNumber else {
                let gap = pattern.add(" -'.,/()", as: .run, after: before)
                ends[index + 1] += [(gap, 0)] + before.map { ($0.slot, $0.cost + joined) }
                continue
            }
            let isWordEnd = index > 0 && !(text[index - 1].isLetter || text[index - 1].isNumber)
            var arrivals = before
            if index > 0, !isWordEnd {
                arrivals.append((pattern.add("'.-", as: .run, after: before), 0))
                arrivals.append((pattern.add(" ", as: .run, after: before.map { ($0.slot, $0.cost + spaced) }), 0))
            }
            for length in 1...longestSpelling where index + length <= text.count {
                guard let letters = spelled[String(text[index..<index + length])] else { continue }
                let slot = pattern.add(letters, after: arrivals, start: index == 0 ? 0 : nil)
                ends[index + length].append((slot, 0))
            }
        }
        // Two letters of a zone may be one that is printed.
        pattern.shortest = (text.count(where: \.isLetter) + 1) / 2
        pattern.ends = Dictionary(ends[text.count].map { ($0.slot, $0.cost) }, uniquingKeysWith: min)
        pattern.touch = mayBeCut ? (touchOfNames.0, 0) : touchOfNames
        return pattern
    }

    /// The characters as which a nought or an `O` of a number is printed, alike as in `Comparison.ofNumbers`; some noughts are
    /// struck through. Letters with an accent are left out: a 6 may be read as `ó`.
    private static let noughts: Set<Character> = ["0", "O", "o", "Ø", "ø"]

    /// The characters as which one of a number is printed.
    fileprivate static func printed(inNumber character: Character) -> Set<Character> {
        noughts.contains(character) ? noughts : (spelled[String(character)] ?? []).union([character])
    }

    /// The characters as which a letter of a month is printed.
    fileprivate static func printed(inMonth letter: Character) -> Set<Character> {
        (spelled[String(letter)] ?? []).union(letter == "O" ? noughts : [letter])
    }

    /// A number, with or without gaps.
    ///
    /// - Parameters:
    ///   - zone: The number.
    ///   - mayBeCut: True if the zone may hold the first characters only.
    static func number(_ zone: String, mayBeCut: Bool) -> TextPattern {
        var pattern = TextPattern()
        let text = zone.filter { $0.isLetter || $0.isNumber }.map(\.self)
        var last: Int?
        for (index, character) in text.enumerated() {
            var before: [(slot: Int, cost: Float)] = []
            if let last {
                before = [(last, 0), (pattern.add(" -./", as: .run, after: [(last, 0)]), 0)]
                if text[..<index].allSatisfy(\.isLetter), character.isNumber {
                    let words = ScriptLineReader.alphabet.filter { $0.isLetter } + [" ", ".", ":", "/"]
                    let gap = pattern.add(" ", as: .run, after: [(last, parted)])
                    let rest = pattern.add(words, as: .leftOut, after: [(gap, 0)])
                    before.append((pattern.add(" ", as: .run, after: [(rest, 0)]), 0))
                }
            }
            last = pattern.add(printed(inNumber: character), after: before, start: index == 0 ? 0 : nil)
        }
        if let last { pattern.ends = [last: 0] }
        pattern.shortest = text.count
        pattern.touch = mayBeCut ? (touchOfNumbers.0, 0) : touchOfNumbers
        return pattern
    }

    /// A day, in all usual ways of printing it.
    ///
    /// - Parameters:
    ///   - date: The day, with its century.
    ///   - centuries: The centuries that may be printed, such as 19.
    ///   - monthFirst: True if numbers may stand with the month first.
    static func date(day: Int, month: Int, year: Int, centuries: [Int], monthFirst: Bool) -> TextPattern {
        var dates = DatePattern()
        let years = centuries.map { "\($0)" + two(year) } + [two(year)]
        let days = numbers(day), months = numbers(month), names = MonthNames.names(of: month)
        let orders: [(Bool, [[DatePattern.Part]])] = [
            (true, [[.texts(days)], [.texts(months), .words(names)], [.texts(years)]]),
            (true, [[.texts(years)], [.texts(months), .words(names)], [.texts(days)]]),
            (true, [[.words(names)], [.texts(days)], [.texts(years)]]),
            (monthFirst, [[.texts(months)], [.texts(days)], [.texts(years)]]),
        ]
        for (isUsed, order) in orders where isUsed { dates.add(order) }
        dates.pattern.touch = touchOfDates
        dates.pattern.shortest = shortestDate
        return dates.pattern
    }

    /// The last two digits of a number.
    static func two(_ number: Int) -> String { number % 100 < 10 ? "0\(number % 100)" : "\(number % 100)" }

    private static func numbers(_ number: Int) -> [String] {
        number < 10 ? [two(number), "\(number)"] : ["\(number)"]
    }
}

/// Joins the parts of dates to a pattern.
private struct DatePattern {
    /// A part of a date.
    enum Part {
        /// One of some texts.
        case texts([String])
        /// A word or its beginning from three letters on, perhaps once more in another language.
        case words([String])
    }

    var pattern = TextPattern()
    private static let fewestLetters = 3
    /// The cost, in nats, of a month that stands there in two languages.
    private static let twice: Float = 0.3

    /// Adds dates of parts in an order.
    mutating func add(_ order: [[Part]]) {
        var ends: [(slot: Int, cost: Float)] = []
        for (number, parts) in order.enumerated() {
            let isFirst = number == 0
            var before = ends
            // Without a sign between them, day and year would be one number.
            if number == 2, case .words = order[0][0] { before = [] }
            if !isFirst { before.append((pattern.add(" .-/,'", as: .run, after: ends), 0)) }
            ends = parts.flatMap { part in
                switch part {
                case .texts(let texts): texts.flatMap { add($0, after: before, isFirst: isFirst) }
                case .words(let words): add(words, after: before, isFirst: isFirst)
                }
            }
        }
        for end in ends { pattern.ends[end.slot] = end.cost }
    }

    private mutating func add(
        _ words: [String], after before: [(slot: Int, cost: Float)], isFirst: Bool
    ) -> [(slot: Int, cost: Float)] {
        let ends = add(words.map { $0[...] }, depth: 0, after: before, isFirst: isFirst)
        let letters = ScriptLineReader.alphabet.filter(\.isLetter) + [".", "/", " "]
        let parts = pattern.add(
            "/ .-", as: .leftOut, after: ends.map { ($0.slot, $0.cost + Self.twice) })
        let second = pattern.add(letters, as: .leftOut, after: [(parts, 0)])
        return ends + [(pattern.add(" .-/", as: .run, after: [(second, 0)]), 0)]
    }

    /// Adds the rests of words behind so many letters, which they have in common.
    private mutating func add(
        _ words: [Substring], depth: Int, after before: [(slot: Int, cost: Float)], isFirst: Bool
    ) -> [(slot: Int, cost: Float)] {
        let next = Dictionary(grouping: words.filter { !$0.isEmpty }) { $0[$0.startIndex] }
        var ends: [(slot: Int, cost: Float)] = []
        for (letter, words) in next.sorted(by: { $0.key < $1.key }) {
            // A month with another letter is the same month in another language.
            let slot = pattern.add(
                ZonePattern.printed(inMonth: letter), as: .fixed, after: before,
                start: isFirst && depth == 0 ? 0 : nil)
            if depth + 1 >= Self.fewestLetters { ends.append((slot, 0)) }
            ends += add(words.map { $0.dropFirst() }, depth: depth + 1, after: [(slot, 0)], isFirst: isFirst)
        }
        return ends
    }

    /// Adds a number.
    private mutating func add(
        _ digits: String, after before: [(slot: Int, cost: Float)], isFirst: Bool
    ) -> [(slot: Int, cost: Float)] {
        var last = before
        for (index, digit) in digits.enumerated() {
            let slot = pattern.add(
                ZonePattern.printed(inNumber: digit), showing: digit, after: last,
                start: isFirst && index == 0 ? 0 : nil)
            last = [(slot, 0)]
        }
        return last
    }
}
