extension Layout {
    /// The French identity card of 1988 to 2021: the only zone whose composite covers the surname.
    static let frenchIdentityCard = Layout(
        .frenchIdentityCard, lineLengths: [36, 36], prefix: "IDFRA",
        fields: [
            FieldLayout(.documentCode, line: 0, columns: 0..<2, .letters),
            FieldLayout(.issuingState, line: 0, columns: 2..<5, .letters, .state),
            FieldLayout(.surname, line: 0, columns: 5..<30, [.letters, .filler], .identifier),
            FieldLayout(.issuingOffice, line: 0, columns: 30..<36, .all),
            FieldLayout(.documentNumber, line: 1, columns: 0..<12, .all),
            FieldLayout(.issueDate, line: 1, columns: 0..<4, .digits, .date(.past)),
            FieldLayout(.givenNames, line: 1, columns: 13..<27, [.letters, .filler], .identifier),
            FieldLayout(.birthDate, line: 1, columns: 27..<33, [.digits, .filler], .date(.past)),
            FieldLayout(.sex, line: 1, columns: 34..<35, .sex),
        ],
        checkDigits: [
            CheckDigitLayout(.documentNumber, line: 1, column: 12, over: [ZoneSegment(line: 1, columns: 0..<12)]),
            CheckDigitLayout(.birthDate, line: 1, column: 33, over: [ZoneSegment(line: 1, columns: 27..<33)]),
            CheckDigitLayout(
                .composite, line: 1, column: 35,
                over: [ZoneSegment(line: 0, columns: 0..<36), ZoneSegment(line: 1, columns: 0..<35)]),
        ])

    /// The French driving licence: the digit of its number also covers code and country.
    static let frenchDrivingLicence = Layout(
        .frenchDrivingLicence, lineLengths: [30], prefix: "D1FRA",
        fields: [
            FieldLayout(.documentCode, line: 0, columns: 0..<2, .all),
            FieldLayout(.issuingState, line: 0, columns: 2..<5, .letters, .state),
            FieldLayout(.documentNumber, line: 0, columns: 5..<14, .all),
            FieldLayout(.expiryDate, line: 0, columns: 15..<21, [.digits, .filler], .date(.nearPresent)),
            FieldLayout(.surname, line: 0, columns: 21..<29, [.letters, .filler], .identifier),
        ],
        checkDigits: [
            CheckDigitLayout(.documentNumber, line: 0, column: 14, over: [ZoneSegment(line: 0, columns: 0..<14)]),
            CheckDigitLayout(.composite, line: 0, column: 29, over: [ZoneSegment(line: 0, columns: 0..<29)]),
        ])

    /// The Dutch driving licence: neither a name nor a date; the part behind the number is not published.
    static let dutchDrivingLicence = Layout(
        .dutchDrivingLicence, lineLengths: [30], prefix: "D1NLD",
        fields: [
            FieldLayout(.documentCode, line: 0, columns: 0..<2, .all),
            FieldLayout(.issuingState, line: 0, columns: 2..<5, .letters, .state),
            FieldLayout(.version, line: 0, columns: 5..<6, .digits),
            FieldLayout(.documentNumber, line: 0, columns: 6..<16, .digits),
            FieldLayout(.optionalData1, line: 0, columns: 16..<29, .all),
        ],
        checkDigits: [
            CheckDigitLayout(.composite, line: 0, column: 29, over: [ZoneSegment(line: 0, columns: 0..<29)])
        ])

    /// The driving licence of Switzerland and Liechtenstein: no check digit, no expiry, no sex.
    static let swissDrivingLicence = Layout(
        .swissDrivingLicence, lineLengths: [9, 30, 30],
        fields: [
            FieldLayout(.documentNumber, line: 0, columns: 0..<6, .all),
            FieldLayout(.language, line: 0, columns: 6..<7, .letters),
            FieldLayout(.documentCode, line: 1, columns: 0..<2, .letters),
            FieldLayout(.issuingState, line: 1, columns: 2..<5, .letters, .state),
            FieldLayout(.personalNumber, line: 1, columns: 5..<14, .all),
            FieldLayout(.version, line: 1, columns: 14..<17, .all),
            FieldLayout(.birthDate, line: 1, columns: 19..<25, [.digits, .filler], .date(.past)),
            FieldLayout(.surname, line: 2, columns: 0..<30, [.letters, .filler], .names),
        ])

    /// The Russian internal passport: a passport with Cyrillic letters written as digits in names, and no expiry.
    static let russianInternalPassport = Layout(
        .russianInternalPassport, lineLengths: [44, 44], prefix: "PNRUS",
        fields: upperLine(names: 5..<44, nameCharacters: .all) + lowerLine() + [
            FieldLayout(.personalNumber, line: 1, columns: 28..<42, .all),
            FieldLayout(.issueDate, line: 1, columns: 29..<35, [.digits, .filler], .date(.past)),
            FieldLayout(.issuingOffice, line: 1, columns: 35..<41, .all),
        ],
        checkDigits: lowerLineCheckDigits(allowsFillerOverEmptyExpiry: true) + [
            personalNumberCheckDigit, composite(upTo: 43),
        ])
}
