import Testing

@testable import IDScan

@Suite struct LicenceElementsTests {
    @Test(arguments: [
        ("1.", "1", true), ("4b.", "4B", true), ("4c,", "4C", true), ("5", "5", true), ("2. ANNA", "2", false),
        ("1VARGA", "1", false), ("AC.", "4C", true), ("Aa. 21-01-2015", "4A", false),
    ])
    func findsTheNumberOfAnElement(text: String, code: String, isAlone: Bool) throws {
        let number = try #require(LicenceElements.number(in: text))
        #expect(number.code == code && number.isAlone == isAlone)
    }

    @Test(arguments: [
        "21-01-2015", "91694316-F", "4e.", "6.", "VARGA", "1a2B3C", "1ab", "14.01.2035", "AC", "AB C", "",
    ])
    func findsNoneInOtherTexts(text: String) {
        #expect(LicenceElements.number(in: text) == nil)
    }

    @Test(arguments: [
        (["1. VARGA", "3. 21-07-1967", "4a. 21-01-2015", "5. 91694316"], LicenceElements.Kind?.some(.european)),
        (["2. JANOS", "4a. 21-01-2015", "4b", "5."], .european),
        (["1. Milk", "2. Bread", "3. Salt", "4. Eggs", "5. Tea"], nil),
        (["1. VARGA", "4a. 21-01-2015", "5. 9169"], nil),
    ])
    func tellsALicenceByItsNumbers(lines: [String], kind: LicenceElements.Kind?) {
        #expect(LicenceElements.kind(of: lines.map(Array.init)) == kind)
    }

    /// Elements in the midst of a line, and words that are none.
    @Test(arguments: [
        ("4b EXP 02/01/2018 4a ISS 01/10/2013", LicenceElements.Kind.american, ["4b", "EXP", "4a", "ISS"]),
        ("16 HGT 5'-08 19 HAIR BRO", .american, ["16", "HGT", "19", "HAIR"]), ("8 HARVEST LN 123", .american, ["8"]),
        ("1 LN SAMPLE", .american, ["1", "LN"]), ("12 MAIN STREET 5 LOONLAKE", .american, ["12"]),
        ("4b. 13.09.2030 4d. 123456", .european, ["4b.", "4d."]), ("4a. 14.01.2015 4c PREFET", .european, ["4a."]),
    ])
    func findsElementsInTheMidstOfALine(text: String, kind: LicenceElements.Kind, elements: [String]) {
        let letters = Array(text)
        #expect(LicenceElements.matches(in: letters, of: kind).map { String(letters[$0.range]) } == elements)
    }
}
