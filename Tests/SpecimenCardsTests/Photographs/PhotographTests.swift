import Imaging
import Testing

@testable import SpecimenCards

struct PhotographTests {
    private func conditions(_ change: (inout PhotographConditions) -> Void = { _ in }) -> PhotographConditions {
        PhotographConditions.desk.with {
            ($0.width, $0.height, $0.background) = (320, 240, .leather)
            change(&$0)
        }
    }

    @Test func seedDecidesEveryPixel() throws {
        let photograph = Photograph(of: [SpecimenCard(format: .td1, seed: 2)], conditions: conditions(), seed: 2)
        var other = photograph
        other.seed = 3
        #expect(try photograph.taken() == photograph.taken())
        #expect(try photograph.taken().image != other.taken().image)
    }

    @Test func truthNeedsNoPhotograph() throws {
        let photograph = Photograph(of: [SpecimenCard(format: .td3, seed: 2)], conditions: conditions(), seed: 2)
        #expect(try photograph.truth() == photograph.taken().truth)
    }

    @Test(arguments: [0.0, 40, 170])
    func documentIsWhereTheTruthSays(rotation: Double) throws {
        let taken = try Photograph(
            of: [SpecimenCard(format: .td1, seed: 2)],
            conditions: conditions { ($0.rotation, $0.noise, $0.fractionOfFrame) = (rotation, 0, 0.6) }, seed: 2
        ).taken()
        let corners = try #require(taken.truth.documents.first).corners
        // A pale card on dark leather: just inside its edges it is light, just outside dark.
        for (start, end) in zip(corners.corners, corners.corners.dropFirst() + [corners.topLeft]) {
            let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            #expect(lightness(of: taken.image, from: middle, towards: corners.centre, 5) > 140)
            #expect(lightness(of: taken.image, from: middle, towards: corners.centre, -5) < 100)
        }
    }

    private func lightness(of image: Image, from start: Point, towards end: Point, _ distance: Double) -> Int {
        let share = distance / start.distance(to: end)
        let x = Int(start.x + (end.x - start.x) * share), y = Int(start.y + (end.y - start.y) * share)
        let first = (y * image.width + x) * 3
        return image.pixels[first..<first + 3].reduce(0) { $0 + Int($1) } / 3
    }

    @Test func severalDocumentsDoNotOverlap() throws {
        let cards = [SpecimenCard(format: .td3, seed: 1), SpecimenCard(format: .td1, seed: 2)]
        for arrangement in [Arrangement.column, .loose, .row] {
            let truth = try Photograph(of: cards, arrangement: arrangement, conditions: .flatbed, seed: 1).truth()
            let (first, second) = (truth.documents[0].corners, truth.documents[1].corners)
            switch arrangement {
            case .column: #expect(first.bottomLeft.y < second.topLeft.y)
            case .loose:
                #expect(max(first.bottomLeft.y, first.bottomRight.y) < min(second.topLeft.y, second.topRight.y))
            case .row: #expect(first.topRight.x < second.topLeft.x)
            case .scattered: break
            }
        }
    }

    @Test func sideWithoutZoneHasNoLines() throws {
        let front = SpecimenCard(data: SpecimenData(format: .td1, seed: 1), side: .front, seed: 1)
        let document = try #require(try Photograph(of: [front], conditions: .desk, seed: 1).truth().documents.first)
        #expect(document.lines.isEmpty)
        #expect(document.lineQuadrilaterals.isEmpty)
        #expect(document.fields.isEmpty)
    }

    @Test func emptyTableHasNoDocument() throws {
        let taken = try Photograph(of: [], conditions: conditions(), seed: 1).taken()
        #expect(taken.truth.documents.isEmpty)
        #expect(taken.image.width == 320)
    }

    @Test(arguments: PhotographConditions.Background.allCases)
    func everyBackgroundIsItsOwn(background: PhotographConditions.Background) throws {
        let taken = try Photograph(of: [], conditions: conditions { $0.background = background }, seed: 1).taken()
        let others = PhotographConditions.Background.allCases.filter { $0 != background }
        for other in others.prefix(1) {
            let picture = try Photograph(of: [], conditions: conditions { $0.background = other }, seed: 1).taken()
            #expect(picture.image != taken.image)
        }
    }

    /// A way to make a photograph worse.
    private static let changes: [@Sendable (inout PhotographConditions) -> Void] = [
        { $0.glare = 1 }, { $0.castShadow = 0.8 }, { $0.motionBlur = 5 }, { $0.defocus = 3 }, { $0.exposure = 0.5 },
        { $0.warmth = -1 },
    ]

    @Test(arguments: changes.indices)
    func everyConditionShows(index: Int) throws {
        let card = SpecimenCard(format: .td1, seed: 2)
        let plain = try Photograph(of: [card], conditions: conditions(), seed: 2).taken().image
        let worse = try Photograph(of: [card], conditions: conditions(Self.changes[index]), seed: 2).taken().image
        #expect(worse != plain)
    }
}
