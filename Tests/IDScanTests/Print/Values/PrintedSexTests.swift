import IDScan
import Testing

@Suite struct PrintedSexTests {
    private static let texts: [(String, PrintedSex?)] = [
        ("F", PrintedSex.female), ("M", .male), ("X", .unspecified), ("f", .female), ("M/M", .male), ("F / F", .female),
        ("K/F", .female), ("Ж/F", .female), ("weiblich", .female), ("MÄNNLICH/MALE", .male), ("M/F", nil), ("", nil),
        ("K", nil), ("W", nil), ("FRAU/F", nil), ("1", nil), ("P2377390M", nil), ("M 5", nil),
    ]

    @Test(arguments: texts)
    func readsLettersAndWords(text: String, sex: PrintedSex?) {
        #expect(PrintedSex(text) == sex)
    }
}
