import Imaging
import SpecimenCards
import Testing

struct PrintedTextTests {
    @Test func saysWhereItsWordsAre() throws {
        let printed = try PrintedText(lines: ["Grüße aus", "", "Köln"], size: 40).drawn()
        #expect(printed.words.map(\.text) == ["Grüße", "aus", "Köln"])
        #expect(printed.image.pixelFormat == .grey)
        for word in printed.words {
            #expect(word.corners.corners.allSatisfy { printed.image.bounds.contains($0) })
            let middle = word.corners.centre
            let row = Int(middle.y) * printed.image.width
            let columns = Int(word.corners.topLeft.x)..<Int(word.corners.topRight.x)
            #expect(printed.image.pixels[row + columns.lowerBound..<row + columns.upperBound].contains { $0 < 60 })
        }
    }

    @Test func isWhiteOnBlackWhenInverted() throws {
        var text = PrintedText(lines: ["Text"], size: 30)
        text.isInverted = true
        let image = try text.drawn().image
        #expect(image.pixels[0] == 0 && image.pixels.contains(255))
    }

    @Test func refusesFilesThatAreNoFonts() {
        for bytes in [[], [1, 2, 3], [UInt8](repeating: 0, count: 4096)] as [[UInt8]] {
            #expect(throws: SpecimenError.self) {
                try PrintedText(lines: ["Text"], size: 30, font: FontFile(bytes: bytes)).drawn()
            }
        }
    }

    @Test func printsNothingOfNothing() throws {
        #expect(try PrintedText(lines: [], size: 30).drawn().words.isEmpty)
    }
}

struct SignSceneTests {
    @Test(arguments: SignLanguage.allCases)
    func isTheSameForTheSameSeed(language: SignLanguage) throws {
        let scene = SignScene(seed: 7, language: language)
        let taken = try scene.taken()
        #expect(try scene.taken() == taken)
        #expect(taken.words.count >= 4)
        #expect(taken.words.allSatisfy { $0.corners.isConvex && $0.corners.meanHeight > 10 })
        #expect(try SignScene(seed: 8, language: language).taken() != taken)
    }
}
