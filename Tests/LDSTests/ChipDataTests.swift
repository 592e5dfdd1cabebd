import LDS
import Testing

struct ChipDataTests {
    @Test func readsFilesInAnyOrder() throws {
        let chip = try ChipData(
            files: ([ChipVector.all[0].sod] + ChipVector.groups + [GermanSpecimen.dataGroup15]).map(base64)
                + [hex("31143012060A04007F0007020204020202010202010D")])
        #expect(chip.dataGroup1?.lines.count == 2)
        #expect(chip.dataGroup2?.pictures.map(\.width) == [400])
        #expect(chip.dataGroup11?.name?.secondary == "ÅNNA MARIA")
        #expect(chip.dataGroup14 == chip.cardAccess)
        #expect(chip.dataGroup15?.publicKey.bits == 1024)
        #expect(chip.securityObject?.kinds.count == 4)
        #expect(chip.commonData == nil)
        #expect(chip.unreadable.isEmpty)
    }

    @Test func keepsWhatCanBeRead() throws {
        let chip = try ChipData(files: [hex("6100"), hex("6300"), hex("7500"), base64(GermanSpecimen.dataGroup15)])
        #expect(chip.unreadable == [.dataGroup1: .missing(tag: 0x5F1F), .dataGroup2: .missing(tag: 0x7F61)])
        #expect(chip.dataGroup15 != nil)
    }

    @Test func refusesTwoOfOneKind() {
        #expect(throws: LDSError.repeated(.dataGroup3)) { try ChipData(files: [hex("6300"), hex("6301AA")]) }
    }
}
