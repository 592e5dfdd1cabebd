import Imaging
import TextRecognition
import Testing

@testable import IDScan

@Suite struct LineLookTests {
    private let look = LineLook(right: 0.1, up: 0.5)

    @Test func looksAsideAndAboveAsTheLineStands() throws {
        let level = try #require(look.place(of: Quadrilateral(x: 100, y: 50, width: 400, height: 20)))
        #expect(level.topLeft.distance(to: Point(x: 140, y: 40)) < 1e-6)
        #expect(level.bottomRight.distance(to: Point(x: 540, y: 60)) < 1e-6)
        // Upside down it is the other way.
        let turned = Quadrilateral(x: 100, y: 50, width: 400, height: 20).turned(quarterTurns: 2)
        let below = try #require(look.place(of: turned))
        #expect(below.topLeft.distance(to: Point(x: 460, y: 80)) < 1e-6)
    }

    @Test func looksAtNothingWhereNothingIs() {
        #expect(look.place(of: Quadrilateral(x: 5, y: 5, width: 0, height: 0)) == nil)
    }

    @Test func saysWhereCharactersStandOnTheLine() {
        let character = RecognizedCharacter(character: "A", confidence: 1, alternatives: [], extent: 0.2...0.25)
        let moved = look.inLine(RecognizedLine(characters: [character], logLikelihood: -1))
        #expect(abs(moved.characters[0].extent.lowerBound - 0.3) < 1e-9)
        #expect(abs(moved.characters[0].extent.upperBound - 0.35) < 1e-9)
        #expect(moved.text == "A" && moved.logLikelihood == -1)
    }
}
