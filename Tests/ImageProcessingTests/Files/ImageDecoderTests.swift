import ImageProcessing
import Imaging
import Testing

@Suite struct ImageDecoderTests {
    /// A file, what its quarters show, and how far a sample may be off.
    struct Row: CustomTestStringConvertible {
        let name: String
        let quarters: [[UInt8]]
        let tolerance: Int
        var testDescription: String { name }

        static func rows(_ names: String, show quarters: [[UInt8]], within tolerance: Int) -> [Row] {
            names.split(separator: " ").map { Row(name: String($0), quarters: quarters, tolerance: tolerance) }
        }

        /// Rows of files in a folder whose suffix is its name.
        static func rows(
            _ names: String, in folder: String, show quarters: [[UInt8]], within tolerance: Int = 0
        ) -> [Row] {
            names.split(separator: " ").map {
                Row(name: "\(folder)/\($0).\(folder)", quarters: quarters, tolerance: tolerance)
            }
        }
    }

    static let jpegs =
        Row.rows("baseline.jpg rgb.jpg progressive.jpg arithmetic.jpg", show: Picture.colours, within: 4)
        + Row.rows("restart-markers.jpg", show: Picture.colours, within: 4)
        + Row.rows("cmyk-adobe.jpg cmyk-plain.jpg ycck-adobe.jpg", show: Picture.colours, within: 6)
        + Row.rows("grey.jpg", show: Picture.levels, within: 4)

    static let pngs =
        Row.rows("palette-2.png palette-4.png palette-8.png", show: Picture.colours, within: 1)
        + Row.rows("rgb-8.png rgb-16.png", show: Picture.colours, within: 1)
        + Row.rows("interlaced-rgb-8.png interlaced-palette-4.png", show: Picture.colours, within: 1)
        + Row.rows("grey-2.png grey-4.png grey-8.png grey-16.png", show: Picture.levels, within: 0)
        + Row.rows("black-and-white-1.png", show: Picture.checks, within: 0)
        + Row.rows("alpha-rgb-8.png alpha-rgb-16.png", show: Picture.coloursOnPaper, within: 1)
        + Row.rows("alpha-palette-8.png alpha-interlaced-rgb-8.png", show: Picture.coloursOnPaper, within: 1)
        + Row.rows("alpha-grey-8.png alpha-grey-16.png", show: Picture.levelsOnPaper, within: 1)
        + Row.rows(
            "colour-key-rgb-8.png", show: [Picture.red, Picture.white, Picture.blue, Picture.yellow], within: 1)
        + Row.rows("colour-key-grey-4.png", show: [0, 255, 170, 255].map { [$0, $0, $0] }, within: 0)

    static let webps =
        Row.rows("lossless.webp", show: Picture.colours, within: 0)
        + Row.rows("lossy.webp", show: Picture.colours, within: 6)
        + Row.rows("alpha-lossless.webp", show: Picture.coloursOnPaper, within: 1)
        + Row.rows("alpha-lossy.webp", show: Picture.coloursOnPaper, within: 6)

    static let tiffs =
        Row.rows("raw.tif lzw.tif packbits.tif deflate.tif palette.tif", show: Picture.colours, within: 0)
        + Row.rows("rgb-16.tif tiled.tif strips.tif planes.tif pages.tif", show: Picture.colours, within: 0)
        + Row.rows("big-endian.tif big-tiff.tif", show: Picture.colours, within: 0)
        + Row.rows("jpeg.tif", show: Picture.colours, within: 6)
        + Row.rows("cmyk.tif", show: Picture.colours, within: 6)
        + Row.rows("grey-8.tif grey-16.tif", show: Picture.levels, within: 0)
        + Row.rows("bilevel.tif group-3.tif group-4.tif", show: Picture.checks, within: 0)
        + Row.rows("alpha.tif", show: Picture.coloursOnPaper, within: 1)

    static let heics =
        Row.rows("colour.heic rgb-10.heic", show: Picture.colours, within: 8)
        + Row.rows("alpha.heic", show: Picture.coloursOnPaper, within: 8)
        + Row.rows("grey.heic", show: Picture.levels, within: 8)

    static let jpeg2000s =
        Row.rows("lossless.jp2 tiled.jp2 bare.j2k", show: Picture.colours, within: 0)
        + Row.rows("lossy.jp2", show: Picture.colours, within: 16)
        + Row.rows("grey.jp2 grey-16.jp2", show: Picture.levels, within: 1)
        + Row.rows("alpha.jp2", show: Picture.coloursOnPaper, within: 1)

    static let bmps =
        Row.rows("bits-2 bits-4 bits-8 short-palette rgb-24 top-down rgb-32", in: "bmp", show: Picture.colours)
        + Row.rows("bitfields-32 bitfields-10 version-4 version-5", in: "bmp", show: Picture.colours, within: 1)
        + Row.rows("os2-24 os2-8 os2-version-2 rle-8 rle-4", in: "bmp", show: Picture.colours)
        + Row.rows("rgb-555 rgb-565", in: "bmp", show: Picture.colours, within: 4)
        + Row.rows("bits-1", in: "bmp", show: Picture.checks)

