import DocumentDetection
import Imaging
import SpecimenCards
import Testing

@testable import IDScan

@Suite struct CaptureGuidanceTests {
    @Test func theMostImportantComesFirst() {
        let words: [CaptureGuidance] = [.turnOver, .holdStill, .noDocument, .lessGlare]
        #expect(words.sorted() == [.noDocument, .lessGlare, .holdStill, .turnOver])
    }

    /// The guidance for a card that is photographed with one fault.
    @Test(arguments: [
        (PhotographConditions.desk, [] as [CaptureGuidance]),
        (.desk.with { $0.fractionOfFrame = 0.2 }, [.moveCloser]),
        (.desk.with { $0.fractionOfFrame = 1.3 }, [.moveBack]),
        (.desk.with { ($0.fractionOfFrame, $0.offsetX) = (0.7, 1.4) }, [.centre]),
        (.desk.with { $0.tilt = 50 }, [.tiltLess]),
        (.desk.with { ($0.glare, $0.glareX, $0.glareY, $0.glareRadius) = (1, 0.5, 0.8, 0.3) }, [.lessGlare]),
        (.desk.with { $0.exposure = 0.03 }, [.moreLight]),
        (.desk.with { $0.defocus = 7 }, [.holdStill]),
    ])
    func eachFaultHasItsWord(conditions: PhotographConditions, words: [CaptureGuidance]) throws {
        let small = conditions.with {
            ($0.width, $0.height, $0.rotation) = (800, 600, 0)
        }
        let taken = try Photograph(of: [SpecimenCard(format: .td1, seed: 5)], conditions: small, seed: 5).taken()
        let outline = try #require(taken.truth.documents.first?.corners)
        let guidance = CaptureQuality(of: taken.image, document: outline).guidance
        #expect(guidance.prefix(1) == words.prefix(1))
    }
}
