import Imaging
import Testing

@Suite struct ImageOrientationTests {
    /// Two rows of three pixels: 1 2 3 above 4 5 6.
    static let image = Image(width: 3, height: 2, pixelFormat: .grey, pixels: [1, 2, 3, 4, 5, 6])

    /// The places of rows and columns after each orientation (EXIF 2.32, tag 0x0112).
    @Test(
        arguments: [
            (Orientation.up, [1, 2, 3, 4, 5, 6]),
            (.upMirrored, [3, 2, 1, 6, 5, 4]),
            (.down, [6, 5, 4, 3, 2, 1]),
            (.downMirrored, [4, 5, 6, 1, 2, 3]),
            (.leftMirrored, [1, 4, 2, 5, 3, 6]),
            (.right, [4, 1, 5, 2, 6, 3]),
            (.rightMirrored, [6, 3, 5, 2, 4, 1]),
            (.left, [3, 6, 2, 5, 1, 4]),
        ] as [(Orientation, [UInt8])])
    func turnsAndMirrors(_ orientation: Orientation, _ pixels: [UInt8]) {
        let upright = Self.image.oriented(orientation)
        #expect(upright.pixels == pixels)
        #expect((upright.width, upright.height) == (orientation.swapsSides ? (2, 3) : (3, 2)))
    }

    @Test func keepsThePixelsOfColourTogether() {
        let image = Image(width: 2, height: 1, pixelFormat: .rgb, pixels: [1, 2, 3, 4, 5, 6])
        #expect(image.oriented(.down).pixels == [4, 5, 6, 1, 2, 3])
        #expect(image.oriented(.right).height == 2)
    }

    @Test(arguments: [
        (0, Orientation.up), (1, .right), (2, .down), (3, .left), (4, .up), (-1, .left), (-6, .down), (101, .right),
    ])
    func rotatesClockwise(_ quarterTurns: Int, _ orientation: Orientation) {
        #expect(Self.image.rotated(quarterTurns: quarterTurns) == Self.image.oriented(orientation))
    }

    /// Sides that are no multiple of the block in which pixels are copied.
    @Test(arguments: Orientation.allCases)
    func carriesEveryPixelOfLargeImages(_ orientation: Orientation) {
        let (width, height) = (131, 70)
        let pixels = (0..<(width * height)).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ ($0 / width)) }
        let image = Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
        let inverse: [Orientation: Orientation] = [.right: .left, .left: .right]
        #expect(image.oriented(orientation).oriented(inverse[orientation] ?? orientation) == image)
    }
}
