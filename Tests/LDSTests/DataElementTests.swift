import Testing

@testable import LDS

struct DataElementTests {
    @Test(arguments: [
        ("6100", UInt32(0x61), ""), ("5F1F020102", 0x5F1F, "0102"), ("7F60 81 02 0A0B FF", 0x7F60, "0A0B"),
        ("5F8101 01 FF", 0x5F8101, "FF"), ("04 84 00000001 07", 0x04, "07"),
    ])
    func readsTagAndLength(bytes: String, tag: UInt32, value: String) throws {
        let element = try DataElement(first: hex(bytes)[...])
        #expect(element.tag == tag)
        #expect(Array(element.value) == hex(value))
    }

    @Test(arguments: [
        ("", LDSError.cutOff), ("61", .cutOff), ("6102FF", .cutOff), ("5F", .cutOff), ("618201", .cutOff),
        ("61 84 FFFFFFFF 00", .cutOff), ("6180 0000", .indefiniteLength), ("61 85 0000000001 00", .otherHeader),
        ("5F818101 00", .otherHeader),
    ])
    func refusesWrongHeader(bytes: String, error: LDSError) {
        #expect(throws: error) { try DataElement(first: hex(bytes)[...]) }
    }

    @Test func limitsElements() throws {
        #expect(try DataElement.all([UInt8](repeating: 0, count: 2000)[...]).count == 1000)
        #expect(throws: LDSError.tooManyElements) { try DataElement.all([UInt8](repeating: 0, count: 2002)[...]) }
    }

    @Test func followsPath() throws {
        let root = try DataElement(first: hex("7008 0101FF 7003 020107")[...])
        #expect(try Array(root.element(at: [0x70, 0x02]).value) == [7])
        #expect(throws: LDSError.missing(tag: 0x03)) { try root.element(at: [0x70, 0x03]) }
    }
}
