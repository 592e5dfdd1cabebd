import Drawing
import Imaging
import Testing

@testable import SpecimenCards

struct SpecimenCardTests {
    @Test(arguments: SpecimenFormat.allCases)
    func hasTheSizeOfItsFormat(format: SpecimenFormat) throws {
        let image = try SpecimenCard(format: format, seed: 1).drawn(pixelsPerMillimetre: 4)
        #expect(image.width == Int((format.geometry.width * 4).rounded()))
        #expect(image.height == Int((format.geometry.height * 4).rounded()))
        #expect(image.pixelFormat == .rgb)
    }

    @Test func seedDecidesEveryPixel() throws {
        let card = SpecimenCard(format: .td2, seed: 3)
        #expect(try card.drawn(pixelsPerMillimetre: 4) == card.drawn(pixelsPerMillimetre: 4))
        #expect(
            try card.drawn(pixelsPerMillimetre: 4)
                != SpecimenCard(format: .td2, seed: 4).drawn(pixelsPerMillimetre: 4))
    }

    @Test(arguments: SpecimenFormat.allCases)
    func printsTheZoneWhereDoc9303WantsIt(format: SpecimenFormat) throws {
        let card = SpecimenCard(format: format, seed: 2)
        let (geometry, resolution) = (format.geometry, 10.0)
        let canvas = try Canvas(
            width: geometry.width, height: geometry.height, pixelsPerMillimetre: resolution)
        try Form(data: card.data, side: card.side, style: CardStyle(seed: 2), seed: 2).drawZone(on: canvas)
        let image = canvas.image(.grey)
        let dark = image.pixels.indices.filter { image.pixels[$0] < 128 }
        let xs = dark.map { Double($0 % image.width) / resolution }
        let ys = dark.map { Double($0 / image.width) / resolution }
        // Doc 9303-3, 4.4: a millimetre of tolerance, here half of that, and half a character.
        let (top, bottom) = (geometry.lineOutline(0), geometry.lineOutline(geometry.lineHeights.count - 1))
        #expect(abs(try #require(xs.min()) - top.topLeft.x) < 1)
        #expect(abs(try #require(xs.max()) - top.topRight.x) < 1.6)
        #expect(abs(try #require(ys.min()) - top.topLeft.y) < 0.8)
        #expect(abs(try #require(ys.max()) - bottom.bottomLeft.y) < 0.8)
    }

    @Test func bothSidesOfACardBelongToOnePerson() throws {
        let data = SpecimenData(format: .td1, seed: 8)
        let sides = SpecimenSide.allCases.map { SpecimenCard(data: data, side: $0, seed: 8) }
        #expect(sides.map(\.hasZone) == [false, true])
        #expect(try sides[0].drawn(pixelsPerMillimetre: 4) != sides[1].drawn(pixelsPerMillimetre: 4))
    }

    @Test func refusesSizesThatCannotBe() {
        #expect(throws: SpecimenError.self) {
            try SpecimenCard(format: .td3, seed: 1).drawn(pixelsPerMillimetre: 100_000)
        }
    }
}
