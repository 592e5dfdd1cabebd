import Imaging
import Testing

@testable import IDScan

@Suite struct QuadrilateralCompletionTests {
    private static let card = TemplateSize(width: 85.6, height: 53.98)

    /// Outlines that share three edges with the card at (100, 100), 856 × 540 pixels.
    @Test(arguments: [
        // As far as the edge of a portrait, from either side; without the upper half, or its title; with a second card
        // below.
        Quadrilateral(x: 100, y: 100, width: 400, height: 540), Quadrilateral(x: 600, y: 100, width: 356, height: 540),
        Quadrilateral(x: 100, y: 370, width: 856, height: 270), Quadrilateral(x: 100, y: 160, width: 856, height: 480),
        Quadrilateral(x: 100, y: 100, width: 856, height: 1200),
    ])
    func completesWhatHasThreeEdgesOfACard(part: Quadrilateral) throws {
        let card = Quadrilateral(x: 100, y: 100, width: 856, height: 540)
        let completed = part.completed(to: Self.card)
        #expect(completed.count == 4)
        #expect(completed.contains { zip($0.corners, card.corners).allSatisfy { $0.distance(to: $1) < 3 } })
    }

    @Test(arguments: [
        Quadrilateral(x: 0, y: 0, width: 856, height: 570), Quadrilateral(x: 0, y: 0, width: 100, height: 540),
    ])
    func leavesWholeCardsAndStrips(outline: Quadrilateral) {
        #expect(outline.completed(to: Self.card).isEmpty)
    }
}
