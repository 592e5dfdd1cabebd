import Imaging
import Testing

@testable import ImageProcessing

@Suite struct WebPAnimationTests {
    @Test(arguments: [
        ("animation.webp", Picture.colours, 6),
        ("pages/part.webp", [Picture.white, Picture.white, Picture.white, Picture.yellow], 0),
    ])
    func showsTheFirstFrameOnWhitePaper(_ name: String, _ quarters: [[UInt8]], _ tolerance: Int) throws {
        let decoded = try ImageDecoder().decode(Fixture.bytes(name), as: .rgb)
        Picture.expect(decoded.image, shows: quarters, tolerance: tolerance)
        #expect(decoded.pageCount == 2)
        let grey = try ImageDecoder().decode(Fixture.bytes(name)).image
        Picture.expect(grey, shows: quarters, tolerance: tolerance)
    }

    @Test(arguments: ["lossy.webp", "alpha-lossless.webp", "orientation-3.webp"])
    func isNilForOtherFiles(_ name: String) throws {
        #expect(try WebPAnimation(Fixture.bytes(name)) == nil)
    }

    @Test(arguments: ["animation.webp", "pages/part.webp"])
    func survivesEveryFlippedByte(_ name: String) throws {
        try Fixture.expectSurvival(of: name)
    }

    @Test func believesTheSizeOfTheCanvas() throws {
        var file = try Fixture.bytes("pages/part.webp")
        file.replaceSubrange(24..<30, with: [0xFF, 0xFF, 0, 0xFF, 0xFF, 0])
        #expect(throws: ImageDecodingError.tooManyPixels(width: 65_536, height: 65_536, limit: 100_000_000)) {
            try ImageDecoder().decode(file)
        }
    }
}
