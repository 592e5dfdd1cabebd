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
        guard let free = readings[row.syntax.columns.count], let reading = reading(as: row.layout, line: row.line)
        else {
            return nil
        }
        let text = Array(reading.text.utf8)
        let evidence = free.logLikelihood + free.evidence(for: row.syntax)
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
    let syntax: LineSyntax
    /// The check digits that stand on this line and cover nothing else.
    let checkDigits: [CheckDigitLayout]

    static let all = Format.allCases.map(Layout.of).flatMap { layout in
        layout.lineLengths.indices.map { FormatLine(layout, line: $0) }
    }

    private init(_ layout: Layout, line: Int) {
        self.layout = layout
        self.line = line
        syntax = LineSyntax(
            columns: (0..<layout.lineLengths[line]).map { column in
                let allowed = layout.allowedCharacters(line: line, column: column)
                return AllowedCharacters(allowed.characters.map { Character(Unicode.Scalar($0)) })
            })
        checkDigits = layout.checkDigits.filter { digit in
            digit.segment.line == line && digit.covered.allSatisfy { $0.line == line }
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
