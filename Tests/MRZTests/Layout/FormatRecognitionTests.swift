import MRZ
import Testing

@Suite struct FormatRecognitionTests {
    @Test(
        arguments: [
            (90, "I<UTO", Format.td1), (90, "RPEST", .td1), (72, "I<UTO", .td2), (72, "P<D<<", .td2),
            (72, "VCD<<", .mrvb), (72, "IDFRA", .frenchIdentityCard), (72, "I<FRA", .td2), (88, "P<UTO", .td3),
            (88, "X<UTO", .td3), (88, "P<RUS", .td3), (88, "V<UTO", .mrva), (88, "PNRUS", .russianInternalPassport),
            (30, "D1FRA", .frenchDrivingLicence), (30, "D1NLD", .dutchDrivingLicence),
            (69, "AAA00", .swissDrivingLicence),
        ])
    func recognisesByLengthAndBeginning(count: Int, beginning: String, format: Format) {
        let characters = Array(beginning.utf8) + Array(repeating: UInt8(ascii: "<"), count: count - 5)
        #expect(Format(of: characters.span) == format)
    }

    @Test(arguments: [(30, "D1DEU"), (0, ""), (4, "I<UT"), (89, "P<UTO"), (1, "P"), (180, "I<UTO")])
    func recognisesNothingElse(count: Int, beginning: String) {
        let characters =
            Array(beginning.utf8) + Array(repeating: UInt8(ascii: "<"), count: count - beginning.utf8.count)
        #expect(Format(of: characters.span) == nil)
    }
}
