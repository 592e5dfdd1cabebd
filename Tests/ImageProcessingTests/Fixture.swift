import Foundation
import ImageProcessing
import Imaging
import Testing

/// The image files beside this one.
enum Fixture {
    /// Returns the bytes of a file.
    static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        return try Array(Data(contentsOf: folder.appending(path: name)))
    }

    /// Damages each byte of a file in turn, and expects an image or an error of one line.
    static func expectSurvival(of name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = try bytes(name)
        let decoder = ImageDecoder(limits: ImageDecodingLimits(pixels: 100_000))
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0xFF
            do throws(ImageDecodingError) {
                let image = try decoder.decode(damaged).image
                #expect(image.width * image.height <= 100_000, sourceLocation: sourceLocation)
            } catch {
                #expect(!error.description.contains("\n"), sourceLocation: sourceLocation)
            }
        }
    }
}

/// The picture that the files show: 64 by 32 pixels, each quarter of one colour.
enum Picture {
    static let red: [UInt8] = [220, 40, 40]
    static let green: [UInt8] = [40, 190, 40]
    static let blue: [UInt8] = [40, 40, 220]
    static let yellow: [UInt8] = [220, 220, 40]
    static let white: [UInt8] = [255, 255, 255]
    /// Blue of half opacity on white paper.
    static let paleBlue: [UInt8] = [147, 147, 237]

    static let colours = [red, green, blue, yellow]
    static let coloursOnPaper = [red, white, paleBlue, yellow]
    static let levels: [[UInt8]] = [0, 85, 170, 255].map { [$0, $0, $0] }
    static let levelsOnPaper: [[UInt8]] = [0, 255, 212, 255].map { [$0, $0, $0] }
    static let checks: [[UInt8]] = [0, 255, 255, 0].map { [$0, $0, $0] }

    /// Draws the picture, enlarged by a whole number.
    static func image(enlargedBy factor: Int = 1) -> Image {
        let (width, height) = (64 * factor, 32 * factor)
        let pixels = (0..<(width * height)).flatMap { index in
            colours[quarter(x: index % width, y: index / width, width: width, height: height)]
        }
        return Image(width: width, height: height, pixelFormat: .rgb, pixels: pixels)
    }

    /// Expects every quarter of an image, except where it meets the others, to have its colour within a tolerance.
    static func expect(
        _ image: Image, shows quarters: [[UInt8]], tolerance: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var worst = 0
        let channels = image.pixelFormat.bytesPerPixel
        let margin = tolerance == 0 ? 0 : 2
        for y in 0..<image.height where abs(y - image.height / 2) >= margin {
            for x in 0..<image.width where abs(x - image.width / 2) >= margin {
                let shown = quarters[quarter(x: x, y: y, width: image.width, height: image.height)]
                let expected = channels == 1 ? [luma(shown)] : shown
                for channel in 0..<channels {
                    let sample = image.pixels[(y * image.width + x) * channels + channel]
                    worst = max(worst, abs(Int(sample) - Int(expected[channel])))
                }
            }
        }
        #expect(worst <= tolerance, sourceLocation: sourceLocation)
    }

    /// Returns which quarter of an image a pixel lies in, row by row.
    private static func quarter(x: Int, y: Int, width: Int, height: Int) -> Int {
        let (column, row) = (x * 2 / width, y * 2 / height)
        return row * 2 + column
    }

    private static func luma(_ colour: [UInt8]) -> UInt8 {
        Image(width: 1, height: 1, pixelFormat: .rgb, pixels: colour).grey().pixels[0]
    }
}
