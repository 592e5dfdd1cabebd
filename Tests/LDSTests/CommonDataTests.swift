import LDS
import Testing

struct CommonDataTests {
    /// Doc 9303-10, A.1, and AndyQ/NFCPassportReader, Tests/NFCPassportReaderTests/DataGroupParsingTests.swift.
    @Test(arguments: [
        ("60165F0104303130375F36063034303030305C046175766C", "0107", ["DG1", "DG2", "DG4", "DG12"]),
        ("60165F0104313539395F36063034303030305C046175766C", "1599", ["DG1", "DG2", "DG4", "DG12"]),
        (
            "601A5F0104303130375F36063034303030305C08617563676B6C6E6F", "0107",
            ["DG1", "DG2", "DG3", "DG7", "DG11", "DG12", "DG14", "DG15"]
        ),
    ])
    func readsList(bytes: String, version: String, files: [String]) throws {
        let data = try CommonData(LDSFile(hex(bytes)))
        #expect(data.ldsVersion == version)
        #expect(data.unicodeVersion == "040000")
        #expect(data.files.map(\.rawValue) == files)
    }

    /// gmrtd/gmrtd, document/com_test.go.
    @Test(arguments: [
        ("55021234", LDSError.otherFile(tag: 0x55)),
        ("60155F010530313036305F36063034303030305C026175", .otherLength(tag: 0x5F01)),
        ("60135F0104303130365F360534303030305C026175", .otherLength(tag: 0x5F36)),
        ("60195F0104303130375F36063034303030305C076175636B6C6D5F", .cutOff),
        ("60165F01043031303A5F36063034303030305C046175766C", .otherValue(tag: 0x5F01)),
        ("60165F0104303130375F36063034303030305C0461750102", .otherValue(tag: 0x5C)),
        ("6102FFFF", .otherKind(.dataGroup1)), ("6000", .missing(tag: 0x5F01)),
    ])
    func refusesOther(bytes: String, error: LDSError) {
        #expect(throws: error) { try CommonData(LDSFile(hex(bytes))) }
    }
}
