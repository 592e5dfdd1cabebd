import Imaging
import Testing

@testable import TextRecognition

struct MRZLineReaderTests {
    @Test(arguments: FixtureLine.clear)
    func readsClearLines(_ line: FixtureLine) throws {
        var reader = try MRZLineReader()
        let observation = try reader.recognizeLine(in: line.image)
        #expect(observation.text == line.text)
        #expect(observation.line.lowestConfidence > 0.9)
        #expect(observation.candidates.first?.text == line.text)
        #expect(observation.corners == (try line.image.bounds))
    }

    @Test func charactersStandWhereTheyArePrinted() throws {
        var reader = try MRZLineReader()
        let characters = try reader.lattice(for: FixtureLine.clear[1].image).bestLine().characters
        for (index, character) in characters.enumerated() {
            let middle = (Double(index) + 0.5) / Double(characters.count)
            let centre = (character.extent.lowerBound + character.extent.upperBound) / 2
            #expect(abs(centre - middle) < 0.5 / Double(characters.count))
        }
    }

    @Test func poorLinesAreReadRightOrDoubtful() throws {
        var reader = try MRZLineReader()
        let lattice = try reader.lattice(for: FixtureLine.poor.image)
        let line = try #require(lattice.bestLine(ofLength: FixtureLine.poor.text.count))
        for (read, printed) in zip(line.characters, FixtureLine.poor.text) where read.character != printed {
            #expect(read.confidence < 0.9)
        }
    }

    @Test func readersWorkSideBySide() async throws {
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var reader = try MRZLineReader()
                    return try reader.recognizeLine(in: FixtureLine.clear[0].image).text
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts == Array(repeating: FixtureLine.clear[0].text, count: 4))
    }

    @Test(arguments: picturesWithoutText)
    func findsNothingSureInPicturesWithoutText(_ picture: Image) throws {
        var reader = try MRZLineReader()
        let lattice = try reader.lattice(for: picture)
        #expect(lattice.bestLine().confidence < 0.5)
        #expect(try #require(lattice.bestLine(ofLength: 44)).confidence < 0.5)
    }

    @Test(arguments: [[], [1, 2, 3], Array(EmbeddedModel.mrzLines.bytes.prefix(300_000))])
    func namesADamagedModel(_ bytes: [UInt8]) {
        let error = #expect(throws: TextRecognitionError.self) {
            var reader = try MRZLineReader(network: EmbeddedModel(name: "mrz-lines", bytes: bytes))
            _ = try reader.lattice(for: picturesWithoutText[0])
        }
        #expect(error?.model == "mrz-lines")
        #expect(error?.reason.isEmpty == false)
        #expect(error?.description.contains("\n") == false)
    }
}
