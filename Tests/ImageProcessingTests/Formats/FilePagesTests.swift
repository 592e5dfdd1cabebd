import Testing

@testable import ImageProcessing

@Suite struct FilePagesTests {
    /// Smaller versions are no pages; a page of an unknown compression is one.
    @Test(arguments: [("pages/four.tif", 4, 4), ("pages/four-big.tif", 4, 4), ("raw.tif", 1, 1), ("pages.tif", 2, 2)])
    func countsPagesOfTIFFs(_ name: String, _ count: Int, _ decodable: Int) throws {
        let pages = try FilePages.ofTIFF(Fixture.bytes(name))
        #expect((pages.count, pages.places.count) == (count, decodable))
    }

    @Test func noticesThatAPageIsMissing() throws {
        let pages = try FilePages.ofTIFF(Fixture.bytes("pages/broken.tif"))
        #expect((pages.count, pages.places.count) == (2, 1))
    }

    @Test func leavesLoops() throws {
        #expect(try FilePages.ofTIFF(Fixture.bytes("pages/loop.tif")).count == 2)
    }

    @Test(arguments: ["raw", "preview"])
    func knowsWhatSensorsSaw(_ name: String) throws {
        let file = try Fixture.bytes("pages/\(name).tif")
        #expect(throws: ImageDecodingError.otherFormat(.cameraRaw)) { try ImageDecoder().decode(file) }
    }

    /// Directories one behind the other, each with one entry.
    @Test func countsManyPages() throws {
        let (count, length) = (100_000, 18)
        var file = Array("II*\0".utf8) + littleEndian(8)
        file.reserveCapacity(count * length + 8)
        for page in 1...count {
            file += [1, 0, 0, 1, 4, 0, 1, 0, 0, 0, 64, 0, 0, 0]
            file += littleEndian(page == count ? 0 : 8 + page * length)
        }
        let pages = try FilePages.ofTIFF(file)
        #expect((90_000...count).contains(pages.count))
    }

    @Test(arguments: [
        ("baseline.jpg", 1), ("pages/stereo.jpg", 2), ("pages/thumbnail.jpg", 1), ("pages/two-pictures.jpg", 2),
        ("pages/gain-map.jpg", 1),
    ])
    func countsPicturesOfJPEGs(_ name: String, _ count: Int) throws {
        let pages = try FilePages.ofJPEG(Fixture.bytes(name))
        #expect((pages.count, pages.places) == (count, [0]))
    }

    @Test(arguments: [("colour.heic", 1), ("pages/two.heic", 2)])
    func findsImagesOfHEICs(_ name: String, _ count: Int) throws {
        let pages = try FilePages.ofHEIC(Fixture.bytes(name))
        #expect((pages.count, pages.places.count, pages.places[0]) == (count, count, 0))
    }
}

private func littleEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}
