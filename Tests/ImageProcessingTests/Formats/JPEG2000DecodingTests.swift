import ImageProcessing
import Imaging
import Testing

/// Small files whose tables would fill the memory before OpenJPEG reads a block of them.
struct JPEG2000DecodingTests {
    private static let coding: [UInt8] = [0xFF, 0x52]

    /// The codestream of a fixture with other numbers, as ITU-T T.800 has them: the size (A.5.1), the coding (A.6.1).
    private static func codestream(
        side: UInt32 = 3000, components: Int = 1, layers: UInt8 = 1, block: UInt8 = 4, precinct: UInt8? = nil
    ) throws -> [UInt8] {
        let file = try Fixture.bytes("bare.j2k")
        let start = try #require(file.indices.first { file[$0...].starts(with: coding) })
        let (length, levels) = (Int(file[start + 3]), Int(file[start + 9]))
        func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        let sizes = [side, side, 0, 0, side, side, 0, 0].flatMap(bytes)
        let size =
            [0xFF, 0x51] + bytes(UInt32(38 + 3 * components)).suffix(2) + [0, 0] + sizes
            + bytes(UInt32(components)).suffix(2) + [[UInt8]](repeating: [7, 1, 1], count: components).joined()
        var style = Array(file[start + 4..<start + 2 + length])
        (style[3], style[6], style[7]) = (layers, block, block)
        if let precinct {
            style[0] |= 1
            style += [UInt8](repeating: precinct, count: levels + 1)
        }
        return [0xFF, 0x4F] + size + coding + bytes(UInt32(style.count + 2)).suffix(2) + style
            + file[(start + 2 + length)...]
    }

    /// Sizes that no picture has: many components, blocks of four samples a side, precincts of two, and layers of many of them.
    @Test(
        arguments: [
            (components: 100, layers: 1, block: 4, precinct: nil), (components: 1, layers: 1, block: 4, precinct: 0x11),
            (components: 3, layers: 1, block: 0, precinct: nil), (components: 1, layers: 200, block: 4, precinct: 0x44),
        ] as [(components: Int, layers: UInt8, block: UInt8, precinct: UInt8?)])
    func refusesTablesThatFillTheMemory(components: Int, layers: UInt8, block: UInt8, precinct: UInt8?) throws {
        let file = try Self.codestream(components: components, layers: layers, block: block, precinct: precinct)
        let reason = components > 5 ? "the image has too many components" : "the image has too many parts"
        #expect(throws: ImageDecodingError.unsupported(.jpeg2000, reason: reason)) { try ImageDecoder().decode(file) }
    }

    /// A palette of JP2 makes an image of each of its columns.
    @Test func refusesPalettesOfManyColumns() throws {
        func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
            [0, 0, UInt8((content.count + 8) >> 8), UInt8((content.count + 8) & 255)] + Array(kind.utf8) + content
        }
        let palette = box("pclr", [0, 1, 200] + [UInt8](repeating: 7, count: 200) + [UInt8](repeating: 0, count: 200))
        let start: [UInt8] = [0, 0, 0, 12] + Array("jP  \r\n".utf8) + [0x87, 0x0A]
        let file = start + box("jp2h", palette) + box("jp2c", try Self.codestream(side: 64))
        #expect(throws: ImageDecodingError.unsupported(.jpeg2000, reason: "the image has too many parts")) {
            try ImageDecoder().decode(file)
        }
    }

    /// The usual codings are none of these, nor are those of small images.
    @Test(arguments: [(64, 0x11), (800, 0x77), (800, nil)] as [(side: UInt32, precinct: UInt8?)])
    func refusesNoUsualCoding(side: UInt32, precinct: UInt8?) throws {
        let file = try Self.codestream(side: side, precinct: precinct)
        do throws(ImageDecodingError) {
            let image = try ImageDecoder().decode(file).image
            #expect(image.width == Int(side))
        } catch {
            if case .unsupported = error { Issue.record("\(error)") }
        }
    }
}
