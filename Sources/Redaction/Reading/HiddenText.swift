import IDScan
import MRZ

/// A text that is hidden, in all the ways in which documents write it.
struct HiddenText: Hashable {
    /// The field that says it.
    let name: RedactionName
    private let patterns: Set<Pattern>
    /// The days that it may be; none for other texts.
    private let dates: Set<CalendarDate>
    /// True for a text that many people share, such as a nationality: it counts as whole words only, and one field
    /// may keep what another hides.
    let isCommon: Bool
    /// True where half of it alone tells something.
    private let hasFragments: Bool
    /// The person whose personal numbers tell it; nil where no such number does.
    private let person: PersonalNumber.Person?
    /// The texts that are kept, and so are no part of this that has to be hidden.
    private var open: Set<[Character]> = []

    /// A way of writing it.
    private struct Pattern: Hashable {
        let characters: [Character]

        /// Texts of fewer characters stand in many words by chance: they count as whole words only.
        private static let fewestWithin = 4
        /// Fragments of fewer characters tell too little.
        static let fewestOfFragment = 4

        var isWord: Bool { characters.count < Self.fewestWithin }

        /// The number of characters that a reader may have mistaken. Dates of one document often differ in one digit only.
        func tolerance(isExact: Bool) -> Int {
            isExact || characters.count < 6 ? 0 : characters.count < 9 ? 1 : characters.count < 16 ? 2 : 3
        }
    }

    /// Creates the text of a field.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - texts: The texts, as they are printed, in the zone or elsewhere, and by their meaning.
    ///   - person: The person whose personal numbers tell it, too.
    init?(_ name: RedactionName, _ texts: [String], toldByNumbersOf person: PersonalNumber.Person? = nil) {
        let isName = Self.names.contains(name)
        let dates = texts.compactMap { CalendarDate($0) }.filter { $0.year != nil && $0.month != nil && $0.day != nil }
        let parts = isName ? texts.flatMap { $0.split { !$0.isLetter && $0 != "'" }.map(String.init) } : []
        let written =
            texts + parts.filter { $0.count > 1 } + dates.flatMap { Self.forms(of: $0) + Self.numberForms(of: $0) }
        let styles: [Transliteration.Style] = [.plain, .expanded]
        let spelt = written.flatMap { text in styles.map { PlainText(text, style: $0).characters } }
        let patterns = Set(spelt.filter { !$0.isEmpty }.map { Pattern(characters: $0) })
        guard !patterns.isEmpty else { return nil }
        (self.name, self.patterns, self.dates, self.person) = (name, patterns, Set(dates), person)
        isCommon = Self.common.contains(name)
        hasFragments = !isCommon && name != .mrz
    }

    /// Creates the text of a field that only personal numbers tell.
    ///
    /// - Parameters:
    ///   - name: The field: the sex, or the place of birth.
    ///   - person: The person whose numbers tell it.
    init(_ name: RedactionName, toldByNumbersOf person: PersonalNumber.Person) {
        (self.name, self.person) = (name, person)
        (patterns, dates, isCommon, hasFragments) = ([], [], false, false)
    }

    /// True where only personal numbers tell it, and no text of its own is known.
    var isOnlyInNumbers: Bool { patterns.isEmpty }

    /// This, without the kept texts: a number with a date that is kept gives nothing away by it.
    func excepting(_ kept: [String]) -> HiddenText {
        var text = self
        let dates = kept.compactMap { CalendarDate($0) }
        text.open = Set((kept + dates.flatMap(Self.forms)).map { PlainText($0).characters })
        return text
    }

    /// Names of persons: each part of them tells something.
    private static let names = Set(
        [VisualFieldName.surname, .givenNames, .fullName, .birthName].map { RedactionName($0) })
    /// The fields that many people share.
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

    /// The additions to months and days by which personal numbers say more than the date.
    private static let monthAdditions = [20, 30, 40, 50, 60, 70, 80], dayAdditions = [10, 40, 50, 60]

    /// The ways in which personal numbers of any State have a date.
    private static func numberForms(of date: CalendarDate) -> [String] {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard let year = date.year, let month = date.month, let day = date.day else { return [] }
        let short = two(year % 100), years = [short, "\(year)"]
        let shifted =
            monthAdditions.map { (two(month + $0), two(day)) } + dayAdditions.map { (two(month), two(day + $0)) }
        return shifted.flatMap { month, day in years.flatMap { [$0 + month + day, day + month + $0] } }
            + ["\(two(day))\(two(month))\(String(year).suffix(3))"]
    }

    /// The likeness that a text must have to count.
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
    ///   - likeness: The likeness that it must have.
    ///   - isSure: True where the text was read with confidence: in texture, short words are read by chance.
    func ranges(in text: ComparedText, _ likeness: Likeness, isSure: Bool = true) -> [Range<Int>] {
        let found = text.plain.flatMap { plain in
            patterns.filter { isSure || !$0.isWord }.flatMap { pattern in
                let tolerance = likeness == .same ? 0 : pattern.tolerance(isExact: isCommon || !dates.isEmpty)
                return plain.ranges(of: pattern.characters, tolerance: tolerance, isWord: isCommon || pattern.isWord)
                    .map { plain.offsets[$0.lowerBound]..<plain.offsets[$0.upperBound - 1] + 1 }
            } + fragments(plain)
        }
        let days = dates.isEmpty ? [] : text.dates.filter { !$0.days.isDisjoint(with: dates) }.map(\.range)
        return found + days + rangesOfNumbers(in: text.text, likeness)
    }

    /// The characters of a text, see ``ranges(in:_:isSure:)-(ComparedText,_,_)``.
    func ranges(in text: String, _ likeness: Likeness, isSure: Bool = true) -> [Range<Int>] {
        ranges(in: ComparedText(text), likeness, isSure: isSure)
    }

    /// All of a text, if that is a part of this: half of a number that stands on two lines.
    private func fragments(_ plain: PlainText) -> [Range<Int>] {
        guard hasFragments, plain.characters.count >= Pattern.fewestOfFragment, let last = plain.offsets.last,
            !isOpen(plain.characters)
        else { return [] }
        let isPart = patterns.contains { pattern in
            pattern.characters.count > plain.characters.count
                && pattern.characters.count <= 3 * plain.characters.count
                && pattern.characters.contains(plain.characters)
        }
        return isPart ? [plain.offsets[0]..<last + 1] : []
    }

    /// True if a text is one that is kept, perhaps with the check digit that is kept with it.
    private func isOpen(_ text: [Character]) -> Bool {
        open.contains(text) || open.contains(Array(text.dropLast()))
    }

    /// The personal numbers that tell it, whole: the rest of a number and its check digits narrow it down.
    private func rangesOfNumbers(in text: String, _ likeness: Likeness) -> [Range<Int>] {
        guard let person else { return [] }
        let texts = likeness == .same ? [text] : [text, PlainText.withDigits(text)]
        return texts.flatMap { PersonalNumber.ranges(in: $0, telling: name.field, of: person) }
    }
}
