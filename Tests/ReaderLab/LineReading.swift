import Foundation
import IDScan
import MRZ
public import TextRecognition

/// The reading of one line by itself, without the other lines of its zone: for measuring readers.
///
/// A ``DocumentScanner`` chooses the format that explains all lines of a zone; here it is the one that explains this line.
public struct LineReading: Hashable, Sendable {
    /// The likeliest reading, whatever its length.
    public let line: RecognizedLine
    /// The reading as a line of the format that explains it best; nil when no format's line is nearly as long.
    public let formatted: RecognizedLine?

    /// Reads the output of a network.
    public init(_ lattice: CharacterLattice) {
        let decoding = LineDecoding(lattice)
        line = decoding.reading
        let explanations = FormatLine.all.compactMap { decoding.explanation(as: $0) }
        formatted = explanations.max { $0.evidence < $1.evidence }?.reading
    }
}

extension LineDecoding {
    /// Returns the reading as a line of a format, and the logarithm of how likely such a line is to look like this; nil when
    /// the line is nowhere near as long.
    fileprivate func explanation(as row: FormatLine) -> (reading: RecognizedLine, evidence: Double)? {
        guard let free = readings[row.allowed.count], let reading = reading(as: row.layout, line: row.line)
        else {
            return nil
        }
        let text = Array(reading.text.utf8)
        let evidence = free.logLikelihood + free.evidence(for: row.allowed)
        return (reading, evidence + row.checkDigits.reduce(0) { $0 + ($1.holds(in: text) ? Self.proof : Self.failure) })
    }

    /// A digit that holds was one of ten that might have stood there: the logarithm of 10.
    private static let proof = 2.303
    /// One line in a hundred is misread or misprinted where a digit covers it: the logarithm of 0.01.
    private static let failure = -4.605
}

/// A line of a format, as a row of a table.
private struct FormatLine {
    let layout: Layout
    let line: Int
    /// The characters that may stand in each column.
    let allowed: [Set<Character>]
    /// The check digits that stand on this line and cover nothing else.
    let checkDigits: [CheckDigitLayout]

    static let all = Format.allCases.map(Layout.of).flatMap { layout in
        layout.lineLengths.indices.map { FormatLine(layout, line: $0) }
    }

    private init(_ layout: Layout, line: Int) {
        self.layout = layout
        self.line = line
        allowed = (0..<layout.lineLengths[line]).map { column in
            Set(layout.allowedCharacters(line: line, column: column).characters.map { Character(Unicode.Scalar($0)) })
        }
        checkDigits = layout.checkDigits.filter { digit in
            digit.segment.line == line && digit.covered.allSatisfy { $0.line == line }
        }
    }
}

extension RecognizedLine {
    /// The probability that a line has a character that its format does not allow.
    private static let deviation = 0.01
    /// The weight of a place that shows no allowed character, so that one of them does not rule out a line.
    private static let least = 1e-9

    /// The natural logarithm of the probability, up to a constant, that a line of as many columns looks like this, each allowed character
    /// as likely as the others.
    fileprivate func evidence(for columns: [Set<Character>]) -> Double {
        zip(characters, columns).reduce(0) { sum, place in
            let (character, allowed) = place
            let seen = [AlternativeCharacter(character: character.character, confidence: character.confidence)]
            let share = (seen + character.alternatives).reduce(Self.least) { share, candidate in
                let isAllowed = allowed.contains(candidate.character)
                let odds =
                    isAllowed
                    ? 1 / Double(allowed.count) : Self.deviation / Double(CharacterLattice.mrzAlphabet.count)
                return share + candidate.confidence * odds
            }
            return sum + log(share)
        }
    }
}

extension CheckDigitLayout {
    /// True if this digit holds in the line that it stands on and covers.
    fileprivate func holds(in characters: [UInt8]) -> Bool {
        let printed = characters[segment.columns.lowerBound]
        let computed = CheckDigit(over: covered.flatMap { characters[$0.columns] }).character
        // A filler stands there for an empty field, or for a long number that goes on elsewhere.
        return printed == computed || (printed == UInt8(ascii: "<") && self.characters.contains(printed))
    }
}
