import Imaging
import Testing

@testable import ImageProcessing

@Suite struct GIFDecoderTests {
    @Test(arguments: [
        ("transparent", [Picture.red, Picture.white, Picture.blue, Picture.yellow]),
        ("part", [Picture.white, Picture.white, Picture.white, Picture.yellow]),
        ("frames", Picture.colours),
    ])
    func showsTheFirstFrameOnWhitePaper(_ name: String, _ quarters: [[UInt8]]) throws {
        let decoded = try ImageDecoder().decode(Fixture.bytes("gif/\(name).gif"), as: .rgb)
        Picture.expect(decoded.image, shows: quarters, tolerance: 0)
    }

    @Test(arguments: [
        ("missing-colour-4", "a colour that the palette does not have"),
        ("too-few-pixels", "the image has fewer pixels than its header says"),
        ("no-palette", "a colour that the palette does not have"),
        ("no-frame", "it has no image"),
    ])
    func refusesWhatContradictsItself(_ name: String, _ reason: String) throws {
        let file = try Fixture.bytes("gif/\(name).gif")
        #expect(throws: ImageDecodingError.damaged(.gif, reason: reason)) { try ImageDecoder().decode(file) }
    }

    @Test func stopsWhenTheTimeIsOver() throws {
        let file = try Fixture.bytes("gif/plain.gif")
        let limits = ImageDecodingLimits(duration: .seconds(-1))
        #expect(throws: ImageDecodingError.timedOut(limit: limits.duration)) {
            try ImageDecoder(limits: limits).decode(file)
        }
    }

    @Test(arguments: ["plain", "interlaced", "part", "frames"])
    func survivesEveryFlippedByte(_ name: String) throws {
        try Fixture.expectSurvival(of: "gif/\(name).gif")
    }
}
