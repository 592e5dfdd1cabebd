import IDScan
import MRZ

/// A text that is hidden, in all the ways in which documents write it.
struct HiddenText: Hashable {
    /// The field that says it.
    let name: RedactionName
    private let patterns: Set<Pattern>
    /// The days that it may be; none for other texts.
    private let dates: Set<CalendarDate>
    /// Whether it is a text that many people share, such as a nationality: it counts as whole words only, and one field
    /// may keep what another hides.
    let isCommon: Bool
    /// Whether half of it alone tells something.
    private let hasFragments: Bool

    /// A way of writing it.
    private struct Pattern: Hashable {
        let characters: [Character]

        /// Texts of fewer characters stand in many words by chance: they count as whole words only.
        private static let fewestWithin = 4
        /// Fragments of fewer characters tell too little.
        static let fewestOfFragment = 4

        var isWord: Bool { characters.count < Self.fewestWithin }

        /// How many characters a reader may have mistaken. Dates of one document often differ in one digit only.
        func tolerance(isExact: Bool) -> Int {
            isExact || characters.count < 6 ? 0 : characters.count < 9 ? 1 : characters.count < 16 ? 2 : 3
        }
    }

    /// Creates the text of a field.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - texts: What is printed, in the zone or elsewhere, and what it means.
    init?(_ name: RedactionName, _ texts: [String]) {
        let isName = Self.names.contains(name)
        let dates = texts.compactMap { CalendarDate($0) }.filter { $0.year != nil && $0.month != nil && $0.day != nil }
        let parts = isName ? texts.flatMap { $0.split { !$0.isLetter && $0 != "'" }.map(String.init) } : []
        let written = texts + parts.filter { $0.count > 1 } + dates.flatMap(Self.forms)
        let styles: [Transliteration.Style] = [.plain, .expanded]
        let spelt = written.flatMap { text in styles.map { PlainText(text, style: $0).characters } }
        let patterns = Set(spelt.filter { !$0.isEmpty }.map { Pattern(characters: $0) })
        guard !patterns.isEmpty else { return nil }
        (self.name, self.patterns, self.dates) = (name, patterns, Set(dates))
        isCommon = Self.common.contains(name)
        hasFragments = !isCommon && name != .mrz
    }

    /// Names of persons: each part of them tells something.
    private static let names = Set(
        [VisualFieldName.surname, .givenNames, .fullName, .birthName].map { RedactionName($0) })
    /// What many people share.
    private static let common = Set(
        [
            VisualFieldName.documentCode, .issuingState, .nationality, .sex, .authority, .issuingOffice, .version,
            .language,
            .height, .eyeColour,
        ].map { RedactionName($0) })

    /// The ways to write a date in digits only.
    private static func forms(of date: CalendarDate) -> [String] {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard let year = date.year, let month = date.month.map(two), let day = date.day.map(two) else { return [] }
        let short = two(year % 100)
        return [
            "\(short)\(month)\(day)", "\(day)\(month)\(short)", "\(month)\(day)\(short)", "\(year)\(month)\(day)",
            "\(day)\(month)\(year)", "\(month)\(day)\(year)",
        ]
    }

    /// How exactly a text must be the same to count.
    enum Likeness {
        /// As it is, but for letters and digits that look alike.
        case same
        /// With some characters misread.
        case similar
    }

    /// The characters of a text, counted from 0, that say this or a part of it; empty when none do.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - likeness: How exactly it must say this.
    ///   - isSure: Whether the text was read with confidence: in texture, short words are read by chance.
    func ranges(in text: String, _ likeness: Likeness, isSure: Bool = true) -> [Range<Int>] {
        let styles: [Transliteration.Style] = text.allSatisfy(\.isASCII) ? [.plain] : [.plain, .expanded]
        let found = styles.flatMap { style in
            let plain = PlainText(text, style: style)
            return patterns.filter { isSure || !$0.isWord }.flatMap { pattern in
                let tolerance = likeness == .same ? 0 : pattern.tolerance(isExact: isCommon || !dates.isEmpty)
                return plain.ranges(of: pattern.characters, tolerance: tolerance, isWord: isCommon || pattern.isWord)
                    .map { plain.offsets[$0.lowerBound]..<plain.offsets[$0.upperBound - 1] + 1 }
            } + fragments(plain)
        }
        return found + rangesOfDates(in: text)
    }

    /// All of a text, if that is a part of this: half of a number that stands on two lines.
    private func fragments(_ plain: PlainText) -> [Range<Int>] {
        guard hasFragments, plain.characters.count >= Pattern.fewestOfFragment, let last = plain.offsets.last else {
            return []
        }
        let isPart = patterns.contains { pattern in
            pattern.characters.count > plain.characters.count
                && pattern.characters.count <= 3 * plain.characters.count
                && pattern.characters.contains(plain.characters)
        }
        return isPart ? [plain.offsets[0]..<last + 1] : []
    }

    /// The words of a text that are one of the dates, however it is written: `12 AUG/AOUT 74`.
    private func rangesOfDates(in text: String) -> [Range<Int>] {
        guard !dates.isEmpty else { return [] }
        let characters = Array(text)
        let words = characters.indices.split { characters[$0].isWhitespace }
        let most = 5
        return words.indices.flatMap { first in
            words[first..<min(first + most, words.count)].compactMap { last -> Range<Int>? in
                guard let start = words[first].first, let end = last.last else { return nil }
                return isDate(String(characters[start...end])) ? start..<end + 1 : nil
            }
        }
    }

    private func isDate(_ text: String) -> Bool {
        PrintedDate.Order.allCases.contains { order in
            PrintedDate(text, order: order)?.possibleDates.contains { dates.contains($0) } ?? false
        }
    }
}
