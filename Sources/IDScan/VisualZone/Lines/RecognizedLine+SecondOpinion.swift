import TextRecognition

/// One line as two models read it.
///
/// A model of many alphabets knows accents, but takes a doubtful `D` for `Õ`; one of few letters takes `Ü` for `U`, but
/// is seldom wrong about what letters have in common: of every character, the first says which it is, and the second
/// which it cannot be.
extension RecognizedLine {
    /// Shorter lines are read no better by the second model.
    private static let fewest = 3
    /// Characters that the second model does not see are left out below this confidence.
    private static let spurious = 0.35
    /// A character that only the second model sees is taken beside one of less confidence than the first, if it has more
    /// than the second.
    private static let insertions = [(beside: 0.9, least: 0.9), (beside: 0.75, least: 0.6)]

    /// Returns this line with what is doubtful in it as a second model reads it.
    func corrected(by second: RecognizedLine) -> RecognizedLine {
        guard characters.count >= Self.fewest else { return self }
        var corrected: [RecognizedCharacter] = []
        var limit = 1.0
        for (index, own, other) in aligned(with: second) {
            switch (own, other) {
            case (let own?, let other?):
                corrected.append(own.surer(other).limited(to: limit))
                limit = 1
            case (let own?, nil):
                guard own.confidence >= Self.spurious || own.character == " " else { continue }
                corrected.append(own.limited(to: limit))
                limit = 1
            case (nil, let other?):
                // Of a ligature it may see a letter and the whole.
                guard !isInLigature(other, before: index) else { continue }
                if let missing = missing(other, before: index) {
                    corrected.append(missing)
                } else if other.isText {
                    // Those beside it are no surer than that it is not there.
                    limit = 1 - other.confidence
                    if let last = corrected.popLast() { corrected.append(last.limited(to: limit)) }
                }
            case (nil, nil): break
            }
        }
        return RecognizedLine(characters: corrected, logLikelihood: min(logLikelihood, second.logLikelihood))
    }

    /// Pairs the characters of two readings of the same line, so that as few as possible differ, with the index of the
    /// character of this line, or of that before which one of the second stands.
    private func aligned(
        with second: RecognizedLine
    ) -> [(index: Int, own: RecognizedCharacter?, other: RecognizedCharacter?)] {
        let (own, other) = (characters, second.characters)
        return Alignment(of: own.map(\.character.plain), with: other.map(\.character.plain)).pairs.map { pair in
            (pair.index, pair.isInFirst ? own[pair.index] : nil, pair.second.map { other[$0] })
        }
    }

    /// Whether one of two characters, between which only the second model sees something, is a ligature with that in it.
    private func isInLigature(_ other: RecognizedCharacter, before index: Int) -> Bool {
        [index - 1, index].filter(characters.indices.contains).contains {
            let letters = characters[$0].character.plain
            return letters.count > 1 && other.character.plain.count == 1 && letters.contains(other.character.plain[0])
        }
    }

    /// What to put before a character of this line where only the second model sees something; nil for nothing.
    private func missing(_ other: RecognizedCharacter, before index: Int) -> RecognizedCharacter? {
        let neighbours = [index - 1, index].filter { characters.indices.contains($0) }.map { characters[$0] }
        guard other.isText else {
            // A mark between letters is texture in a space.
            let isSpace = neighbours.count == 2 && neighbours.allSatisfy { $0.character != " " }
            return isSpace ? other.asSpace : nil
        }
        let beside = neighbours.map(\.confidence).min() ?? 1
        return Self.insertions.contains { beside < $0.beside && other.confidence >= $0.least } ? other : nil
    }
}

extension RecognizedCharacter {
    /// The second model is believed from this confidence on.
    private static let convincing = 0.9
    /// Characters of less confidence give way to such, and of still less to any that are surer.
    private static let doubtful = 0.9, unreadable = 0.5
    /// An accent is believed from this confidence on where the second model is sure of the letter, and is so sure then.
    private static let likely = 0.6, agreed = 0.85
    /// What stands between words and parts of dates.
    private static let separators: Set<Character> = [" ", "/", "."]

    fileprivate var isText: Bool { character.isLetter || character.isNumber || Self.separators.contains(character) }

    /// A space in its place.
    fileprivate var asSpace: RecognizedCharacter {
        RecognizedCharacter(character: " ", confidence: confidence, alternatives: [], extent: extent)
    }

    /// The same with a confidence that is no higher than a limit.
    fileprivate func limited(to limit: Double) -> RecognizedCharacter {
        RecognizedCharacter(
            character: character, confidence: min(confidence, limit), alternatives: alternatives, extent: extent)
    }

    /// The same with a confidence that is no lower than a limit.
    private func raised(to limit: Double) -> RecognizedCharacter {
        RecognizedCharacter(
            character: character, confidence: max(confidence, limit), alternatives: alternatives, extent: extent)
    }

    /// This character, or what a second model reads in its place if this is in doubt and that is not.
    fileprivate func surer(_ other: RecognizedCharacter) -> RecognizedCharacter {
        if character.plain == other.character.plain {
            guard character != other.character else { return other.confidence > confidence ? other : self }
            // That the letters are the same says little about their accents, but nothing is surer.
            let isLikely = confidence >= Self.likely && other.confidence >= Self.convincing
            return isLikely ? raised(to: Self.agreed) : self
        }
        let isWeaker = confidence < Self.unreadable && other.confidence > confidence
        let givesWay = isWeaker || confidence < Self.doubtful && other.confidence >= Self.convincing
        return givesWay && other.isText && character.plain.count == 1 ? other : self
    }
}

extension Character {
    /// The letter without its accents, as capitals; of ligatures and the like, all letters that stand for it.
    fileprivate var plain: [Character] {
        let folded = FoldedText(String(self)).characters
        return folded.isEmpty ? [self] : folded
    }
}
