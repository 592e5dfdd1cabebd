import Imaging
import Testing

@testable import SpecimenCards

struct SpecimenSceneTests {
    @Test(arguments: SceneKind.allCases)
    func seedDecidesEverything(kind: SceneKind) {
        #expect(scene(kind, 4) == scene(kind, 4))
        #expect(scene(kind, 4) != scene(kind, 5))
    }

    @Test func kindsShareNothing() {
        let (table, print) = (scene(.table, 4), scene(.print, 4))
        #expect(table.cards != print.cards)
        #expect(table.conditions.rotation != print.conditions.rotation)
    }

    @Test(arguments: SceneKind.allCases)
    func truthKeepsThePromiseOfTheKind(kind: SceneKind) throws {
        for seed in UInt64(1)...20 {
            let photograph = scene(kind, seed)
            let truth = try photograph.truth()
            let (width, height) = (Double(truth.width), Double(truth.height))
            let isWhole = truth.documents.map { document in
                document.corners.corners.allSatisfy { (0...width).contains($0.x) && (0...height).contains($0.y) }
            }
            switch kind.visibility {
            case .nothing: #expect(truth.documents.isEmpty)
            case .whole: #expect(!isWhole.isEmpty && !isWhole.contains(false))
            case .impaired: #expect(isWhole == [kind != .outOfFrame])
            }
            #expect((truth.documents.count > 1) == (kind == .several))
        }
    }

    @Test func cornersAreNeverCoveredInHands() throws {
        for seed in UInt64(1)...50 {
            let photograph = scene(.hand, seed)
            let corners = photograph.placedDocuments.flatMap(\.outline.corners)
            #expect(!photograph.above.isEmpty)
            #expect(!corners.contains { corner in photograph.above.contains { $0.outline.contains(corner) } })
        }
    }

    @Test func somethingIsHiddenWhereTheKindSaysSo() throws {
        for seed in UInt64(1)...50 {
            let photograph = scene(.partlyHidden, seed)
            let edges = photograph.placedDocuments.flatMap { Self.points(along: $0.outline) }
            #expect(edges.contains { edge in photograph.above.contains { $0.outline.contains(edge) } })
        }
    }

    @Test func scatteredDocumentsDoNotTouch() throws {
        for seed in UInt64(1)...50 {
            let outlines = scene(.several, seed).placedDocuments.map(\.outline)
            for (index, outline) in outlines.enumerated() {
                let others = outlines.indices.filter { $0 != index }.map { outlines[$0] }
                #expect(!Self.points(along: outline).contains { point in others.contains { $0.contains(point) } })
            }
        }
    }

    @Test func sideLimitsThePictureAndNotTheScene() throws {
        let large = scene(.clutter, 9)
        let small = SpecimenScene(kind: .clutter, seed: 9).photograph(longestSide: 320)
        #expect(max(small.conditions.width, small.conditions.height) == 320)
        #expect(small.cards == large.cards)
        #expect(small.conditions.rotation == large.conditions.rotation)
    }

    @Test(arguments: SceneKind.allCases)
    func everySceneCanBeDrawn(kind: SceneKind) throws {
        let taken = try SpecimenScene(kind: kind, seed: 3).photograph(longestSide: 200).taken()
        #expect(Set(taken.image.pixels).count > 20)
    }

    @Test(arguments: SceneKind.allCases.filter { $0.visibility != .nothing })
    func scenesOfDesignsShowThemInstead(kind: SceneKind) throws {
        for seed in UInt64(0)..<12 {
            let cards = SpecimenScene(kind: kind, seed: seed, showsDesigns: true).photograph().cards
            let design = try #require(cards.first?.design)
            #expect(cards.allSatisfy { $0.design == design && $0.seed == cards[0].seed })
            #expect(cards.map(\.side) == design.sides || (kind != .several && cards.count == 1))
            #expect(kind != .booklet || design.format == .td3)
            #expect(scene(kind, seed).cards.allSatisfy { $0.design == nil })
        }
    }

    @Test(arguments: SceneKind.allCases.filter { $0.visibility == .nothing })
    func scenesWithoutDocumentsAreTheSameOfDesigns(kind: SceneKind) {
        #expect(SpecimenScene(kind: kind, seed: 5, showsDesigns: true).photograph().cards.isEmpty)
    }

    private func scene(_ kind: SceneKind, _ seed: UInt64) -> Photograph {
        SpecimenScene(kind: kind, seed: seed).photograph()
    }

    /// Places on the sides of an outline.
    private static func points(along outline: Quadrilateral) -> [Point] {
        zip(outline.corners, outline.corners.dropFirst() + [outline.topLeft]).flatMap { start, end in
            (0...20).map { index in
                let share = Double(index) / 20
                return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            }
        }
    }
}
