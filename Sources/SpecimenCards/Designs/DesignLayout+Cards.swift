import Drawing

extension DesignLayout {
    /// Regulation 1030/2002 as amended by 2017/1954; the captions are those of the State and English ones.
    static let residencePermitFront = DesignLayout(
        captionSize: 1.2, valueSize: 2.5, hues: [0.52, 0.33], portrait: Frame(x: 4, y: 12, width: 26.5, height: 34),
        flag: Frame(x: 4, y: 3, width: 9, height: 6.2), signature: Position(8, 51.5),
        captions: [
            DesignCaption(.issuers(.title), x: 15, y: 6.6, width: 42, size: 2.1, isBold: true),
            DesignCaption(.issuers(.state), x: 15, y: 9.4, width: 42),
            DesignCaption(.issuers(.names), x: 33, y: 13.05, width: 48),
            DesignCaption(.issuers(.sex), x: 33, y: 22.45, width: 12),
            DesignCaption(.issuers(.nationality), x: 46, y: 22.45, width: 16),
            DesignCaption(.issuers(.birthDate), x: 63.5, y: 22.45, width: 19.5),
            DesignCaption(.issuers(.permitType), x: 33, y: 28.55, width: 48),
            DesignCaption(.issuers(.expiryDate), x: 33, y: 34.65, width: 30),
            DesignCaption(.issuers(.remarks), x: 33, y: 40.75, width: 30),
        ],
        fields: [
            DesignField(.documentNumber, x: 62, y: 7.6, width: 21, size: 1.2),
            DesignField(.surname, x: 33, y: 16.5, width: 49),
            DesignField(.givenNames, x: 33, y: 19.6, width: 49),
            DesignField(.sex, x: 33, y: 25.9, width: 8),
            DesignField(.nationality, x: 46, y: 25.9, width: 14),
            DesignField(.birthDate, x: 63.5, y: 25.9, width: 19),
            DesignField(.permitType, x: 33, y: 32, width: 49),
            DesignField(.expiryDate, x: 33, y: 38.1, width: 24),
            DesignField(.remarks, x: 33, y: 44.2, width: 49),
            DesignField(.accessNumber, x: 71, y: 51, width: 12, size: 1.1),
        ])

    static let residencePermitBack = DesignLayout(
        captionSize: 1.2, valueSize: 2.4, hues: [0.52, 0.33],
        captions: [
            DesignCaption(.issuers(.birthPlace), x: 22, y: 4.25, width: 40),
            DesignCaption(.issuers(.issueDate), x: 22, y: 10.25, width: 26),
            DesignCaption(.issuers(.authority), x: 50, y: 10.25, width: 33),
            DesignCaption(.issuers(.address), x: 22, y: 16.25, width: 40),
        ],
        fields: [
            DesignField(.birthPlace, x: 22, y: 7.6, width: 60),
            DesignField(.issueDate, x: 22, y: 13.6, width: 24),
            DesignField(.authority, x: 50, y: 13.6, width: 33),
            DesignField(.address, x: 22, y: 19.6, width: 60).withLines(apart: 2.9),
        ])

    /// Directive 2006/126, Annex I: the fields have numbers for captions.
    static let drivingLicenceFront = DesignLayout(
        captionSize: 1.9, valueSize: 2.4, hues: [0.9, 0.98], portrait: Frame(x: 3.5, y: 14, width: 23, height: 30),
        flag: Frame(x: 3.5, y: 3, width: 9.5, height: 6.6), signature: Position(34, 45.6),
        captions: [
            DesignCaption(.issuers(.title), x: 15, y: 6.8, width: 42, size: 1.7, isBold: true),
            DesignCaption(.issuers(.state), x: 59, y: 6.8, width: 24, size: 0.85, isBold: true),
            DesignCaption(
                "Führerschein Permis de conduire Driving licence Patente di guida Rijbewijs Körkort Prawo jazdy",
                x: 15, y: 9.3, width: 68, size: 0.52),
            DesignCaption("1.", x: 29, y: 14.6, width: 4),
            DesignCaption("2.", x: 29, y: 18.4, width: 4),
            DesignCaption("3.", x: 29, y: 22.2, width: 4),
            DesignCaption("4a.", x: 29, y: 26, width: 4.5),
            DesignCaption("4c.", x: 54, y: 26, width: 4.5),
            DesignCaption("4b.", x: 29, y: 29.8, width: 4.5),
            DesignCaption("4d.", x: 54, y: 29.8, width: 4.5),
            DesignCaption("5.", x: 29, y: 33.6, width: 4),
            DesignCaption("8.", x: 29, y: 37.4, width: 4),
            DesignCaption("7.", x: 29, y: 43.6, width: 4),
            DesignCaption("9.", x: 29, y: 50.4, width: 4),
        ],
        fields: [
            DesignField(.surname, x: 34, y: 14.6, width: 48),
            DesignField(.givenNames, x: 34, y: 18.4, width: 48),
            DesignField(.birthDate, x: 34, y: 22.2, width: 19),
            DesignField(.birthPlace, x: 34, y: 22.2, width: 28).following(.birthDate),
            DesignField(.issueDate, x: 34, y: 26, width: 19),
            DesignField(.authority, x: 59, y: 26, width: 24),
            DesignField(.expiryDate, x: 34, y: 29.8, width: 19),
            DesignField(.personalNumber, x: 59, y: 29.8, width: 24),
            DesignField(.documentNumber, x: 34, y: 33.6, width: 40),
            DesignField(.address, x: 34, y: 37.4, width: 48),
            DesignField(.categories, x: 34, y: 50.4, width: 48),
        ])
}
