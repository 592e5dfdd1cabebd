import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@testable import TextRecognition

struct ZoneLineReaderTests {
    @Test(arguments: [
        ("PPUTOIVARSSONLUND<<KALINA<WILHELMINE<<<<<<<<", true), ("Y>>>>>>>>>>>78L906Z2AZSZLOSSOINSLEZEO2", true),
        ("P«UTO«««ERIKSSON", true), ("a < b and b > c", false), ("<<<", false),
        ("Date of birth / Date de naissance", false),
    ])
    func tellsWhatMayBeALineOfAZone(text: String, may: Bool) {
        #expect(ZoneLineReader.resembles(text) == may)
    }

    /// A passport on a table, as it lies and upside down.
    @Test(arguments: [false, true])
    func readsALineTheRightWayUp(isFlipped: Bool) throws {
        let passport = Photograph(
            of: [SpecimenCard(format: .td3, seed: 11)],
            conditions: .desk.with { ($0.width, $0.height) = (1000, 750) }, seed: 11)
        let taken = try passport.taken()
        let truth = try #require(taken.truth.documents.first)
        let image = taken.image.grey().rotated(quarterTurns: isFlipped ? 2 : 0)
        var reader = try ZoneLineReader()
        for (line, ink) in zip(truth.lines, truth.lineQuadrilaterals) {
            let place = isFlipped ? ink.mapped { Point(x: 1000 - $0.x, y: 750 - $0.y) } : ink
            // A search that does not know which way up the line is finds it from the left of the picture.
            let seen = isFlipped ? place.turned(quarterTurns: 2) : place
            let read = try #require(try reader.line(in: seen, isLight: false, of: image))
            #expect(read.line.text == line && read.isFlipped == isFlipped)
            #expect(read.line.corners.contains(place.centre))
            #expect(read.line.corners.topLeft.distance(to: place.topLeft) < place.meanHeight)
        }
    }

    @Test func readsNothingElse() throws {
        let printed = try PrintedText(lines: ["if a <<< b then >>>"], size: 40).drawn()
        var reader = try ZoneLineReader()
        let image = printed.image.grey()
        #expect(try reader.line(in: image.bounds, isLight: false, of: image) == nil)
    }
}
