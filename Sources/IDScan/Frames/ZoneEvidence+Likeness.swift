import MRZ
import SystemLibrary
import TextRecognition

/// The test of a frame for the same document.
///
/// The name of one person must never stand beside the number of another. So a frame joins only what it confirms: enough
/// of the characters that differ from document to document have to be seen in both, and be the same.
extension ZoneEvidence {
    /// The most that an equal character adds to the odds of one document: one digit in ten is equal by chance.
    private static let mostOdds = 10.0
    /// The most that a differing character takes from them.
    private static let leastOverlap = 0.0001
    /// The least evidence for one document: seven equal digits more than outweigh the digits that differ.
    private static let leastLikeness = 16.0
    /// The probability from which on readers are sure of a character: two different ones are two documents.
    private static let sure = 0.95

    /// The odds that a frame shows the same document, as a logarithm; nil when it shows another, or too little of
    /// it to tell.
    func likeness(to frame: FrameEvidence) -> Double? {
        guard frame.format == format else { return nil }
        let layout = Layout.of(format)
        var likeness = 0.0
        for (line, (own, others)) in zip(characters, frame.characters).enumerated() {
            for (column, (known, seen)) in zip(own, others).enumerated() {
                let isFaulty = [frame.lines[line][column].fault, lines[line][column].fault].contains(.unseen)
                let isSame = known.character == seen.character
                if isFaulty || isSame && known.character == "<" { continue }
                if !isSame, min(known.confidence, seen.confidence) >= Self.sure { return nil }
                // Two readings that see nothing have one in so many in common.
                let kinds = Double(layout.allowedCharacters(line: line, column: column).rawValue.nonzeroBitCount)
                let overlap = max(Self.leastOverlap, known.overlap(with: seen))
                let odds = log(min(Self.mostOdds, kinds * overlap))
                // Codes and names are the same on documents of many people; that they differ counts.
                likeness += layout.isProtected(line: line, column: column) ? odds : min(0, odds)
            }
        }
        return likeness >= Self.leastLikeness ? likeness : nil
    }
}

extension RecognizedCharacter {
    /// The probability that two readings are of one character.
    fileprivate func overlap(with other: RecognizedCharacter) -> Double {
        choices.reduce(0) { sum, choice in
            choice.character.map { sum + choice.confidence * other.confidence(in: $0) } ?? sum
        }
    }
}
