import IDScan
import Testing

@Suite struct PrintedPlaceTests {
    private static let places: [(String, String?, String?)] = [
        ("BERLIN", "BERLIN", nil), ("SÃO PAULO, BRAZIL", "SÃO PAULO", "BRA"), ("ZENITH (UTO)", "ZENITH", "UTO"),
        ("ZÜRICH / SUISSE", "ZÜRICH", "CHE"), ("VILLE-NEUVE-D'EN-HAUT", "VILLE-NEUVE-D'EN-HAUT", nil),
        ("FRANKFURT (ODER)", "FRANKFURT (ODER)", nil), ("PORT\n AMAROT", "PORT AMAROT", nil), ("12", nil, nil),
    ]

    @Test(arguments: places)
    func tellsStates(text: String, name: String?, state: String?) {
        #expect(PrintedPlace(text)?.name == name)
        #expect(PrintedPlace(text)?.stateCode == state)
    }
}
