/// A State's rule for personal numbers: a row of the table.
package struct PersonalNumberKind: Sendable {
    /// A correction to a month or a day, by which a number says more than the date.
    package struct Shift: Sendable {
        package var month = 0, day = 0
        /// The century that it means; nil for any.
        package var century: Int?
        /// The sex that it means; nil for either.
        package var sex: PersonalNumber.Sex?
    }

    /// The way in which a number says the day of birth.
    package enum DateRule: Sendable {
        /// By month and day, or the parts of them that there are.
        case parts
        /// By the day of a leap year (`J`), for women with an addition.
        case dayOfYear(women: Int)
        /// By a number (`J`) that grows by so many each month, for women with an addition.
        case monthsOf(Int, women: Int)
        /// By a quarter (`Q`: 1 to 4, women 5 to 8), and a day of it (`J`) as if each month had 31.
        case quarters
        /// By a count of days (`E`) since a day, as a number of days since 1 January 1970.
        case days(since: Int)
    }

    /// The way in which a number says the sex.
    package enum SexRule: Sendable {
        /// By the last digit of `S`, if odd; the other sex if even.
        case odd(PersonalNumber.Sex)
        /// By the number that `S` is, from this one on; the other sex below.
        case from(Int, PersonalNumber.Sex)
        /// By the characters of `S`, or of `C` where there is no `S`.
        case mark([String: PersonalNumber.Sex])
        /// By the number that is added to the date.
        case shift
        case none
    }

    /// The number's own name.
    package let name: String
    /// The codes of the States that give it.
    package let states: Set<String>
    /// The law, the standard or the authority that says so.
    package let source: String
    /// Its characters: `Y`, `M`, `D` of the date, `C` of century, `S` of the sex, `P` of a place, `K` of check digits,
    /// `J`, `Q`, `E` as ``DateRule`` has them, `N` other digits, `A` other letters, `X` either. Small ones may be
    /// letters, too. Digits stand for themselves.
    package let shape: [Character]
    private let shapeBytes: [UInt8]
    package var date = DateRule.parts
    package var shifts = [Shift()]
    /// The century of birth, such as 19; nil where the number does not tell it.
    var century: @Sendable (PersonalNumberParts) -> Int? = { _ in nil }
    /// The characters that `C` may be, and the century that each means, if any; nil where ``century`` tells it.
    package var marks: [Character: Int?]?
    /// True where a month beyond 12 stands for one that is not known.
    var monthMayBeUnknown = false
    package var sex = SexRule.none
    /// The test of its check digits, by the values of all characters: 10 to 35 for letters; nil where there are none.
    package var holds: (@Sendable ([Int]) -> Bool)?

    init(
        _ name: String, _ states: Set<String>, _ shape: String, _ source: String,
        _ change: (inout PersonalNumberKind) -> Void = { _ in }
    ) {
        (self.name, self.states, self.source, self.shape) = (name, states, source, Array(shape))
        shapeBytes = Array(shape.utf8)
        change(&self)
    }

    /// All rows.
    package static let all: [PersonalNumberKind] = europe + northernEurope + asia + middleEast + americas + africa

    /// The rows, by the number of their characters.
    static let byLength = Dictionary(grouping: all, by: \.shape.count)

    /// True where such numbers tell a date of birth, or a part of it.
    package var tellsBirthDate: Bool { !Set(shape).isDisjoint(with: "YyE") }

    /// Reads capitals and digits in ASCII as a number of this kind; nil when they are none by shape or date.
    func reading(of bytes: ArraySlice<UInt8>) -> PersonalNumber? {
        guard bytes.count == shapeBytes.count, zip(shapeBytes, bytes).allSatisfy(Self.fits) else { return nil }
        let parts = PersonalNumberParts(bytes.map { Character(UnicodeScalar($0)) }, shape: shape)
        let read = dated(parts)
        if tellsBirthDate, read == nil { return nil }
        let sex: PersonalNumber.Sex?
        switch self.sex {
        case .odd(let odd): sex = parts.last("S").map { $0.isMultiple(of: 2) ? odd.other : odd }
        case .from(let least, let own): sex = parts.number("S").map { $0 >= least ? own : own.other }
        case .mark(let marks):
            let mark = parts.text("S").isEmpty ? parts.text("C") : parts.text("S")
            sex = marks[mark]
            if sex == nil, read == nil { return nil }
        case .shift: sex = read?.sex
        case .none: sex = nil
        }
        return PersonalNumber(
            kind: name, birthDate: read?.date, sex: sex, tellsPlace: !Set(shape).isDisjoint(with: "Pp"),
            isProven: holds?(bytes.map { Int($0) - ($0 > 64 ? 55 : 48) }) ?? false)
    }

    private static func fits(_ kind: UInt8, _ character: UInt8) -> Bool {
        let isDigit = character < 58
        switch UnicodeScalar(kind) {
        case "A", "m": return !isDigit
        case "y", "d": return isDigit || PersonalNumberParts.digitBytes.contains(character)
        case "X", "c", "s", "p", "k": return true
        case "0"..."9": return character == kind
        default: return isDigit
        }
    }
}

extension PersonalNumber.Sex {
    var other: Self { self == .female ? .male : .female }
}

/// The characters of a number, by their purpose.
package struct PersonalNumberParts: Sendable {
    private let characters: [Character]
    private let shape: [Character]

    /// The letters that stand for digits where an Italian number would be somebody else's, too.
    static let digitLetters = Array("LMNPQRSTUV"), digitBytes = Array("LMNPQRSTUV".utf8)

    init(_ characters: [Character], shape: [Character]) { (self.characters, self.shape) = (characters, shape) }

    /// The characters for a purpose, in a row.
    func text(_ kind: Character) -> String {
        let other = Character(kind.lowercased())
        return String(zip(shape, characters).filter { $0.0 == kind || $0.0 == other }.map(\.1))
    }

    /// The number that they are; nil when there are none, or one is no digit.
    func number(_ kind: Character) -> Int? {
        let digits = text(kind).map { $0.wholeNumberValue ?? Self.digitLetters.firstIndex(of: $0) }
        guard !digits.isEmpty, !digits.contains(nil) else { return nil }
        return digits.compactMap(\.self).reduce(0) { 10 * $0 + $1 }
    }

    func count(_ kind: Character) -> Int { text(kind).count }

    /// The last digit of them.
    func last(_ kind: Character) -> Int? { number(kind).map { $0 % 10 } }

    /// The number that some of the characters are, from 0.
    func number(at places: Range<Int>) -> Int {
        characters[places].compactMap(\.wholeNumberValue).reduce(0) { 10 * $0 + $1 }
    }
}
