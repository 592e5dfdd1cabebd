import ImageProcessing
import Imaging
import SpecimenCards
import Testing

struct PictureBendTests {
    private static let size = (width: 400, height: 300)

    /// White, with a black line of six pixels around a height.
    private static func picture(lineAt y: Int) -> Image {
        Image(
            width: size.width, height: size.height, pixelFormat: .grey,
            pixels: (0..<size.width * size.height).map { abs($0 / size.width - y) < 3 ? 0 : 255 })
    }

    @Test(arguments: PictureBend.Kind.allCases, [0.012, 0.05])
    func linesRunWhereTheirCurveSays(_ kind: PictureBend.Kind, amount: Double) throws {
        let bend = PictureBend(kind, amount: amount)
        let bent = try bend.bent(Self.picture(lineAt: 200))
        let line = Quadrilateral(x: 40, y: 197, width: 320, height: 6)
        let curve = bend.curve(of: line, count: 21, width: 400, height: 300)
        #expect(curve.count == 21)
        for point in curve {
            #expect(bent.pixels[Int(point.y) * Self.size.width + Int(point.x)] < 30, "\(kind) at \(point)")
        }
    }

    @Test(arguments: [
        (PictureBend.Kind.arc, 0.05, 20.0), (.s, 0.05, 40), (.crease, 0.05, 20), (.spine, 0.05, 19.9),
        (.twist, 0.05, 10), (.barrel, 0.12, 5.0),
    ])
    func linesLeaveTheirPlacesByTheAmount(kind: PictureBend.Kind, amount: Double, pixels: Double) {
        let line = Quadrilateral(x: 0, y: 197, width: 400, height: 6)
        let curve = PictureBend(kind, amount: amount).curve(of: line, count: 101, width: 400, height: 300)
        let heights = curve.map(\.y)
        let span = (heights.max() ?? 0) - (heights.min() ?? 0)
        #expect(abs(span - pixels) < 2.5, "\(span)")
    }

    @Test func nothingMovesWithoutBend() {
        for kind in PictureBend.Kind.allCases {
            let place = PictureBend(kind, amount: 0).bent(Point(x: 33, y: 44), width: 400, height: 300)
            #expect(place.distance(to: Point(x: 33, y: 44)) < 0.01)
        }
    }
}
