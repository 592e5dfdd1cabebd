import MRZ

extension Comparison {
    /// Compares numbers: letters and digits count, spaces, hyphens and fillers do not (Doc 9303-4, 4.2.2, notes).
    ///
    /// `O` and `0` count as the same: few typefaces of print tell them apart, as OCR-B does. Numbers have no accents: a
    /// mark that looks like one belongs to a caption above them.
    ///
    /// - Parameter mayBeCut: True where the zone may hold the first characters only, as visas do (Doc 9303-7, note j).
    static func ofNumbers(printed: String, zone: String, mayBeCut: Bool = false) -> Comparison {
        let (written, read) = (significant(printed), significant(zone))
        if let place = zip(written, read).firstIndex(where: { shape($0.character) != shape($1.character) }) {
            return .differs(printed: written[place].offset, zone: read[place].offset)
        }
        if written.count == read.count { return .agrees }
        if written.count > read.count {
            return mayBeCut
                ? .agrees(isTruncated: true) : .differs(printed: written[read.count].offset, zone: zone.count)
        }
        return .differs(printed: printed.count, zone: read[written.count].offset)
    }

    private static func shape(_ character: String) -> String {
        let letters = FoldedText(character).characters
        let plain = letters.count == 1 ? String(letters[0]) : character
        return plain == "O" ? "0" : plain
    }

    /// The letters and digits of a text, capitals, and where they stand.
    static func significant(_ text: String) -> [(offset: Int, character: String)] {
        text.enumerated().filter { $1.isLetter || $1.isNumber }.map { ($0, $1.uppercased()) }
    }

    /// Compares kinds of documents: the print need not have the second letter (Doc 9303-4, 4.1.1.1), and may be a word.
    static func ofDocumentCodes(printed: String, zone: String) -> Comparison {
        let length = significant(printed).count
        if length > 2 { return .notCompared }
        return ofNumbers(printed: printed, zone: length == 1 ? String(zone.prefix(1)) : zone)
    }

    /// Compares sexes.
    static func ofSexes(printed: String, zone: String) -> Comparison {
        let letter = zone.isEmpty ? "X" : zone
        return PrintedSex(printed)?.rawValue == letter ? .agrees : .differs(printed: 0, zone: 0)
    }

    /// Compares States: codes with codes, words with the code that they stand for.
    ///
    /// A word that is not known but for one letter is a changed letter; any other unknown word is one of a language that
    /// is not known.
    static func ofStates(printed: String, zone: String) -> Comparison {
        var comparison = Comparison.notCompared
        for part in StateWords.parts(of: printed) {
            if part.codes.contains(where: { StateWords.isSame($0, zone) }) {
                comparison = .agrees
            } else if part.isCode || !part.codes.isEmpty {
                let common = zip(part.text, zone).prefix { $0 == $1 }.count
                return .differs(printed: part.offset + common, zone: part.isCode ? common : 0)
            } else if let near = StateWords.words(for: zone).first(where: { $0.isOneCharacter(from: part.text) }) {
                let common = zip(part.text, near).prefix { $0 == $1 }.count
                return .differs(printed: part.offset + common, zone: 0)
            }
        }
        return comparison
    }
}

extension String {
    /// True if one character exchanged, added or left out makes one text the other.
    fileprivate func isOneCharacter(from other: String) -> Bool {
        let beginning = zip(self, other).prefix { $0 == $1 }.count
        let end = zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
        let (length, otherLength) = (count, other.count)
        return self != other && abs(length - otherLength) <= 1 && beginning + end >= max(length, otherLength) - 1
    }
}

extension Sequence {
    /// The number of the first element that fulfils a condition.
    fileprivate func firstIndex(where condition: (Element) -> Bool) -> Int? {
        enumerated().first { condition($0.element) }?.offset
    }
}
