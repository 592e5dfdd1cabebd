import ImageProcessing
import Imaging
import Testing

@testable import TextDetection

struct BentStripTests {
    /// Two lines of a page that arches by 30 pixels on 600.
    private func lines(bright: Bool = false) throws -> [[TextLine]] {
        try [200.0, 250].map { y in
            let places = stride(from: 102.0, to: 700, by: 4).map { x in
                Point(x: x, y: y + Self.sag(at: x))
            }
            let direction = Point(x: 1, y: 0)
            let curve = try #require(TextCurve(through: places, along: direction, height: 20, cellSide: 4))
            return [TextLine(curve: curve, height: 20, zoneShare: 1, isBright: bright)]
        }
    }

    private static func sag(at x: Double) -> Double {
        let u = (x - 400) / 300
        return 30 * u * u
    }

    /// A picture on which both lines are drawn, 8 pixels high.
    private var photograph: Image {
        var pixels = [UInt8](repeating: 220, count: 800 * 400)
        for x in 100..<700 {
            for y in [200, 250] {
                let middle = Double(y) + Self.sag(at: Double(x) + 0.5)
                for row in Int(middle - 4)..<Int(middle + 4) { pixels[row * 800 + x] = 20 }
            }
        }
        return Image(width: 800, height: 400, pixelFormat: .grey, pixels: pixels)
    }

    @Test func takesTheBendAway() throws {
        let strip = try #require(BentStrip(try lines()))
        #expect(abs(strip.sag - 30) < 2.5)
        let flat = try strip.flattened(photograph)
        // In each dark row of the flat picture, nearly all columns of the lines are dark.
        let dark = (0..<flat.height).map { row in
            (0..<flat.width).count { flat.pixels[row * flat.width + $0] < 120 }
        }
        #expect(dark.filter { $0 > 560 }.count >= 12)
        #expect(dark.filter { (60..<540).contains($0) }.count <= 6)
    }

    @Test func knowsWhereFlatPointsWere() throws {
        let strip = try #require(BentStrip(try lines()))
        let flat = try strip.flattened(photograph)
        let dark = (0..<flat.height).filter { flat.pixels[$0 * flat.width + flat.width / 2] < 120 }
        let first = try #require(dark.first)
        let place = strip.inPhotograph(Point(x: Double(flat.width) / 2, y: Double(first) + 4))
        #expect(place.distance(to: Point(x: 400, y: 200)) < 2.5)
    }

    @Test func makesBrightLettersDark() throws {
        let inverted = Image(
            width: 800, height: 400, pixelFormat: .grey, pixels: photograph.pixels.map { 255 - $0 })
        let flat = try #require(BentStrip(try lines(bright: true))).flattened(inverted)
        let dark = try #require(BentStrip(try lines())).flattened(photograph)
        // Interpolation rounds the other way.
        #expect(zip(flat.pixels, dark.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func tellsWhatIsFlat() throws {
        #expect(try #require(BentStrip(try lines())).isFlat == false)
        let straight = [200.0, 250].map { y in
            TextCurve(from: Point(x: 100, y: y), to: Point(x: 700, y: y + 20))
        }
        func strip(bright: Bool) throws -> BentStrip {
            try #require(BentStrip(straight.map { [TextLine(curve: $0, height: 20, zoneShare: 1, isBright: bright)] }))
        }
        #expect(try strip(bright: false).isFlat)
        #expect(try strip(bright: true).isFlat == false)
    }

    @Test func needsALine() {
        #expect(BentStrip([]) == nil)
    }
}
