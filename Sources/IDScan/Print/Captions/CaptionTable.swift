/// The captions that documents print beside their fields, in many languages.
struct CaptionTable {
    /// The field that a caption announces.
    enum Subject: Hashable {
        case field(VisualFieldName)
        /// A bare `name`: the surname, the given names or both. Other captions tell which.
        case name
        /// Something that is no field here, such as a signature.
        case other
    }

    /// A caption without accents and spaces, in capitals.
    struct Caption {
        let subject: Subject
        let letters: [UInt8]
        /// Its letters, for telling at once that a line lacks them: see ``LetterSet``.
        let set: UInt64
    }

    /// A caption has so many letters at most: with those that may be too many in a line, a word of bits holds them.
    private static let mostLetters = 48

    let captions: [Caption]
}

extension CaptionTable {
    /// The fields that they announce.
    var names: Set<VisualFieldName> {
        Set(captions.compactMap { if case .field(let name) = $0.subject { name } else { nil } })
    }

    /// - Parameters:
    ///   - texts: For each subject the captions in each language.
    ///   - languages: The languages whose captions in other scripts count; empty for the Latin ones of all languages.
    init(_ texts: [String: [String: [String]]], in languages: Set<String> = []) {
        var captions: [Caption] = []
        var seen: Set<String> = []
        for (name, own) in texts.sorted(by: { $0.key < $1.key }) {
            let subject: Subject =
                switch name {
                case "name": .name
                case "other": .other
                default: .field(VisualFieldName(rawValue: name))
                }
            let wanted = own.filter { languages.isEmpty || languages.contains($0.key) }
            for text in wanted.sorted(by: { $0.key < $1.key }).flatMap(\.value) where text.isLatin == languages.isEmpty
            {
                let letters = ConfusableLetters.merged(FoldedText(text).characters.filter { $0 != " " })
                guard (2...Self.mostLetters).contains(letters.count),
                    seen.insert(name + String(decoding: letters, as: UTF8.self)).inserted
                else {
                    continue
                }
                captions.append(Caption(subject: subject, letters: letters, set: LetterSet.of(letters)))
            }
        }
        self.captions = captions
    }

    /// These captions, and those of another table that are not among them.
    func adding(_ other: CaptionTable) -> CaptionTable {
        let known = Set(captions.map(\.letters))
        return CaptionTable(captions: captions + other.captions.filter { !known.contains($0.letters) })
    }
}

extension String {
    fileprivate var isLatin: Bool {
        unicodeScalars.allSatisfy { $0.value < 0x370 || (0x1E00...0x2190).contains($0.value) }
    }
}
