import TextRecognition
import Testing

@testable import IDScan

@Suite struct RecognizedLinePitchTests {
    /// A line whose characters are centred at given places, as the reader of lines makes it.
    private func line(centres: [Double]) -> RecognizedLine {
        let edges = zip(centres, centres.dropFirst()).map { ($0 + $1) / 2 }
        let ends = [2 * centres[0] - edges[0]] + edges + [2 * centres[centres.count - 1] - edges[edges.count - 1]]
        let characters = centres.indices.map { index in
            RecognizedCharacter(
                character: "O", confidence: 1, alternatives: [], extent: ends[index] / 100...ends[index + 1] / 100)
        }
        return RecognizedLine(characters: characters, logLikelihood: 0)
    }

    private static let even = (0..<44).map { 1 + 2 * Double($0) }

    @Test func findsNothingInAnEvenLine() {
        #expect(line(centres: Self.even).unevenColumns.isEmpty)
    }

    @Test func allowsForPerspectiveAndForRoughCentres() {
        // The pitch at the right end is half of that at the left, and every third character is off by a sixth.
        let centres = Self.even.enumerated().map { index, centre in
            centre - centre * centre / 350 + (index.isMultiple(of: 3) ? 0.15 : 0)
        }
        #expect(line(centres: centres).unevenColumns.isEmpty)
    }

    @Test(arguments: [(19.0, [9, 10]), (20.0, [9])])
    func findsTwoCharactersThatWereReadAsOne(centre: Double, expected: [Int]) {
        // Those at 19 and 21 are read as one, at the place of either or half way.
        let merged = Self.even.filter { $0 != 19 && $0 != 21 } + [centre]
        #expect(line(centres: merged.sorted()).unevenColumns.isSuperset(of: expected))
    }

    @Test func findsACharacterThatWasReadAsTwo() {
        let split = Self.even.filter { $0 != 41 } + [40.5, 41.5]
        #expect(!line(centres: split.sorted()).unevenColumns.isDisjoint(with: [20, 21]))
    }

    @Test func saysNothingOfTheEndsOfALine() {
        #expect(line(centres: [1, 9]).unevenColumns.isEmpty)
        #expect(RecognizedLine(characters: [], logLikelihood: 0).unevenColumns.isEmpty)
    }
}
