import IDScan
import Imaging
import Testing

@testable import Redaction

@Suite struct CoverMaskTests {
    private func mask(
        hidden: [Quadrilateral] = [], kept: [Quadrilateral] = [], forced: [Quadrilateral] = [], everything: Bool = false
    ) -> CoverMask {
        func areas(_ places: [Quadrilateral]) -> [RedactionArea] {
            places.map { RedactionArea(name: "text", quadrilateral: $0) }
        }
        let plan = CoverPlan(
            coversEverything: everything, hidden: areas(hidden), kept: areas(kept), forced: areas(forced))
        return CoverMask(plan, width: 40, height: 30)
    }

    private func isCovered(_ mask: CoverMask, _ x: Int, _ y: Int) -> Bool { mask.isCovered[y * mask.width + x] }

    /// Turned, mirrored, read from any corner, and partly outside.
    static let outlines: [Quadrilateral] = {
        let upright = Quadrilateral(x: 10.4, y: 8.2, width: 12.3, height: 9.9)
        let turned = Quadrilateral(
            topLeft: Point(x: 20, y: 3), topRight: Point(x: 33.3, y: 14.1), bottomRight: Point(x: 22.2, y: 27),
            bottomLeft: Point(x: 7.5, y: 15))
        let mirrored = Quadrilateral(
            topLeft: turned.topRight, topRight: turned.topLeft, bottomRight: turned.bottomLeft,
            bottomLeft: turned.bottomRight)
        return [upright, turned, mirrored, turned.turned(quarterTurns: 2)]
            + [
                Quadrilateral(x: -20, y: -20, width: 30, height: 35),
                Quadrilateral(x: 35, y: 25, width: 90, height: 90),
            ]
    }()

    @Test(arguments: outlines)
    func coversEveryPixelThatAnOutlineTouches(_ outline: Quadrilateral) {
        let mask = mask(hidden: [outline])
        for y in 0..<30 {
            for x in 0..<40 {
                let steps = stride(from: 0.0, through: 1, by: 0.25)
                let isTouched = steps.contains { dx in
                    steps.contains { dy in outline.contains(Point(x: Double(x) + dx, y: Double(y) + dy)) }
                }
                if isTouched { #expect(isCovered(mask, x, y)) }
            }
        }
        #expect(mask.isCovered.count { $0 } < Int(outline.area) + 8 * 60)
    }

    @Test(arguments: outlines)
    func opensOnlyPixelsWhoseMiddleIsInside(_ outline: Quadrilateral) {
        let mask = mask(kept: [outline], everything: true)
        for y in 0..<30 {
            for x in 0..<40 {
                #expect(isCovered(mask, x, y) != outline.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
            }
        }
    }

    @Test func coversAgainWhatIsForced() {
        let mask = mask(
            hidden: [Quadrilateral(x: 0, y: 0, width: 40, height: 30)],
            kept: [Quadrilateral(x: 5, y: 5, width: 20, height: 10)],
            forced: [Quadrilateral(x: 10, y: 7, width: 2, height: 2)])
        #expect(isCovered(mask, 1, 1) && !isCovered(mask, 6, 6) && isCovered(mask, 10, 7) && !isCovered(mask, 20, 12))
    }

    @Test func coversEverythingWhereAPlaceIsNotKnown() {
        let nowhere = Quadrilateral(x: .nan, y: 0, width: .infinity, height: 4)
        #expect(!mask(hidden: [nowhere]).isCovered.contains(false))
        #expect(!mask(kept: [nowhere], everything: true).isCovered.contains(false))
        #expect(!mask(hidden: [Quadrilateral(x: 1e300, y: 1e300, width: 5, height: 5)]).isCovered.contains(true))
    }
}
