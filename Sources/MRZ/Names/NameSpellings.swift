/// Every way in which the standard lets a zone write a printed name (Doc 9303-3, 4.6 and section 6; 9303-4, 4.2.3).
///
/// ```swift
/// let name = NameSpellings("Brückenthaler-Å")
/// name.comparison(with: "BRUECKENTHALER<AA")                // .same
/// name.comparison(with: "BRUCKENTHALER<A")                  // .same
/// name.comparison(with: "BRUECKENTH<A", mayBeCut: true)     // .cut
/// name.comparison(with: "BRUECKENTHALEN<AA")                // .differs(printedOffset: 12, zoneOffset: 13)
/// ```
///
/// Every alternative of every letter is allowed at every place. More generous than the standard in one thing that changes
/// no letter, since issuers are: a hyphen may vanish and an apostrophe may separate components.
public struct NameSpellings: Hashable, Sendable {
    let elements: [NameElement]

    /// Takes a printed name apart, in any case and any script that ``Transliteration`` knows.
    public init(_ name: some StringProtocol) {
        var elements: [NameElement] = []
        var separator: NameElement?
        var rest = Array(name.enumerated())[...]
        while let first = rest.first {
            let isGap = Transliteration.isSeparator(first.element)
            let run = rest.prefix { Transliteration.isSeparator($0.element) == isGap }
            rest = rest.dropFirst(run.count)
            if isGap {
                let isHyphen = separator == nil && run.allSatisfy { Self.isHyphen($0.element) }
                separator = NameElement(offset: separator?.offset ?? first.offset, kind: isHyphen ? .hyphen : .space)
            } else {
                let word = Self.elements(of: run)
                guard word.contains(where: { $0.isLetter }) else { continue }
                if let separator, !elements.isEmpty { elements.append(separator) }
                separator = nil
                elements += word
            }
        }
        self.elements = elements
    }

    /// The number of characters of a zone that the longest of the spellings takes.
    ///
    /// A zone with room for it must not shorten the name (Doc 9303-4, 4.2.3).
    public var longestLength: Int {
        elements.reduce(0) { $0 + ($1.spellings.map { $0.utf8.count }.max() ?? 1) }
    }

    /// Compares the name with the identifier of a zone.
    ///
    /// - Parameters:
    ///   - text: The identifier, its components separated by `<` or by spaces.
    ///   - mayBeCut: True where the issuer may have left letters out: any number at the end of any component but its
    ///     first letter, and last components as a whole.
    public func comparison(with text: some StringProtocol, mayBeCut: Bool = false) -> NameComparison {
        NameMatcher(zone: Array(text.utf8), mayBeCut: mayBeCut).comparison(of: elements)
    }

    private static func isHyphen(_ separator: Character) -> Bool {
        separator != "," && separator != "<" && !separator.isWhitespace
    }

    private static func elements(of word: ArraySlice<(offset: Int, element: Character)>) -> [NameElement] {
        if let first = word.first, let numeral = try? RomanNumeral(digits: word.map { $0.element }) {
            return [NameElement(offset: first.offset, kind: .letter([numeral.text]))]
        }
        return word.map { offset, character in
            let spellings = Transliteration.spellings(of: character)
            return NameElement(offset: offset, kind: spellings == [""] ? .silent : .letter(spellings))
        }
    }
}

/// The result of comparing a printed name with that of a zone.
public enum NameComparison: Hashable, Sendable {
    /// The zone is a spelling of the whole name.
    case same
    /// The zone is a spelling of the name with letters left out.
    case cut
    /// The zone is no spelling of the name. They part at these offsets, counted in characters from 0; one at the end means
    /// that nothing is left there.
    case differs(printedOffset: Int, zoneOffset: Int)
}

/// A letter of a printed name, or the characters between letters.
struct NameElement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// The sequences of letters that a zone may hold for it.
        case letter([String])
        /// An apostrophe or another mark.
        case silent
        case hyphen
        case space
    }

    /// The place of the element in the name, in characters from 0.
    let offset: Int
    let kind: Kind

    /// The texts that a zone may hold for it.
    var spellings: [String] {
        switch kind {
        case .letter(let spellings): spellings
        case .silent: ["", "<"]
        case .hyphen: ["<", ""]
        case .space: ["<"]
        }
    }

    var isLetter: Bool {
        if case .letter = kind { true } else { false }
    }
}
