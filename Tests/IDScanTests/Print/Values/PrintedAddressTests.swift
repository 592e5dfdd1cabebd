import IDScan
import Testing

@Suite struct PrintedAddressTests {
    private static let addresses: [(String, String?, String?, [String]?)] = [
        ("51147 KÖLN\nHEIDESTRASSE 17", "51147", "KÖLN", ["HEIDESTRASSE 17"]),
        ("HEIDESTRASSE 17\n51147  KÖLN", "51147", "KÖLN", ["HEIDESTRASSE 17"]),
        ("Heidestraße 17, 51147 Köln-Porz", "51147", "Köln-Porz", ["Heidestraße 17"]),
        ("D-51147 KÖLN\nHEIDESTR. 17", "51147", "KÖLN", ["HEIDESTR. 17"]),
        ("1010 WIEN\nSTEPHANSPLATZ 1/4", "1010", "WIEN", ["STEPHANSPLATZ 1/4"]),
        ("Damrak 1\n1012 LG Amsterdam", "1012 LG", "Amsterdam", ["Damrak 1"]),
        ("UL. NOWA 3\n00-950 WARSZAWA", "00-950", "WARSZAWA", ["UL. NOWA 3"]),
        ("BEIM MÜLLER\nGASSE 3\n114 55 STOCKHOLM", "114 55", "STOCKHOLM", ["BEIM MÜLLER", "GASSE 3"]),
        ("42 HARBOUR ROW, ZENITH", nil, nil, ["42 HARBOUR ROW", "ZENITH"]), ("51147", nil, nil, nil),
        ("", nil, nil, nil), ("12345 6", nil, nil, nil), ("17 CLOUD LANE", nil, nil, ["17 CLOUD LANE"]),
    ]

    @Test(arguments: addresses)
    func dividesLines(text: String, code: String?, city: String?, street: [String]?) {
        let address = PrintedAddress(text)
        #expect(address?.postalCode == code)
        #expect(address?.city == city)
        #expect(address?.street == street)
    }
}
