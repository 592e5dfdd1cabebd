import Testing

@testable import LDS

struct DataGroup2Tests {
    /// A JPEG file that ends after its frame header: 400 pixels wide, 600 high.
    private static let jpeg = hex("FFD8FFE000104A46494600010101004800480000FFC0000B080258019001011100FFD9")
    /// The beginning of the picture in the German specimen and in ICAO's example: 413 pixels wide, 531 high.
    private static let jp2 = hex(
        "0000000C6A5020200D0A870A 00000014667479706A703220000000006A703220 000000476A703268"
            + "000000166968647200000213 0000019D00030707000000 00000F636F6C7201000000000010" + "0000001A72657320"
            + "00000012 72657363012C00FE012C00FE0404")

    private static func group(_ templates: [UInt8]...) throws -> DataGroup2 {
        let parts = templates.map { element("7F60", hex("A1088702010188020008"), $0) }
        let list = element("7F61", [0x02, 0x01, UInt8(templates.count)], parts.flatMap(\.self))
        return try DataGroup2(LDSFile(element("75", list)))
    }

    /// A face record with a picture for each face, and with feature points (ISO/IEC 19794-5).
    private static func record(_ pictures: [UInt8]..., points: Int = 0) -> [UInt8] {
        let zeros = [UInt8](repeating: 0, count: 14 + 8 * points)
        var faces = [UInt8]()
        for picture in pictures {
            faces += number(zeros.count + 18 + picture.count, 4) + number(points, 2) + zeros
            faces += hex("0101 0151 01C1 00 00 0000 0000") + picture
        }
        let header = Array("FAC".utf8) + [0] + Array("010".utf8) + [0] + number(14 + faces.count, 4)
        return element("5F2E", header, number(pictures.count, 2), faces)
    }

    private static func number(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
    }

    /// A block of ISO/IEC 39794-5 as ICAO's example has it (ICAO_39794_5_AP_DG2_MandFields.dat of gmrtd/gmrtd).
    private static func block(_ picture: [UInt8]) -> [UInt8] {
        let image = element("A0", element("A0", element("80", picture), hex("A105A003800102")))
        let representation = element("30", hex("800100"), element("A1", image))
        return element("7F2E", element("A1", element("65", hex("A007800103810207E3"), element("A1", representation))))
    }

    @Test func readsFaceRecord() throws {
        let group = try Self.group(Self.record(Self.jpeg))
        #expect(group.templates.map(\.standard) == [.iso19794])
        let picture = try #require(group.pictures.first)
        #expect(picture.format == .jpeg)
        #expect([picture.width, picture.height] == [400, 600])
        #expect(picture.bytes == Self.jpeg)
    }

    @Test func readsSeveralPictures() throws {
        let group = try Self.group(
            Self.record(Self.jpeg, Self.jp2, points: 3), Self.block(Self.jp2), Self.record(Self.jpeg))
        #expect(group.templates.map(\.standard) == [.iso19794, .iso39794, .iso19794])
        #expect(group.pictures.map(\.format) == [.jpeg, .jpeg2000, .jpeg2000, .jpeg])
    }

    @Test func readsFaceBlock() throws {
        let picture = try #require(try Self.group(Self.block(Self.jp2)).pictures.first)
        #expect(picture.format == .jpeg2000)
        #expect([picture.width, picture.height] == [413, 531])
        #expect(picture.bytes == Self.jp2)
    }

    /// gmrtd/gmrtd, document/dg2_test.go, and others.
    @Test(arguments: [
        ("7500", LDSError.missing(tag: 0x7F61)), ("75037F6100", .missing(tag: 0x7F60)),
        ("75067F6103020101", .missing(tag: 0x7F60)), ("75067F61037F6000", .missing(tag: 0x5F2E)),
        ("750A7F61077F60047F2E0100", .cutOff), ("75097F61067F60037F2E00", .missing(tag: 0xA1)),
        ("6100", .otherKind(.dataGroup1)),
    ])
    func refusesOther(bytes: String, error: LDSError) {
        #expect(throws: error) { try DataGroup2(LDSFile(hex(bytes))) }
    }

    @Test func refusesWrongRecords() {
        #expect(throws: LDSError.noPicture) { try Self.group(Self.record()) }
        #expect(throws: LDSError.otherLength(tag: 0x5F2E)) { try Self.group(Self.record([])) }
        #expect(throws: LDSError.otherPicture) { try Self.group(Self.record([1, 2, 3])) }
        var cut = Self.record(Self.jpeg)
        cut[20] = 0xFF
        #expect(throws: LDSError.cutOff) { try Self.group(cut) }
    }
}
