extension Layout {
    /// Cards of size 1 (Doc 9303-5, 4.2.2 and 4.2.4).
    static let td1 = Layout(
        .td1, lineLengths: [30, 30, 30], firstCharacter: .letters,
        fields: [
            FieldLayout(.documentCode, line: 0, columns: 0..<2, .all),
            FieldLayout(.issuingState, line: 0, columns: 2..<5, [.letters, .filler], .state),
            FieldLayout(.documentNumber, line: 0, columns: 5..<14, .all),
            FieldLayout(.optionalData1, line: 0, columns: 15..<30, .all),
            FieldLayout(.birthDate, line: 1, columns: 0..<6, [.digits, .filler], .date(.past)),
            FieldLayout(.sex, line: 1, columns: 7..<8, .sex),
            FieldLayout(.expiryDate, line: 1, columns: 8..<14, [.digits, .filler], .date(.nearPresent)),
            FieldLayout(.nationality, line: 1, columns: 15..<18, [.letters, .filler], .state),
            FieldLayout(.optionalData2, line: 1, columns: 18..<29, .all),
            FieldLayout(.surname, line: 2, columns: 0..<30, [.letters, .filler], .names),
        ],
        checkDigits: [
            CheckDigitLayout(
                .documentNumber, line: 0, column: 14, over: [ZoneSegment(line: 0, columns: 5..<14)],
                continuation: ZoneSegment(line: 0, columns: 15..<30)),
            CheckDigitLayout(.birthDate, line: 1, column: 6, over: [ZoneSegment(line: 1, columns: 0..<6)]),
            CheckDigitLayout(.expiryDate, line: 1, column: 14, over: [ZoneSegment(line: 1, columns: 8..<14)]),
            CheckDigitLayout(
                .composite, line: 1, column: 29,
                over: [
                    ZoneSegment(line: 0, columns: 5..<30), ZoneSegment(line: 1, columns: 0..<7),
                    ZoneSegment(line: 1, columns: 8..<15), ZoneSegment(line: 1, columns: 18..<29),
                ]),
        ])

    /// Cards of size 2 (Doc 9303-6, 4.2.2 and 4.2.4).
    static let td2 = Layout(
        .td2, lineLengths: [36, 36], firstCharacter: .firstLetterExceptOnVisas,
        fields: upperLine(names: 5..<36) + lowerLine() + [
            FieldLayout(.optionalData1, line: 1, columns: 28..<35, .all)
        ],
        checkDigits: lowerLineCheckDigits(continuation: ZoneSegment(line: 1, columns: 28..<35)) + [
            composite(upTo: 35)
        ])

    /// Passports (Doc 9303-4, 4.2.2 and 4.2.4).
    static let td3 = Layout(
        .td3, lineLengths: [44, 44], firstCharacter: .firstLetterExceptOnVisas,
        fields: upperLine(code: [.letters, .filler], names: 5..<44) + lowerLine() + [
            FieldLayout(.personalNumber, line: 1, columns: 28..<42, .all)
        ],
        checkDigits: lowerLineCheckDigits() + [personalNumberCheckDigit, composite(upTo: 43)])

    /// Visas of the large size (Doc 9303-7, 4.2.2); they print no composite.
    static let mrva = Layout(
        .mrva, lineLengths: [44, 44], prefix: "V",
        fields: upperLine(names: 5..<44) + lowerLine() + [
            FieldLayout(.optionalData1, line: 1, columns: 28..<44, .all)
        ],
        checkDigits: lowerLineCheckDigits())

    /// Visas of the small size (Doc 9303-7, 7.2.2); they print no composite.
    static let mrvb = Layout(
        .mrvb, lineLengths: [36, 36], prefix: "V",
        fields: upperLine(names: 5..<36) + lowerLine() + [
            FieldLayout(.optionalData1, line: 1, columns: 28..<36, .all)
        ],
        checkDigits: lowerLineCheckDigits())

    /// The upper line that all formats of two lines share.
    static func upperLine(
        code: CharacterClass = .all, names: Range<Int>, nameCharacters: CharacterClass = [.letters, .filler]
    ) -> [FieldLayout] {
        [
            FieldLayout(.documentCode, line: 0, columns: 0..<2, code),
            FieldLayout(.issuingState, line: 0, columns: 2..<5, [.letters, .filler], .state),
            FieldLayout(.surname, line: 0, columns: names, nameCharacters, .names),
        ]
    }

    /// The lower line that all formats of two lines share, up to the optional data.
    static func lowerLine() -> [FieldLayout] {
        [
            FieldLayout(.documentNumber, line: 1, columns: 0..<9, .all),
            FieldLayout(.nationality, line: 1, columns: 10..<13, [.letters, .filler], .state),
            FieldLayout(.birthDate, line: 1, columns: 13..<19, [.digits, .filler], .date(.past)),
            FieldLayout(.sex, line: 1, columns: 20..<21, .sex),
            FieldLayout(.expiryDate, line: 1, columns: 21..<27, [.digits, .filler], .date(.nearPresent)),
        ]
    }

    /// The three check digits that all formats of two lines share.
    static func lowerLineCheckDigits(
        continuation: ZoneSegment? = nil, allowsFillerOverEmptyExpiry: Bool = false
    ) -> [CheckDigitLayout] {
        [
            CheckDigitLayout(
                .documentNumber, line: 1, column: 9, over: [ZoneSegment(line: 1, columns: 0..<9)],
                continuation: continuation),
            CheckDigitLayout(.birthDate, line: 1, column: 19, over: [ZoneSegment(line: 1, columns: 13..<19)]),
            CheckDigitLayout(
                .expiryDate, line: 1, column: 27, over: [ZoneSegment(line: 1, columns: 21..<27)],
                allowsFillerOverEmptyField: allowsFillerOverEmptyExpiry),
        ]
    }

    /// The check digit of a passport's personal number; `<` or `0` if there is none.
    static let personalNumberCheckDigit = CheckDigitLayout(
        .personalNumber, line: 1, column: 42, over: [ZoneSegment(line: 1, columns: 28..<42)],
        allowsFillerOverEmptyField: true)

    /// The composite at the end of the lower line: everything in it but nationality and sex.
    static func composite(upTo column: Int) -> CheckDigitLayout {
        CheckDigitLayout(
            .composite, line: 1, column: column,
            over: [
                ZoneSegment(line: 1, columns: 0..<10), ZoneSegment(line: 1, columns: 13..<20),
                ZoneSegment(line: 1, columns: 21..<column),
            ])
    }
}

extension CharacterClass {
    /// The characters that the field for sex may hold (Doc 9303-4, note p).
    static let sex: CharacterClass = [CharacterClass(of: "FM"), .filler]
    /// The first letters of a passport or a card: `V` belongs to visas.
    static let firstLetterExceptOnVisas = CharacterClass.letters.subtracting(CharacterClass(of: "V"))
}
