import Testing

@testable import IDScan

struct AddressPartsTests {
    @Test(
        arguments: [
            ("51147 KÖLN\nHEIDESTRASSE 17", "HEIDESTRASSE", "17", "51147", "KÖLN"),
            ("51147 KÖLN\nHEIDESTRASSE 17 A", "HEIDESTRASSE", "17 A", "51147", "KÖLN"),
            ("AM ALTEN WEG 17a, 51147 KÖLN", "AM ALTEN WEG", "17a", "51147", "KÖLN"),
            ("D-10115 BERLIN\nUNTER DEN LINDEN 77-79", "UNTER DEN LINDEN", "77-79", "10115", "BERLIN"),
            ("12 RUE DE LA PAIX\n75002 PARIS", "RUE DE LA PAIX", "12", "75002", "PARIS"),
            ("1234 AB UTRECHT\nKERKSTRAAT 5", "KERKSTRAAT", "5", "1234 AB", "UTRECHT"),
            // Nothing tells the number from the rest: the street has all of it.
            ("10623 BERLIN\nSTRASSE DES 17. JUNI 135", "STRASSE DES 17. JUNI 135", nil, "10623", "BERLIN"),
            ("68159 MANNHEIM\nC 4", "C 4", nil, "68159", "MANNHEIM"),
            ("12345 ORT\nDORFPLATZ", "DORFPLATZ", nil, "12345", "ORT"),
            ("12345 ORT\nWEG 1 WOHNUNG 4", "WEG 1 WOHNUNG 4", nil, "12345", "ORT"),
            // Which line is the street?
            ("12345 ORT\nHINTERHAUS\nWEG 1", nil, nil, "12345", "ORT"), ("12345 ORT", nil, nil, "12345", "ORT"),
        ] as [(String, String?, String?, String, String)])
    func areThoseThatAreCertain(
        text: String, street: String?, houseNumber: String?, postalCode: String, city: String
    ) throws {
        let parts = try #require(PrintedAddress(text).flatMap(AddressParts.init))
        #expect(parts.street == street)
        #expect(parts.houseNumber == houseNumber)
        #expect(parts.postalCode == postalCode)
        #expect(parts.city == city)
    }

    @Test(arguments: ["KÖLN", "1 HIGH STREET\nLONDON SW1A 1AA", "SOMEWHERE 5"])
    func areNoneWithoutACity(text: String) throws {
        #expect(AddressParts(try #require(PrintedAddress(text))) == nil)
    }
}
