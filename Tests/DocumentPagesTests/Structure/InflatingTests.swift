import Testing

@testable import DocumentPages

@Suite struct InflatingTests {
    /// A kilobyte of zeros, compressed by zlib.
    static let zeros: [UInt8] = [
        0x78, 0xDA, 0x63, 0x60, 0x18, 0x05, 0xA3, 0x60, 0x14, 0x8C, 0x54, 0x00, 0x00, 0x04, 0x00, 0x00, 0x01,
    ]

    @Test func inflatesUpToTheLimit() throws {
        #expect(try Self.zeros.inflated(limit: 1024) == [UInt8](repeating: 0, count: 1024))
    }

    @Test(arguments: [1023, 1, 0, -1])
    func refusesMoreThanTheLimit(limit: Int) {
        let error = #expect(throws: PDFError.self) { try Self.zeros.inflated(limit: limit) }
        #expect(error?.code == .tooLarge)
    }

    /// The filters of PNG (its specification, 9.2) on rows of four bytes, one for a pixel, and TIFF's differences.
    @Test func undoesPredictors() throws {
        let rows: [UInt8] = [1, 10, 1, 1, 1, 2, 5, 5, 5, 5, 4, 1, 1, 1, 1, 3, 10, 10, 10, 10]
        let expected: [UInt8] = [10, 11, 12, 13, 15, 16, 17, 18, 16, 17, 18, 19, 18, 27, 32, 35]
        #expect(try rows.unpredicted(15, colours: 1, bits: 8, columns: 4) == expected)
        let differences = try [UInt8]([1, 1, 1, 5, 5, 5]).unpredicted(2, colours: 1, bits: 8, columns: 3)
        #expect(differences == [1, 2, 3, 5, 10, 15])
        #expect(throws: PDFError.self) { try rows.unpredicted(12, colours: 0, bits: 8, columns: 4) }
    }

    /// A pixel of 12 bits counts as two bytes.
    @Test func roundsTheBytesOfAPixelUp() throws {
        #expect(try [UInt8]([1, 1, 2, 3]).unpredicted(15, colours: 3, bits: 4, columns: 2) == [1, 2, 4])
    }

    /// A row that is said to have a gigabyte takes no more than there is.
    @Test(.timeLimit(.minutes(1))) func takesNoMemoryForRowsThatAreNotThere() throws {
        for _ in 0..<500 {
            #expect(try [UInt8]([1, 1, 1, 1]).unpredicted(15, colours: 32, bits: 16, columns: 1 << 24) == [1, 1, 1])
        }
    }
}
