public import IDScan
public import MRZ

/// A personal number of nobody, drawn after a row of the program's table, for tests and benchmarks.
public struct DrawnPersonalNumber: Hashable, Sendable {
    /// The number's own name, and a State that gives it.
    public let kind, state: String
    /// The number, without marks between its characters.
    public let text: String
    /// The day of birth for which it was drawn.
    public let birthDate: CalendarDate
    /// The fields that it tells: `birthDate`, `sex` and `birthPlace`, or some of them.
    public let tells: Set<VisualFieldName>
    /// True where it tells the month and the day of birth.
    public let tellsDay: Bool

    /// The number of kinds of numbers in the table.
    public static var kindCount: Int { PersonalNumberKind.all.count }

    /// Draws numbers of one kind, of people born from 1930 on.
    ///
    /// - Parameters:
    ///   - count: The amount of them.
    ///   - kind: The row of the table, from 0.
    ///   - seed: The seed on which they depend.
    public static func numbers(_ count: Int, ofKind kind: Int, seed: UInt64) -> [DrawnPersonalNumber] {
        var source = SeededNumbers(state: seed &+ UInt64(kind) &* 1_000_003)
        let row = PersonalNumberKind.all[kind]
        var numbers: [DrawnPersonalNumber] = []
        var tries = 0
        while numbers.count < count, tries < 40 * count {
            tries += 1
            let birth = CalendarDate(
                year: 1930 + Int.random(in: 0..<80, using: &source), month: Int.random(in: 1...12, using: &source),
                day: Int.random(in: 1...28, using: &source))
            if let birth, let number = row.number(bornOn: birth, using: &source) { numbers.append(number) }
        }
        return numbers
    }
}

/// Numbers that depend on a seed (Knuth's linear congruence, its high bits mixed).
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return mixed ^ (mixed >> 32)
    }
}

extension PersonalNumberKind {
    /// Draws a number; nil when the draw gave none of this kind.
    fileprivate func number(
        bornOn birth: CalendarDate, using source: inout some RandomNumberGenerator
    ) -> DrawnPersonalNumber? {
        guard var written = written(birth, using: &source) else { return nil }
        if case .mark(let marks) = sex, !Set(shape).isDisjoint(with: "Ss"),
            let mark = marks.keys.sorted().randomElement(using: &source)
        {
            written.append(("S", mark))
        }
        var characters = shape.map { kind in self.character(kind, using: &source) }
        for (kind, text) in written {
            let places = shape.indices.filter { shape[$0] == kind || shape[$0] == Character(kind.lowercased()) }
            guard places.count == text.count else { return nil }
            for (place, character) in zip(places, text) { characters[place] = character }
        }
        guard let text = checked(characters) else { return nil }
        let reading = PersonalNumber.readings(of: text, of: states.sorted()[0]).first { $0.kind == name }
        guard let reading, holds == nil || reading.isProven, reading.birthDate?.mayBeAllOf(birth) ?? true else {
            return nil
        }
        return DrawnPersonalNumber(
            kind: name, state: states.sorted()[0], text: text, birthDate: birth,
            tells: Set([VisualFieldName.birthDate, .sex, .birthPlace].filter(reading.tells)),
            tellsDay: reading.birthDate?.day != nil)
    }

    /// Fills in the check digits.
    private func checked(_ characters: [Character]) -> String? {
        guard let holds else { return String(characters) }
        let places = shape.indices.filter { "Kk".contains(shape[$0]) }
        let choices = places.contains { shape[$0] == "k" } ? "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "0123456789"
        var candidates = [characters]
        for place in places {
            candidates = candidates.flatMap { candidate in
                choices.map { choice in
                    var changed = candidate
                    changed[place] = choice
                    return changed
                }
            }
        }
        return candidates.first { holds($0.map { $0.wholeNumberValue ?? Int($0.asciiValue ?? 55) - 55 }) }
            .map { String($0) }
    }

    private func character(_ kind: Character, using source: inout some RandomNumberGenerator) -> Character {
        let marks =
            switch kind {
            case "C", "c": marks.map { Array($0.keys).sorted() }
            default: nil as [Character]?
            }
        if let mark = marks?.randomElement(using: &source) { return mark }
        switch kind {
        case "0"..."9": return kind
        case "p": return "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".randomElement(using: &source) ?? "0"
        case "A", "m": return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".randomElement(using: &source) ?? "A"
        default: return "0123456789".randomElement(using: &source) ?? "0"
        }
    }

    /// The characters of a day of birth, by their purpose.
    private func written(
        _ birth: CalendarDate, using source: inout some RandomNumberGenerator
    ) -> [(kind: Character, text: String)]? {
        guard tellsBirthDate, let year = birth.year, let month = birth.month, let day = birth.day else { return [] }
        let isWoman = Bool.random(using: &source)
        var written: [(Character, String)] = []
        switch shape.count(where: { "Yy".contains($0) }) {
        case 0: break
        case 1:
            let letter = Character(UnicodeScalar(UInt8(65 + (year - 1900) / 10)))
            written = [("C", String(letter)), ("Y", "\(year % 10)")]
        case let count: written = [("Y", String(String(year).suffix(count)))]
        }
        switch date {
        case .parts:
            guard let shift = shifts.filter({ $0.century ?? year / 100 == year / 100 }).randomElement(using: &source)
            else { return nil }
            let letters = Array("ABCDEHLMPRST")
            written += [
                ("M", shape.contains("m") ? String(letters[month - 1]) : (month + shift.month).digits(2)),
                ("D", (day + shift.day).digits(2)),
            ].filter { part in shape.contains { String($0).uppercased() == String(part.0) } }
        case .dayOfYear(let women):
            let before = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335][month - 1]
            written.append(("J", (before + day + (isWoman ? women : 0)).digits(3)))
        case .monthsOf(let length, let women):
            written.append(("J", ((month - 1) * length + day + (isWoman ? women : 0)).digits(3)))
        case .quarters:
            written += [
                ("Q", "\((month - 1) / 3 + 1 + (isWoman ? 4 : 0))"), ("J", ((month - 1) % 3 * 31 + day).digits(2)),
            ]
        case .days(let start): written = [("E", (birth.daysSince1970 - start).digits(5))]
        }
        return written
    }
}

extension PrintedDate {
    /// True if a date agrees with all that this tells.
    fileprivate func mayBeAllOf(_ date: CalendarDate) -> Bool {
        possibleDates.contains { possible in
            possible.year == date.year && (possible.month == nil || possible.month == date.month)
                && (possible.day == nil || possible.day == date.day)
        }
    }
}

extension CalendarDate {
    /// The number of days from 1 January 1970 to a known day, counted one by one.
    fileprivate var daysSince1970: Int {
        guard let year, let month, let day else { return 0 }
        func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
        let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let years = year >= 1970 ? Array(1970..<year) : Array(year..<1970)
        let days = years.reduce(0) { $0 + (isLeap($1) ? 366 : 365) }
        return (year >= 1970 ? days : -days) + lengths[..<(month - 1)].reduce(0, +) + day - 1
    }
}

extension Int {
    /// This number with zeros before it.
    fileprivate func digits(_ count: Int) -> String {
        let text = String(self)
        return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
    }
}
