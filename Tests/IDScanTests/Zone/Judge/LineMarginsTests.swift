import Testing
import TextRecognition

@testable import IDScan

struct LineMarginsTests {
    private typealias Margins = (left: Double, right: Double)

    /// The lines that seem shifted, from 0, of lines with 30 characters in crops as long as they and their margins.
    private static func shiftedLines(_ margins: [Margins]) -> Set<Int> {
        let lines = margins.map { (margin) -> RecognizedLine in
            let length = margin.left + 29 + margin.right
            return RecognizedLine(
                characters: (0..<30).map { column in
                    let middle = (margin.left + Double(column)) / length
                    return RecognizedCharacter(
                        character: "<", confidence: 1, alternatives: [],
                        extent: middle - 0.4 / length...middle + 0.4 / length)
                },
                logLikelihood: 0)
        }
        return Set(LineMargins.shiftedCharacters(of: lines).map { $0.line - 1 })
    }

    /// A bent card whose first letter of the name was cut off: a filler stands at the rim instead. The other two are the same
    /// from the right, and of two lines.
    @Test(
        arguments: [
            ([(0.63, 0.52), (0.56, 0.74), (1.58, 0.13)], [0, 1, 2]),
            ([(0.52, 0.63), (0.13, 1.58), (0.74, 0.56)], [0, 1, 2]),
            ([(1.6, 0.2), (0.6, 0.5)], [0, 1]),
        ] as [([(Double, Double)], Set<Int>)])
    func tellLinesThatAreShifted(margins: [(Double, Double)], lines: Set<Int>) {
        let shifted = Self.shiftedLines(margins.map { (left: $0.0, right: $0.1) })
        #expect(shifted == lines)
    }

    /// Zones that are read right, whose crops are longer than their lines by unequal amounts.
    @Test(
        arguments: [
            [(0.5, 0.5), (0.5, 0.5)], [(0.56, 0.46), (0.62, 0.64), (0.65, 0.94)],
            [(0.7, 0.87), (0.64, 1.58), (0.61, 2.25)],
            [(1.27, 0.76), (0.78, 0.53)], [(2.54, 0.63), (2.99, 0.86)], [(1.22, 0.94), (0.6, 0.61)],
        ] as [[(Double, Double)]])
    func doubtNoLinesInLongerCrops(margins: [(Double, Double)]) {
        #expect(Self.shiftedLines(margins.map { (left: $0.0, right: $0.1) }).isEmpty)
    }

    @Test func areThoseOfLinesWithAPitchOnly() {
        #expect(LineMargins(of: RecognizedLine(characters: [], logLikelihood: 0)) == nil)
    }
}
