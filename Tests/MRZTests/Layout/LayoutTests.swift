import MRZ
import Testing

@Suite struct LayoutTests {
    @Test(arguments: Format.allCases)
    func placesEveryFieldInsideTheZone(format: Format) {
        let layout = Layout.of(format)
        let segments =
            layout.fields.map(\.segment) + layout.checkDigits.map(\.segment) + layout.checkDigits.flatMap(\.covered)
        #expect(layout.format == format)
        #expect(layout.characterCount == layout.lineLengths.reduce(0, +))
        for segment in segments {
            #expect(layout.lineLengths.indices.contains(segment.line))
            #expect(!segment.columns.isEmpty)
            #expect(segment.columns.upperBound <= layout.lineLengths[segment.line])
        }
    }

    @Test(arguments: Format.allCases)
    func protectsWhatCheckDigitsCover(format: Format) {
        let layout = Layout.of(format)
        for (line, length) in layout.lineLengths.enumerated() {
            for column in 0..<length {
                let isCovered = layout.checkDigits.contains { checkDigit in
                    (checkDigit.covered + [checkDigit.segment])
                        .contains { $0.line == line && $0.columns.contains(column) }
                }
                #expect(layout.isProtected(line: line, column: column) == isCovered)
            }
        }
    }

    @Test func countsTheProtectedCharactersOfThePassport() {
        let layout = Layout.of(.td3)
        let protected = (0..<44).filter { layout.isProtected(line: 1, column: $0) }
        #expect(protected == Array(0..<10) + Array(13..<20) + Array(21..<44))
        #expect(!(0..<44).contains { layout.isProtected(line: 0, column: $0) })
    }

    @Test(
        arguments: [
            (Format.td3, 0, 0, "ABCDEFGHIJKLMNOPQRSTUWXYZ"), (.mrva, 0, 0, "V"), (.td3, 1, 9, "0123456789"),
            (.td1, 0, 14, "0123456789<"), (.td3, 1, 42, "0123456789<"), (.td3, 1, 20, "FM<"),
            (.frenchIdentityCard, 0, 3, "R"), (.swissDrivingLicence, 1, 17, "<"), (.td1, 1, 13, "0123456789<"),
        ])
    func allowsCharactersByPlace(format: Format, line: Int, column: Int, characters: String) {
        let allowed = Layout.of(format).allowedCharacters(line: line, column: column)
        #expect(allowed.characters.sorted() == characters.utf8.sorted())
    }

    @Test func allowsDigitsInRussianNamesOnly() {
        #expect(Layout.of(.russianInternalPassport).allowedCharacters(line: 0, column: 20) == .all)
        #expect(Layout.of(.td3).allowedCharacters(line: 0, column: 20) == [.letters, .filler])
    }

    @Test func findsGivenNamesWhereTheyShareAField() {
        #expect(Layout.of(.td3).field(.givenNames)?.segment == ZoneSegment(line: 0, columns: 5..<44))
        #expect(Layout.of(.frenchIdentityCard).field(.givenNames)?.segment == ZoneSegment(line: 1, columns: 13..<27))
        #expect(Layout.of(.td3).field(.issueDate) == nil)
    }

    @Test func printsNoCompositeOnVisas() {
        #expect(Layout.of(.mrva).checkDigit(for: .composite) == nil)
        #expect(Layout.of(.mrvb).checkDigit(for: .composite) == nil)
    }
}
