import Foundation
import Imaging
import SpecimenCards
import Testing

struct SpecimenCardDesignTests {
    private let conditions = PhotographConditions.desk.with { ($0.width, $0.height) = (640, 480) }

    private func truth(of cards: [SpecimenCard]) throws -> SpecimenTruth {
        try Photograph(of: cards, conditions: conditions, seed: 3).truth()
    }

    @Test(arguments: SpecimenDesign.allCases)
    func photographsTellWhereTextsAre(design: SpecimenDesign) throws {
        let cards = design.sides.map { SpecimenCard(design: design, side: $0, seed: 3) }
        let truth = try truth(of: cards)
        for (card, document) in zip(cards, truth.documents) {
            #expect(document.design == design)
            let texts = try #require(document.texts)
            #expect(texts.map(\.name) == (try card.printedTexts()).map(\.name))
            for text in texts {
                #expect(text.text == card.texts[text.name])
                #expect(document.corners.contains(text.outline.centre))
                #expect(text.outline.area > 4)
            }
        }
    }

    @Test func bothSidesSayMoreThanOne() throws {
        let cards = [SpecimenSide.front, .back].map { SpecimenCard(design: .germanIdentityCard2010, side: $0, seed: 3) }
        let names = try truth(of: cards).documents.map { Set(($0.texts ?? []).map(\.name)) }
        #expect(
            names[0].isSuperset(of: [.surname, .givenNames, .birthDate, .birthPlace, .expiryDate, .documentNumber]))
        #expect(names[1].isSuperset(of: [.address, .height, .eyeColour, .issueDate, .authority]))
        #expect(names[0].isDisjoint(with: names[1]))
    }

    @Test func changedTextIsPrintedAndTheZoneStays() throws {
        let card = SpecimenCard(design: .passportNumbered, side: .front, seed: 3)
        var forged = card
        forged.texts[.surname] = "SOMEBODY"
        let (first, second) = (try truth(of: [card]).documents[0], try truth(of: [forged]).documents[0])
        #expect(first.lines == second.lines)
        #expect(second.texts?.first { $0.name == .surname }?.text == "SOMEBODY")
        #expect(try card.drawn(pixelsPerMillimetre: 3) != forged.drawn(pixelsPerMillimetre: 3))
    }

    @Test func typefaceMayBeTheCallers() throws {
        var card = SpecimenCard(design: .drivingLicence, side: .front, seed: 3)
        card.font = FontFile(bytes: [1, 2, 3])
        #expect(throws: SpecimenError.self) { try card.printedTexts() }
        #expect(throws: SpecimenError.self) { try card.drawn(pixelsPerMillimetre: 3) }
    }

    @Test func truthsOfDocumentsWithoutDesignAreAsBefore() throws {
        let truth = try truth(of: [SpecimenCard(format: .td3, seed: 1)])
        let json = String(decoding: try JSONEncoder().encode(truth), as: UTF8.self)
        #expect(!json.contains("design"))
        #expect(!json.contains("texts"))
        #expect(try JSONDecoder().decode(SpecimenTruth.self, from: Data(json.utf8)) == truth)
    }

    @Test func truthsOfDesignsAreWrittenAndRead() throws {
        let truth = try truth(of: [SpecimenCard(design: .residencePermit, side: .back, seed: 1)])
        #expect(try JSONDecoder().decode(SpecimenTruth.self, from: JSONEncoder().encode(truth)) == truth)
    }
}
