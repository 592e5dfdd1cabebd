import TextRecognition

extension RecognizedTextObservation {
    /// The same line without marks and specks at its ends: texture beside the letters resembles some letter or other.
    var withoutSpecks: RecognizedTextObservation {
        let words = line.characters.split { $0.character == " " }
        let kept = words.trimmed { $0.isSpeck }
        let characters = Array(line.characters[(kept.first?.startIndex ?? 0)..<(kept.last?.endIndex ?? 0)])
        let start = characters.drop { !$0.isText(besides: "[(") }
        let end = start.reversed().drop { !$0.isText(besides: "]).-") }.count
        return RecognizedTextObservation(
            line: RecognizedLine(characters: Array(start.prefix(end)), logLikelihood: line.logLikelihood),
            candidates: candidates, corners: corners)
    }
}

extension [ArraySlice<RecognizedCharacter>] {
    /// Returns the words without the specks at both ends. One word is always left.
    fileprivate func trimmed(_ isSpeck: (ArraySlice<RecognizedCharacter>) -> Bool) -> ArraySlice<Element> {
        var words = self[...]
        while words.count > 1, let first = words.first, isSpeck(first) { words.removeFirst() }
        while words.count > 1, let last = words.last, isSpeck(last) { words.removeLast() }
        return words
    }
}

extension ArraySlice<RecognizedCharacter> {
    /// Words of so few characters must be read with more confidence than longer ones.
    private static var fewCharacters: Int { 2 }
    private static var leastConfidenceOfFew: Double { 0.7 }
    private static var leastConfidence: Double { 0.5 }

    /// Whether a word at the end of a line is a speck and not a word.
    fileprivate var isSpeck: Bool {
        let letters = count { $0.isText() }
        let confidence = reduce(0) { $0 + $1.confidence } / Double(count)
        return letters == 0 || confidence < Self.leastConfidence
            || (letters <= Self.fewCharacters && confidence < Self.leastConfidenceOfFew)
    }
}

extension RecognizedCharacter {
    /// Whether it is a letter, a digit or one of some marks.
    fileprivate func isText(besides marks: String = "") -> Bool {
        character.isLetter || character.isNumber || marks.contains(character)
    }
}
