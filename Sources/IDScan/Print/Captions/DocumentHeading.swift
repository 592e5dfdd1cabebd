import MRZ

/// The words by which a document tells its type and its issuer.
struct DocumentHeading {
    /// The type of document; nil when the heading tells none.
    private(set) var type: DocumentType?
    /// The State, by its code of Doc 9303, and the line that names it.
    private(set) var state: (code: String, line: Int)?
    /// The part of a State that issued a licence, by its code of ISO 3166-2, and the line that names it.
    private(set) var jurisdiction: (code: String, line: Int)?

    /// Headings of fewer letters are whole lines.
    private static let fewLetters = 8

    /// - Parameters:
    ///   - print: The print of a document.
    ///   - table: The words.
    init(of print: CaptionedPrint, by table: HeadingTable) {
        let texts = print.lines.map { line in
            let letters = FoldedText(line.text).characters
            return (letters: letters, set: LetterSet.of(letters))
        }
        func best(_ words: [HeadingTable.Words]) -> (code: String, line: Int, count: Int)? {
            var best: (code: String, line: Int, count: Int)?
            for (line, text) in texts.enumerated() {
                for heading in words
                where heading.set & ~text.set == 0 && heading.letters.count > best?.count ?? 0
                    && Self.has(heading.letters, text.letters)
                {
                    best = (heading.code, line, heading.letters.count)
                }
            }
            return best
        }
        type = (best(table.types)?.code ?? Self.likeliest(table.longTypes, in: print)).flatMap {
            DocumentType(rawValue: $0)
        }
        if print.kind != nil { type = .drivingLicence }
        state = best(table.states).map { ($0.code, $0.line) }
        guard type == .drivingLicence || type == .identityCard, let part = best(table.jurisdictions) else { return }
        guard print.kind == .american else { return }
        jurisdiction = (part.code, part.line)
        if state == nil { state = (part.code.hasPrefix("US") ? "USA" : "CAN", part.line) }
    }

    /// The least weight of words that are known by their likeness: see ``CaptionMatch/weight``.
    private static let leastWeight = 6.0

    /// The code of the type whose words a line resembles most: small print is misread.
    private static func likeliest(_ types: CaptionTable, in print: CaptionedPrint) -> String? {
        let best = print.lines.flatMap { types.captions(in: $0.text) }.max { $0.weight < $1.weight }
        guard let best, best.weight >= leastWeight, case .field(let type) = best.subject else { return nil }
        return type.rawValue
    }

    /// True if words stand in a line, as whole words; short ones alone.
    private static func has(_ words: [Character], _ line: [Character]) -> Bool {
        guard words.count >= fewLetters else { return line == words }
        guard line.count >= words.count else { return false }
        return (0...line.count - words.count).contains { start in
            let end = start + words.count
            return (start == 0 || line[start - 1] == " ") && (end == line.count || line[end] == " ")
                && line[start..<end].elementsEqual(words)
        }
    }
}

/// The words of headings: of kinds of documents, of States, and of parts of States.
struct HeadingTable {
    /// A heading in capitals without accents, and its meaning.
    struct Words {
        let code: String
        let letters: [Character]
        /// Its letters, for telling at once that a line lacks them: see ``LetterSet``.
        let set: UInt64
    }

    let types, states, jurisdictions: [Words]
    /// The words of types that are long enough to be known by their likeness.
    let longTypes: CaptionTable

    /// The least letters of such words; fewer are alike by chance.
    private static let manyLetters = 10

    /// - Parameter texts: For types, states and jurisdictions the words of each code.
    init(_ texts: [String: [String: [String]]]) {
        func words(_ name: String) -> [Words] {
            (texts[name] ?? [:]).sorted { $0.key < $1.key }.flatMap { code, words in
                words.map { word in
                    let letters = FoldedText(word).characters
                    return Words(code: code, letters: letters, set: LetterSet.of(letters))
                }
            }
        }
        types = words("types")
        longTypes = CaptionTable(
            (texts["types"] ?? [:]).mapValues { ["": $0.filter { $0.count(where: \.isLetter) >= Self.manyLetters }] })
        states = words("states")
        jurisdictions = words("jurisdictions")
    }
}
