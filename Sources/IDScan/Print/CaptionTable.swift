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
        /// The number of its words.
        let wordCount: Int
    }

    let captions: [Caption]

    /// - Parameter texts: For each subject the captions in each language.
    init(_ texts: [String: [String: [String]]]) {
        var captions: [Caption] = []
        var seen: Set<String> = []
        for (name, languages) in texts.sorted(by: { $0.key < $1.key }) {
            let subject: Subject =
                switch name {
                case "name": .name
                case "other": .other
                default: .field(VisualFieldName(rawValue: name))
                }
            for text in languages.sorted(by: { $0.key < $1.key }).flatMap(\.value) where text.isLatin {
                let folded = FoldedText(text)
                let letters = ConfusableLetters.merged(folded.characters.filter { $0 != " " })
                guard letters.count > 1, seen.insert(name + String(decoding: letters, as: UTF8.self)).inserted else {
                    continue
                }
                captions.append(
                    Caption(
                        subject: subject, letters: letters,
                        wordCount: folded.characters.split(separator: " ").count))
            }
        }
        self.captions = captions
    }
}

extension String {
    fileprivate var isLatin: Bool {
        unicodeScalars.allSatisfy { $0.value < 0x370 || (0x1E00...0x2190).contains($0.value) }
    }
}
