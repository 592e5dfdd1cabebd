import ImageProcessing
import Testing

@Suite struct ImageFileFormatTests {
    @Test(arguments: [
        ("baseline.jpg", ImageFileFormat.jpeg), ("rgb-8.png", .png), ("lossy.webp", .webp), ("raw.tif", .tiff),
        ("big-endian.tif", .tiff), ("big-tiff.tif", .tiff), ("colour.heic", .heic), ("lossy.jp2", .jpeg2000),
        ("bare.j2k", .jpeg2000),
        ("bmp/rgb-24.bmp", .bmp), ("gif/plain.gif", .gif),
    ])
    func isToldByTheBytes(_ name: String, _ format: ImageFileFormat) throws {
        let bytes = try Fixture.bytes(name)
        #expect(ImageFileFormat(recognizing: bytes) == format)
        #expect(try ImageDecoder().decode(bytes).fileFormat == format)
    }

    @Test(arguments: [
        "", "\u{89}", "RIFF1234WAVE", "RIFF1234", "GIF88a", "BM", "BMW 3 Series", "II", "1234ftyp", "1234ftypmp42",
    ])
    func isNilForOtherBytes(_ text: String) {
        #expect(ImageFileFormat(recognizing: Array(text.utf8)) == nil)
    }
}
