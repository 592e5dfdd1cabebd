import Foundation
import Imaging
import Testing

/// A synthetic line of `Fixtures/`, and what it says.
struct FixtureLine: CustomTestStringConvertible {
    let name: String
    let text: String

    static let clear = [
        FixtureLine(name: "td3-line1", text: "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"),
        FixtureLine(name: "td3-line2", text: "L898902C36UTO7408122F1204159ZE184226B<<<<<10"),
        FixtureLine(name: "td1-line1", text: "I<UTOD231458907<<<<<<<<<<<<<<<"),
    ]
    static let poor = FixtureLine(name: "td3-line2-poor", text: "L898902C36UTO7408122F1204159ZE184226B<<<<<10")

    var testDescription: String { name }

    /// The picture of the line.
    var image: Image {
        get throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name).pgm")
            let bytes = [UInt8](try Data(contentsOf: file))
            // "P5\n<width> <height>\n255\n", then the pixels.
            let header = bytes.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
            let size = String(decoding: header[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            return Image(width: size[0], height: size[1], pixelFormat: .grey, pixels: Array(header[3]))
        }
    }
}

/// Pictures that show no line.
let picturesWithoutText = [
    blank(1, 1), blank(640, 32), blank(3, 500), blank(5000, 3), blank(2, 40),
    noise(1, 1), noise(640, 32), noise(3, 500), noise(5000, 3), noise(2, 40),
]

private func blank(_ width: Int, _ height: Int) -> Image {
    Image(width: width, height: height, pixelFormat: .grey, pixels: Array(repeating: 255, count: width * height))
}

private func noise(_ width: Int, _ height: Int) -> Image {
    var state: UInt32 = 1
    let pixels = (0..<width * height).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
    }
    return Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
}
