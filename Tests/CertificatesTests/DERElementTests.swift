import Certificates
import Testing

struct DERElementTests {
    /// X.690, 8.19.5, and identifiers in use.
    @Test(arguments: [
        ("0603883703", "2.999.3"), ("0603550406", "2.5.4.6"), ("06082A8648CE3D040302", "1.2.840.10045.4.3.2"),
        ("06052B8104000A", "1.3.132.0.10"), ("060104", "0.4"),
    ])
    func readsObjectIdentifiers(_ digits: String, _ text: String) throws {
        var reader = DERReader(bytes(ofDigits: digits)[...])
        #expect(try reader.next().objectIdentifier == text)
    }

    @Test(arguments: ["0600", "060181", "060A81FFFFFFFFFFFFFFFF7F", "0201 05"])
    func refusesOtherIdentifiers(_ digits: String) throws {
        var reader = DERReader(bytes(ofDigits: digits)[...])
        #expect(try reader.next().objectIdentifier == nil)
    }

    @Test(arguments: [("1403E4F6FC", "äöü"), ("1E0400C400D6", "ÄÖ"), ("1E03004100", "A"), ("0C02C3A4", "ä")])
    func readsText(_ digits: String, _ text: String) throws {
        var reader = DERReader(bytes(ofDigits: digits)[...])
        #expect(try reader.next().text == text)
    }

    @Test func readsUnknownLengths() throws {
        let element = try DERReader.only(
            DERTag.sequence, in: bytes(ofDigits: "3080 0201 05 3080 0201 06 0000 0000")[...])
        #expect(try element.children().map(\.tag) == [DERTag.integer, DERTag.sequence])
    }

    @Test(arguments: [
        "", "30", "3001", "3080", "308002", "0280 0000", "1F81 0100", "3085 0000000000", "3084 FFFFFFFF",
        String(repeating: "3080", count: 40) + String(repeating: "0000", count: 40),
    ])
    func refusesWhatIsNone(_ digits: String) {
        #expect(throws: DERError()) {
            var reader = DERReader(bytes(ofDigits: digits)[...])
            return try reader.next()
        }
    }
}
