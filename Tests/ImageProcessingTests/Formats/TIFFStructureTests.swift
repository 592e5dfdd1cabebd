import Testing

@testable import ImageProcessing

@Suite struct TIFFStructureTests {
    @Test(arguments: ["raw.tif", "big-endian.tif", "big-tiff.tif"])
    func readsTheSize(_ name: String) throws {
        let structure = try #require(try TIFFStructure(Fixture.bytes(name)))
        let first = try #require(structure.first)
        let directory = try #require(structure.directory(at: first, reading: .max))
        #expect(directory.value(256) == 64)
        #expect(directory.value(257) == 32)
        #expect(directory.value(999) == nil)
        #expect(directory.next == 0)
    }

    @Test(arguments: ["", "II*", "IIIIIIII", "XX*\0\u{8}\0\0\0"])
    func isNilOrEmptyForOtherBytes(_ text: String) {
        let structure = TIFFStructure(Array(text.utf8))
        #expect(structure?.first.flatMap { structure?.directory(at: $0, reading: .max) } == nil)
    }

    @Test(arguments: [0, -1, 100_000, Int.max])
    func findsNoDirectoryOutsideTheFile(_ offset: Int) throws {
        let structure = try #require(try TIFFStructure(Fixture.bytes("raw.tif")))
        #expect(structure.directory(at: offset, reading: .max) == nil)
    }
}
