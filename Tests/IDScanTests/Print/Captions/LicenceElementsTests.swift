import Testing

@testable import IDScan

@Suite struct LicenceElementsTests {
    @Test(arguments: [
        ("1.", "1", true), ("4b.", "4B", true), ("4c,", "4C", true), ("5", "5", true), ("2. ANNA", "2", false),
        ("1VARGA", "1", false),
    ])
    func findsTheNumberOfAnElement(text: String, code: String, isAlone: Bool) throws {
        let number = try #require(LicenceElements.number(in: text))
        #expect(number.code == code && number.isAlone == isAlone)
    }

    @Test(arguments: ["21-01-2015", "91694316-F", "4e.", "6.", "VARGA", "1a2B3C", "1ab", ""])
    func findsNoneInOtherTexts(text: String) {
        #expect(LicenceElements.number(in: text) == nil)
    }

    @Test(arguments: [
        (["1. VARGA", "3. 21-07-1967", "4a. 21-01-2015", "5. 91694316"], LicenceElements.Kind?.some(.european)),
        (["1. Milk", "2. Bread", "3. Salt", "4. Eggs", "5. Tea"], nil),
        (["1. VARGA", "4a. 21-01-2015", "5. 9169"], nil),
    ])
    func tellsALicenceByItsNumbers(lines: [String], kind: LicenceElements.Kind?) {
        #expect(LicenceElements.kind(of: lines.map(Array.init)) == kind)
    }
}
