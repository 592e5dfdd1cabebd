import Drawing
import Imaging
import Testing

@testable import SpecimenCards

struct BentPageTests {
    private static let document = PlacedDocument(
        card: SpecimenCard(format: .td3, seed: 3), origin: Position(20, -10), turn: .degrees(30))

    private static func page(_ axis: PageBend.Axis, height: Double, tilt: Double = 0) -> BentPage {
        let conditions = PhotographConditions().with { $0.tilt = tilt }
        return BentPage(
            PageBend(axis: axis, height: height, slant: 0), of: document,
            seenBy: Camera(aimedAt: document.outline, conditions: conditions))
    }

    @Test(arguments: [PageBend.Axis.fromSpine, .across])
    func flatPagesStayWhereTheyAre(axis: PageBend.Axis) {
        let page = Self.page(axis, height: 0, tilt: 20)
        for place in [Position(0, 0), Position(62, 44), Position(125, 88)] {
            let flat = Self.document.onTable(place)
            #expect(Point(page.seen(flat)).distance(to: Point(flat)) < 0.01)
        }
    }

    @Test func archedPagesAreShorterAndNearer() {
        // The spine is the upper edge of a data page; its outer edge lies on the table, but nearer to the spine.
        let seen = Self.page(.fromSpine, height: 8).seen(Self.document.outline)
        #expect(seen.topLeft.distance(to: Self.document.outline.topLeft) < 0.01)
        #expect(abs(seen.topLeft.distance(to: seen.topRight) - 125) < 0.01)
        #expect((84..<88).contains(seen.topLeft.distance(to: seen.bottomLeft)))
        #expect(abs(seen.bottomLeft.distance(to: seen.bottomRight) - 125) < 0.01)
    }

    @Test func printedLinesAreCurvedFromTheSide() {
        let page = Self.page(.across, height: 4, tilt: 25)
        let line = [5.0, 62, 120].map { Point(page.seen(Self.document.onTable(Position($0, 70)))) }
        let (x, y) = (line[2].x - line[0].x, line[2].y - line[0].y)
        let sag = ((line[1].x - line[0].x) * y - (line[1].y - line[0].y) * x) / (x * x + y * y).squareRoot()
        #expect(abs(sag) > 0.5)
    }

    @Test(arguments: [PageBend.Axis.fromSpine, .across])
    func pictureIsWhereItsEdgeIs(axis: PageBend.Axis) throws {
        let page = Self.page(axis, height: 6, tilt: 20)
        // A white sheet with a black dot in the middle of it.
        let (width, height) = (250, 176)
        var pixels = [UInt8](repeating: 255, count: width * height * 3)
        for row in 84..<92 {
            for column in 121..<129 {
                for channel in 0..<3 { pixels[(row * width + column) * 3 + channel] = 0 }
            }
        }
        let layer = Layer(
            image: Image(width: width, height: height, pixelFormat: .rgb, pixels: pixels), width: 125, height: 88,
            shape: .rectangle(x: 0, y: 0, width: 125, height: 88), origin: Self.document.origin,
            turn: Self.document.turn)
        let seen = try page.seen(layer)
        let dark = (0..<seen.image.width * seen.image.height).filter { seen.image.pixels[$0 * 3] < 90 }
        let middle = Point(
            x: dark.reduce(0) { $0 + Double($1 % seen.image.width) + 0.5 } / Double(dark.count),
            y: dark.reduce(0) { $0 + Double($1 / seen.image.width) + 0.5 } / Double(dark.count))
        let place = Position(
            middle.x * seen.width / Double(seen.image.width), middle.y * seen.height / Double(seen.image.height))
        let onTable = Point(
            x: seen.origin.x + place.x * seen.turn.cosine - place.y * seen.turn.sine,
            y: seen.origin.y + place.x * seen.turn.sine + place.y * seen.turn.cosine)
        let expected = Point(page.seen(Self.document.onTable(Position(62.5, 44))))
        #expect(onTable.distance(to: expected) < 0.4)
    }
}
