import Testing

@testable import ImageProcessing

@Suite struct ImageFileFormatStructureTests {
    @Test(arguments: [("lossy.webp", ImageFileFormat.webp), ("colour.heic", .heic)])
    func noticesMissingBytes(_ name: String, _ format: ImageFileFormat) throws {
        let bytes = try Fixture.bytes(name)
        #expect(!format.promisesMore(than: bytes))
        #expect(!format.promisesMore(than: bytes + [0, 0, 0]))
        #expect(format.promisesMore(than: bytes.dropLast()))
    }

    @Test(arguments: ["baseline.jpg", "progressive.jpg", "restart-markers.jpg", "arithmetic.jpg", "orientation-6.jpg"])
    func noticesThatAJPEGLacksItsEnd(_ name: String) throws {
        let bytes = try Fixture.bytes(name)
        #expect(!ImageFileFormat.jpeg.lacksItsEnd(in: bytes))
        #expect(!ImageFileFormat.jpeg.lacksItsEnd(in: bytes + [0, 0, 0]))
        for count in stride(from: 2, to: bytes.count, by: 97) {
            #expect(ImageFileFormat.jpeg.lacksItsEnd(in: Array(bytes[..<count])))
        }
        #expect(ImageFileFormat.jpeg.lacksItsEnd(in: bytes.dropLast()))
    }

    @Test func looksForTheEndOfNoOtherFormat() throws {
        #expect(try !ImageFileFormat.png.lacksItsEnd(in: Fixture.bytes("rgb-8.png").dropLast(20)))
    }

    @Test(arguments: [("jpg", ImageFileFormat.jpeg), ("png", .png), ("webp", .webp)])
    func findsEXIFData(_ suffix: String, _ format: ImageFileFormat) throws {
        let exif = try #require(format.exif(in: Fixture.bytes("orientation-5.\(suffix)")))
        #expect(exif.starts(with: "MM\0*".utf8))
    }

    @Test(arguments: [("baseline.jpg", ImageFileFormat.jpeg), ("rgb-8.png", .png), ("lossy.webp", .webp)])
    func findsNoneWhereThereAreNone(_ name: String, _ format: ImageFileFormat) throws {
        #expect(try format.exif(in: Fixture.bytes(name)) == nil)
    }
}
