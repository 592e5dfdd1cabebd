import Imaging
import Testing

@testable import ImageProcessing

@Suite struct GIFCodesTests {
    /// The example of "What's in a GIF" by Matthew Flickinger: ten by ten pixels of four colours begin like this.
    @Test func readsCodesThatGrow() throws {
        let bytes: [UInt8] =
            [2, 22]
            + [0x8C, 0x2D, 0x99, 0x87, 0x2A, 0x1C, 0xDC, 0x33, 0xA0, 0x02, 0x75]
            + [0xEC, 0x95, 0xFA, 0xA8, 0xDE, 0x60, 0x8C, 0x04, 0x91, 0x4C, 0x01, 0]
        var codes = try GIFCodes(in: bytes, at: 0)
        var indices: [UInt8] = []
        while let index = try codes.next() { indices.append(index) }
        #expect(indices.count == 100)
        #expect(indices.prefix(20) == [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    }

    /// The table of codes is full long before the last pixel.
    @Test func readsCodesOfAFullTable() throws {
        let gif = try ImageDecoder().decode(Fixture.bytes("gif/noise.gif"), as: .rgb).image
        #expect(try gif == ImageDecoder().decode(Fixture.bytes("gif/noise.png"), as: .rgb).image)
    }

    @Test(arguments: [UInt8(0), 9, 255])
    func refusesCodesOfManyBits(_ bits: UInt8) {
        #expect(throws: ImageDecodingError.damaged(.gif, reason: "its codes have \(bits) bits")) {
            _ = try GIFCodes(in: [bits, 0], at: 0)
        }
    }

    /// 7 is the next code but one, behind the one that clears the table and one index.
    @Test func refusesCodesThatStandForNothing() throws {
        var codes = try GIFCodes(in: [2, 2, 0b11_000_100, 0b1, 0], at: 0)
        #expect(try codes.next() == 0)
        #expect(throws: ImageDecodingError.damaged(.gif, reason: "a code that stands for nothing")) {
            try codes.next()
        }
    }

    /// Two codes are left of the bits of a block that is cut short.
    @Test(arguments: [([UInt8](), 0), ([0], 0), ([3, 0b00_001_010], 2)])
    func endsWhereTheBlocksEnd(_ blocks: [UInt8], _ count: Int) throws {
        var codes = try GIFCodes(in: [2] + blocks, at: 0)
        for _ in 0..<count { #expect(try codes.next() != nil) }
        #expect(try codes.next() == nil)
    }
}
