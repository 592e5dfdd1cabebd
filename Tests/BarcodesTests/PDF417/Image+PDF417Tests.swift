import ImageProcessing
import Imaging
import Testing

@testable import Barcodes

@Suite struct ImagePDF417Tests {
    private static let text = "@\n\u{1E}\rANSI 636000100001DL00310050DLDAQT64235789\nDCSSAMPLE\nDACMICHAEL\r"

    /// A picture of a barcode as a camera sees it: each module so many pixels wide, seen from the side, blurred, with noise.
    private static func photograph(module: Double, blur: Double, tilt: Double, turned: Int = 0) throws -> Image {
        let drawn = try BarcodeModules(text, symbology: .pdf417, errorCorrection: 4).picture(scale: 4, margin: 6)
        let (width, height) = (Double(drawn.width) * module / 4, Double(drawn.height) * module / 4)
        let seen = Quadrilateral(
            topLeft: Point(x: 0, y: tilt * height), topRight: Point(x: width, y: 0),
            bottomRight: Point(x: width, y: height), bottomLeft: Point(x: 0, y: (1 - tilt) * height))
        let transform = try #require(ProjectiveTransform(mapping: drawn.bounds, to: seen))
        var image = try drawn.warped(by: transform, width: Int(width), height: Int(height)).blurred(sigma: blur)
        var random = UInt64(7)
        image = Image(
            width: image.width, height: image.height, pixelFormat: .grey,
            pixels: image.pixels.map { pixel in
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(min(max(60 + Int(pixel) / 2 + Int(random >> 60) - 8, 0), 255))
            })
        return image.rotated(quarterTurns: turned)
    }

    /// Pictures that ZXing cannot tell any more: modules of two and a half pixels under a blur of half of one and more.
    @Test(arguments: [(4.0, 1.0, 0.0, 0), (2.5, 1.4, 0, 0), (2.5, 1.4, 0, 2), (3, 1.5, 0.03, 0), (4, 1.2, 0.02, 2)])
    func readsWhatIsBlurred(module: Double, blur: Double, tilt: Double, turned: Int) throws {
        let image = try Self.photograph(module: module, blur: blur, tilt: tilt, turned: turned)
        let found = try #require(try image.pdf417 {})
        #expect(found.text == Self.text)
        #expect(found.symbology == .pdf417)
        // Its upper left corner is where it begins, however it is turned.
        let corner = found.corners.topLeft
        #expect((corner.x < Double(image.width) / 2) == (turned == 0))
        #expect((corner.y < Double(image.height) / 2) == (turned == 0))
    }

    /// A glare that takes a sixth of the code words.
    @Test func readsBesideGlare() throws {
        let image = try Self.photograph(module: 3, blur: 1, tilt: 0)
        var pixels = image.pixels
        for y in 0..<image.height {
            for x in image.width * 4 / 10..<image.width * 5 / 10 { pixels[y * image.width + x] = 255 }
        }
        let glaring = Image(width: image.width, height: image.height, pixelFormat: .grey, pixels: pixels)
        #expect(try glaring.pdf417 {}?.text == Self.text)
    }

    /// Pictures of no barcode: even, noise, stripes, text of another symbology, hardly any pixels.
    @Test(arguments: 0..<5) func readsNone(kind: Int) throws {
        let (width, height) = kind == 4 ? (20, 12) : (600, 160)
        var random = UInt64(3)
        let pixels = (0..<width * height).map { index -> UInt8 in
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return switch kind {
            case 0: 128
            case 1, 4: UInt8(random >> 56)
            case 2: index % width / 5 % 2 == 0 ? 0 : 255
            default: (index % width / 7 + index / width / 9) % 3 == 0 ? 20 : 220
            }
        }
        let image = Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
        #expect(try image.pdf417 {} == nil)
    }

    /// An error of the check ends the search.
    @Test func canBeEnded() throws {
        struct Stop: Error {}
        let image = try Self.photograph(module: 3, blur: 1, tilt: 0)
        #expect(throws: Stop.self) { try image.pdf417 { throw Stop() } }
    }
}
