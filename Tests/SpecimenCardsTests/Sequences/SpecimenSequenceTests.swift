import Imaging
import Testing

@testable import SpecimenCards

@Suite struct SpecimenSequenceTests {
    private static let small = PhotographConditions.video.with { ($0.width, $0.height) = (320, 240) }
    private static let cards = [SpecimenCard(format: .td1, seed: 3), SpecimenCard(format: .td3, seed: 4)]

    private static func sequence(unrest: Double = 1, stay: Int = 3, passage: Int = 2) -> SpecimenSequence {
        SpecimenSequence(
            of: cards, conditions: small, unrest: unrest, stay: stay, passage: passage, seed: 3)
    }

    @Test func documentsComeInStayAndGoOut() {
        let sequence = Self.sequence()
        #expect(sequence.count == 14)
        #expect(
            (-1...sequence.count).map(sequence.card)
                == [nil, nil, 0, 0, 0, 0, 0, nil, nil, 1, 1, 1, 1, 1, nil, nil])
    }

    @Test func theSameSeedGivesTheSameFrames() throws {
        let (first, second) = (Self.sequence(), Self.sequence())
        for frame in [0, 3] {
            #expect(try first.frame(frame).taken().image == second.frame(frame).taken().image)
        }
    }

    @Test func framesDifferInNoiseAndPlace() throws {
        let still = Self.sequence(unrest: 0)
        let (first, next) = (try still.frame(2).taken(), try still.frame(3).taken())
        #expect(first.truth.documents.map(\.lines) == next.truth.documents.map(\.lines))
        #expect(first.image != next.image)
        let moving = Self.sequence(unrest: 1)
        #expect(
            try moving.frame(2).truth().documents.first?.corners != moving.frame(3).truth().documents.first?.corners)
    }

    @Test func aDocumentOnItsWayIsCutOff() throws {
        let sequence = Self.sequence(unrest: 0)
        func isInside(_ frame: Int) throws -> Bool? {
            try sequence.frame(frame).truth().documents.first.map { document in
                document.corners.corners.allSatisfy { (0..<240).contains($0.y) && (0..<320).contains($0.x) }
            }
        }
        #expect(try (0...4).map(isInside) == [nil, false, true, true, true])
    }

    @Test func withoutPassageADocumentIsThereFromTheFirstFrame() {
        let sequence = Self.sequence(stay: 2, passage: 0)
        #expect((0..<sequence.count).map(sequence.card) == [0, 0, 1, 1])
    }
}