    static let gifs = Row.rows("plain interlaced own-palette no-screen frames", in: "gif", show: Picture.colours)

    static let rows = jpegs + pngs + webps + tiffs + heics + jpeg2000s + bmps + gifs

    @Test(arguments: rows)
    func decodesColour(_ row: Row) throws {
        let decoded = try ImageDecoder().decode(Fixture.bytes(row.name), as: .rgb)
        #expect((decoded.image.width, decoded.image.height) == (64, 32))
        #expect((decoded.originalWidth, decoded.originalHeight) == (64, 32))
        #expect(decoded.image.pixelFormat == .rgb)
        Picture.expect(decoded.image, shows: row.quarters, tolerance: row.tolerance)
    }

    @Test(arguments: rows)
    func decodesGrey(_ row: Row) throws {
        let image = try ImageDecoder().decode(Fixture.bytes(row.name)).image
        #expect(image.pixelFormat == .grey)
        Picture.expect(image, shows: row.quarters, tolerance: row.tolerance)
    }

    @Test(arguments: 1...8, ["jpg", "png", "webp", "tif", "heic"])
    func standsUpright(_ orientation: Int, _ suffix: String) throws {
        let bytes = try Fixture.bytes("orientation-\(orientation).\(suffix)")
        let decoded = try ImageDecoder().decode(bytes, as: .rgb)
        #expect((decoded.originalWidth, decoded.originalHeight) == (64, 32))
        #expect((decoded.image.width, decoded.image.height) == (64, 32))
        Picture.expect(decoded.image, shows: Picture.colours, tolerance: 8)
    }

    @Test(arguments: ["baseline.jpg", "cmyk-adobe.jpg", "rgb-8.png", "lossy.webp", "strips.tif", "colour.heic"])
    func reducesToAsManyPixelsAsAllowed(_ name: String) throws {
        let bytes = try Fixture.bytes(name)
        for maximum in [1, 2, 7, 31, 100, 512, 1000, 2047] {
            let decoded = try ImageDecoder().decode(bytes, as: .rgb, maximumPixels: maximum)
            let (width, height) = (decoded.image.width, decoded.image.height)
            #expect(width * height <= maximum)
            #expect((decoded.originalWidth, decoded.originalHeight) == (64, 32))
            if maximum >= 100 {
                #expect(width * height > maximum / 4)
                #expect(abs(Double(width) / Double(height) - 2) < 0.3)
                Picture.expect(decoded.image, shows: Picture.colours, tolerance: 8)
            }
        }
        #expect(try ImageDecoder().decode(bytes, maximumPixels: 2048).image.width == 64)
    }

    @Test(arguments: [(1, 2000), (2000, 1), (3, 700)])
    func reducesThinImages(_ width: Int, _ height: Int) throws {
        let pixels = [UInt8](repeating: 100, count: width * height)
        let thin = Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
        for file in [try thin.pngData(), try thin.jpegData(quality: 90)] {
            let image = try ImageDecoder().decode(file, maximumPixels: 50).image
            #expect(image.width * image.height <= 50)
            #expect(image.pixels.allSatisfy { $0 == 100 })
        }
    }

    @Test func turnsAfterReducing() throws {
        let decoded = try ImageDecoder().decode(Fixture.bytes("orientation-6.jpg"), as: .rgb, maximumPixels: 512)
        #expect((decoded.image.width, decoded.image.height) == (32, 16))
        #expect((decoded.originalWidth, decoded.originalHeight) == (64, 32))
        Picture.expect(decoded.image, shows: Picture.colours, tolerance: 8)
    }

    @Test(arguments: [PixelFormat.grey, .rgb])
    func decodesSinglePixels(_ pixelFormat: PixelFormat) throws {
        let pixels = [UInt8](repeating: 90, count: pixelFormat.bytesPerPixel)
        let dot = Image(width: 1, height: 1, pixelFormat: pixelFormat, pixels: pixels)
        #expect(try ImageDecoder().decode(dot.pngData(), as: pixelFormat).image == dot)
        #expect(try ImageDecoder().decode(dot.jpegData(quality: 100), as: pixelFormat, maximumPixels: 1).image == dot)
    }

    @Test func decodesOnManyThreadsAtOnce() async throws {
        let files = try Self.rows.map { try Fixture.bytes($0.name) }
        let alone = try files.map { try ImageDecoder().decode($0) }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask { zip(files, alone).allSatisfy { (try? ImageDecoder().decode($0)) == $1 } }
            }
            for await isSame in group { #expect(isSame) }
        }
    }
}
