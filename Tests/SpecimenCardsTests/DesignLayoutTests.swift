import Drawing
import Imaging
import Testing

@testable import SpecimenCards

struct DesignLayoutTests {
    private static let sides = SpecimenDesign.allCases.flatMap { design in design.sides.map { (design, $0) } }
    private static let seeds = UInt64(0)..<150

    @Test(arguments: sides)
    func everySideIsDrawn(design: SpecimenDesign, side: SpecimenSide) throws {
        let card = SpecimenCard(design: design, side: side, seed: 1)
        let image = try card.drawn(pixelsPerMillimetre: 4)
        #expect(image.width == Int((design.format.geometry.width * 4).rounded()))
        #expect(image.height == Int((design.format.geometry.height * 4).rounded()))
        #expect(try image != SpecimenCard(design: design, side: side, seed: 2).drawn(pixelsPerMillimetre: 4))
    }

    @Test(arguments: sides)
    func nothingOverlapsAndNothingIsOutside(design: SpecimenDesign, side: SpecimenSide) throws {
        let canvas = try Canvas(width: 10, height: 10, pixelsPerMillimetre: 1)
        for seed in Self.seeds {
            let card = SpecimenCard(design: design, side: side, seed: seed)
            let form = DesignForm(of: card, design: design, style: CardStyle(of: design, side, seed: seed))
            let texts = form.texts(on: canvas)
            let places =
                form.captionOutlines(on: canvas).map { ("a caption", $0) } + texts.map { ("\($0.name)", $0.outline) }
            let geometry = design.format.geometry
            let height = geometry.height - (card.hasZone ? geometry.zoneHeight : 0)
            for (index, (name, outline)) in places.enumerated() {
                #expect(outline.isInside(width: geometry.width, height: height), "\(name) of \(seed): \(outline)")
                for (other, neighbour) in places[..<index] {
                    #expect(!outline.overlaps(neighbour), "\(name) and \(other) of \(seed): \(outline), \(neighbour)")
                }
            }
        }
    }

    @Test(arguments: sides)
    func outlinesAreThoseOfTheInk(design: SpecimenDesign, side: SpecimenSide) throws {
        let card = SpecimenCard(design: design, side: side, seed: 5)
        let (geometry, resolution) = (design.format.geometry, 12.0)
        let all = try Canvas(width: geometry.width, height: geometry.height, pixelsPerMillimetre: resolution)
        DesignForm(of: card, design: design, style: CardStyle(of: design, side, seed: 5)).drawValues(on: all)
        var rest = all.ink(resolution)
        for text in try card.printedTexts() {
            let inside = rest.filter { text.outline.contains($0, tolerance: 0.15) }
            let middle = Point(
                x: inside.map(\.x).reduce(0, +) / Double(inside.count),
                y: inside.map(\.y).reduce(0, +) / Double(inside.count))
            #expect(middle.distance(to: text.outline.centre) < 4, "\(text.name)")
            let extent = text.outline.extent
            #expect(abs((inside.map(\.x).min() ?? 0) - extent.left) < 0.3, "\(text.name)")
            #expect(abs((inside.map(\.x).max() ?? 0) - extent.right) < 0.3, "\(text.name)")
            #expect(abs((inside.map(\.y).min() ?? 0) - extent.top) < 0.3, "\(text.name)")
            #expect(abs((inside.map(\.y).max() ?? 0) - extent.bottom) < 0.3, "\(text.name)")
            rest.removeAll { text.outline.contains($0, tolerance: 0.15) }
        }
        // What announces a name belongs to no value.
        let hasPrefix = DesignLayout.of(design, side).fields.contains { !$0.prefix.isEmpty }
        #expect(rest.isEmpty || hasPrefix)
    }

    @Test(arguments: [SpecimenDesign.germanIdentityCard2010, .germanIdentityCard2021, .residencePermit])
    func bothSidesAreOneHolders(design: SpecimenDesign) {
        let cards = design.sides.map { SpecimenCard(design: design, side: $0, seed: 4) }
        #expect(cards[0].data == cards[1].data)
        #expect(cards[0].texts == cards[1].texts)
        #expect(cards.map(\.hasZone) == [false, true])
    }
}

extension Canvas {
    /// The places of ink, in millimetres.
    fileprivate borrowing func ink(_ resolution: Double) -> [Point] {
        let image = image(.grey)
        return image.pixels.indices.filter { image.pixels[$0] < 128 }.map { index in
            Point(
                x: (Double(index % image.width) + 0.5) / resolution, y: (Double(index / image.width) + 0.5) / resolution
            )
        }
    }
}

extension Quadrilateral {
    fileprivate func isInside(width: Double, height: Double) -> Bool {
        corners.allSatisfy { (1...width - 1).contains($0.x) && (1...height).contains($0.y) }
    }

    fileprivate func contains(_ point: Point, tolerance: Double) -> Bool {
        let extent = extent
        return (extent.left - tolerance...extent.right + tolerance).contains(point.x)
            && (extent.top - tolerance...extent.bottom + tolerance).contains(point.y)
    }

    fileprivate func overlaps(_ other: Quadrilateral) -> Bool {
        let (a, b) = (extent, other.extent)
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    }

    fileprivate var extent: (left: Double, right: Double, top: Double, bottom: Double) {
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        return (xs[0], xs[3], ys[0], ys[3])
    }
}
