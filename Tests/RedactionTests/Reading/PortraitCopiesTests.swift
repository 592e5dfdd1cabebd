import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@testable import Redaction

@Suite struct PortraitCopiesTests {
    private static let size = CardSize.id3
    private static let resolution = 6.0
    private static let portrait = Quadrilateral(x: 6, y: 15, width: 34, height: 44)

    private static func card(seed: UInt64) throws -> Image {
        try SpecimenCard(design: .passportColumns, side: .front, seed: seed).drawn(pixelsPerMillimetre: resolution)
    }

    private static func places(on card: Image) throws -> [Quadrilateral] {
        let frame = try #require(CardFrame(card.bounds, size: size))
        return try PortraitCopies.places(of: frame.inPicture(portrait), on: frame, in: card)
    }

    /// The size of a copy beside the portrait, and the share of the light that it leaves.
    @Test(arguments: [(0.3, 0.5), (0.45, 0.35), (0.6, 0.6)])
    func findsAPalerAndSmallerCopy(_ copy: (scale: Double, strength: Double)) throws {
        let card = try Self.card(seed: 3)
        let pixels = Self.portrait.mapped { Point(x: $0.x * Self.resolution, y: $0.y * Self.resolution) }
        let (width, height) = (Int(pixels.meanWidth * copy.scale), Int(pixels.meanHeight * copy.scale))
        let small = try card.rectified(pixels, width: width, height: height)
        let (column, row) = (Int(96 * Self.resolution), Int(20 * Self.resolution))
        var changed = card.pixels
        for y in 0..<height {
            for x in 0..<3 * width {
                let place = ((row + y) * card.width + column) * 3 + x
                let paler = 255 - copy.strength * (255 - Double(small.pixels[y * width * 3 + x]))
                changed[place] = UInt8(paler)
            }
        }
        let picture = Image(width: card.width, height: card.height, pixelFormat: card.pixelFormat, pixels: changed)
        let middle = Point(x: Double(column) + Double(width) / 2, y: Double(row) + Double(height) / 2)
        #expect(try Self.places(on: picture).contains { $0.contains(middle) })
    }

    @Test(arguments: 1...6)
    func findsNoCopyWhereThereIsNone(_ seed: UInt64) throws {
        #expect(try Self.places(on: Self.card(seed: seed)).isEmpty)
    }
}
