import Imaging
import Testing

@testable import ImageProcessing

@Suite struct GIFFileTests {
    @Test(arguments: [("plain", 1), ("frames", 3), ("transparent", 1)])
    func countsFrames(_ name: String, _ count: Int) throws {
        #expect(try GIFFile(Fixture.bytes("gif/\(name).gif")).frameCount == count)
    }

    @Test func findsTheFirstFrame() throws {
        let file = try GIFFile(Fixture.bytes("gif/part.gif"))
        #expect((file.firstFrame.x, file.firstFrame.y) == (32, 16))
        #expect((file.firstFrame.width, file.firstFrame.height) == (32, 16))
        #expect(try GIFFile(Fixture.bytes("gif/transparent.gif")).firstFrame.transparentIndex == 1)
        #expect(try GIFFile(Fixture.bytes("gif/interlaced.gif")).firstFrame.isInterlaced)
    }

    /// A frame beyond the canvas enlarges it, and nothing is decoded to tell.
    @Test func believesTheSize() throws {
        var file = try Fixture.bytes("gif/plain.gif")
        file.replaceSubrange(6..<10, with: [0x30, 0x75, 0x30, 0x75])
        #expect(throws: ImageDecodingError.tooManyPixels(width: 30_000, height: 30_000, limit: 100_000_000)) {
            try ImageDecoder().decode(file)
        }
    }

    /// A file of ten thousand frames; one of them is decoded.
    @Test func countsManyFrames() throws {
        let file = try Fixture.bytes("gif/plain.gif")
        let start = try #require(file.firstIndex(of: 0x2C))
        let frames = (0..<10_000).flatMap { _ in file[start..<(file.count - 1)] }
        let decoded = try ImageDecoder().decode(file[..<start] + frames + [0x3B], as: .rgb)
        #expect(decoded.pageCount == 10_000)
        Picture.expect(decoded.image, shows: Picture.colours, tolerance: 0)
    }
}
