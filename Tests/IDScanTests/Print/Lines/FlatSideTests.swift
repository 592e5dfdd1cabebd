import ImageProcessing
import Imaging
import Testing

@testable import IDScan

@Suite struct FlatSideTests {
    private static let photograph = Image(
        width: 1400, height: 1000, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 1_400_000))
    private static let card = Quadrilateral(
        topLeft: Point(x: 300, y: 320), topRight: Point(x: 980, y: 260), bottomRight: Point(x: 1020, y: 700),
        bottomLeft: Point(x: 280, y: 760))

    /// The corners of the card lie a little within the picture, whichever of them it is read from.
    @Test(arguments: 0..<4) func mapsPlacesToThePhotograph(quarterTurns: Int) throws {
        let side = try #require(try FlatSide(Self.card.turned(quarterTurns: quarterTurns), of: Self.photograph))
        let (width, height) = (Double(side.picture.width), Double(side.picture.height))
        #expect(width > height && (700...780).contains(width))
        let middle = side.inPhotograph(Point(x: width / 2, y: height / 2))
        #expect(middle.distance(to: Self.card.centre) < 12)
        let margin = 0.02
        let corner = side.inPhotograph(Point(x: margin * width, y: margin * height))
        #expect(corner.distance(to: Self.card.topLeft) < 6)
    }

    /// A side is seen as well in the photograph that it fills, or that is small.
    @Test func isNotNeededWhereThePhotographShowsAsMuch() throws {
        let whole = Quadrilateral(x: 20, y: 20, width: 1360, height: 960)
        #expect(try FlatSide(whole, of: Self.photograph) == nil)
        let small = Image(width: 700, height: 500, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 350_000))
        #expect(try FlatSide(Self.card.mapped { Point(x: $0.x / 2, y: $0.y / 2) }, of: small) == nil)
        let line = Quadrilateral(x: 20, y: 20, width: 700, height: 0)
        #expect(try FlatSide(line, of: Self.photograph) == nil)
    }
}
