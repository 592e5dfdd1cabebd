import LDS
import Testing

struct LDSFileTests {
    /// The tags of Doc 9303-10, table 38, and of §4.6.1, §4.6.2 and §3.11.3.
    @Test(arguments: [
        ("60", LDSFile.Kind.commonData, Int?.none), ("61", .dataGroup1, 1), ("75", .dataGroup2, 2),
        ("63", .dataGroup3, 3), ("76", .dataGroup4, 4), ("65", .dataGroup5, 5), ("66", .dataGroup6, 6),
        ("67", .dataGroup7, 7), ("68", .dataGroup8, 8), ("69", .dataGroup9, 9), ("6A", .dataGroup10, 10),
        ("6B", .dataGroup11, 11), ("6C", .dataGroup12, 12), ("6D", .dataGroup13, 13), ("6E", .dataGroup14, 14),
        ("6F", .dataGroup15, 15), ("70", .dataGroup16, 16), ("77", .securityObject, nil), ("31", .cardAccess, nil),
    ])
    func tellsKindByTag(tag: String, kind: LDSFile.Kind, number: Int?) throws {
        let file = try LDSFile(hex(tag + "0101"))
        #expect(file.kind == kind)
        #expect(file.kind.number == number)
    }

    @Test func cutsZerosOff() throws {
        #expect(try LDSFile(hex("6101AA 000000")).bytes == hex("6101AA"))
    }

    @Test(arguments: [
        ("3003020101", LDSError.otherFile(tag: 0x30)), ("FFD8FFE0", .otherFile(tag: 0xFF)),
        ("6101AA01", .bytesAfterFile),
        ("", .cutOff), ("6180AA0000", .indefiniteLength),
    ])
    func refusesOtherBytes(bytes: String, error: LDSError) {
        #expect(throws: error) { try LDSFile(hex(bytes)) }
    }

    @Test func refusesLongFile() {
        #expect(throws: LDSError.tooLong) { try LDSFile([0x75] + [UInt8](repeating: 0, count: 1 << 20)) }
    }

    @Test func refusesZeros() {
        #expect(throws: LDSError.otherFile(tag: 0)) { try LDSFile([UInt8](repeating: 0, count: 4096)) }
    }
}
