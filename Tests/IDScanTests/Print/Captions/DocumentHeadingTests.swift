import Testing

@testable import IDScan

/// The type of a document, by its headings.
@Suite struct DocumentHeadingTests {
    @Test(
        arguments: [
            (["REPUBLIC OF BULGARIA", "IDENTITY CARD"], DocumentType.identityCard, "BGR", nil),
            (["Republika Slovenija", "OSEBNA IZKAZNICA"], .identityCard, "SVN", nil),
            (["Bundesrepublik Deutschland", "REISEPASS PASSPORT PASSEPORT"], .passport, "D", nil),
            (["California USA", "DRIVER LICENSE", "DL I1234568", "DOB 08/31/1977"], .drivingLicence, "USA", "US-CA"),
            (["JIMUHA KAPTA /ioENTTY CARB"], .identityCard, nil, nil), (["DRlVlNG LlCENCF"], .drivingLicence, nil, nil),
            (["INDEMNITY CARDS", "IDENTICAL"], nil, nil, nil), (["Washington Street 5", "a letter"], nil, nil, nil),
            ([], nil, nil, nil),
        ] as [([String], DocumentType?, String?, String?)])
    func tellsWhatItIs(lines: [String], type: DocumentType?, state: String?, jurisdiction: String?) {
        let card = PrintedCard(lines.enumerated().map { (100, 40 * Double($0) + 20, 20, $1) })
        let heading = DocumentHeading(of: card.print, by: .builtIn)
        #expect(heading.type == type && heading.state?.code == state && heading.jurisdiction?.code == jurisdiction)
    }
}
