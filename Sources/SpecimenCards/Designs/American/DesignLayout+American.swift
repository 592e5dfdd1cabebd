import Drawing

/// AAMVA DL/ID Card Design Standard, 2020, annexes A and B: the codes before the elements, and the place of the barcode.
extension DesignLayout {
    static let usLicenceFront = DesignLayout(
        captionSize: 1.6, valueSize: 2.4, hues: [0.55, 0.62], portrait: Frame(x: 3.5, y: 13, width: 23, height: 30),
        signature: Position(6, 50),
        captions: [
            DesignCaption(.issuers(.title), x: 44, y: 6.6, width: 27, size: 1.7, isBold: true),
            DesignCaption(.issuers(.state), x: 74, y: 6.6, width: 9, size: 1.4, isBold: true),
            DesignCaption("4d DL", x: 29, y: 12.6, width: 8), DesignCaption("4b EXP", x: 60, y: 12.6, width: 7),
            DesignCaption("1 LN", x: 29, y: 16.8, width: 6), DesignCaption("2 FN", x: 29, y: 21, width: 6),
            DesignCaption("8", x: 29, y: 25.2, width: 3), DesignCaption("3 DOB", x: 29, y: 32.6, width: 8),
            DesignCaption("4a ISS", x: 60, y: 32.6, width: 7), DesignCaption("15 SEX", x: 29, y: 36.8, width: 8),
            DesignCaption("16 HGT", x: 44, y: 36.8, width: 8), DesignCaption("18 EYES", x: 64, y: 36.8, width: 8),
            DesignCaption("9 CLASS", x: 29, y: 41, width: 9), DesignCaption("9a END", x: 47, y: 41, width: 8),
            DesignCaption("12 REST", x: 65, y: 41, width: 9), DesignCaption("5 DD", x: 29, y: 45.2, width: 6),
        ],
        fields: [
            DesignField(.jurisdiction, x: 3.5, y: 7, width: 38, size: 1.5),
            DesignField(.documentNumber, x: 38, y: 12.6, width: 20),
            DesignField(.expiryDate, x: 68, y: 12.6, width: 15), DesignField(.surname, x: 35.5, y: 16.8, width: 46),
            DesignField(.givenNames, x: 35.5, y: 21, width: 46),
            DesignField(.address, x: 32, y: 25.2, width: 50),
            DesignField(.birthDate, x: 38, y: 32.6, width: 20), DesignField(.issueDate, x: 68, y: 32.6, width: 15),
            DesignField(.sex, x: 38, y: 36.8, width: 4), DesignField(.height, x: 53, y: 36.8, width: 10),
            DesignField(.eyeColour, x: 74, y: 36.8, width: 9), DesignField(.vehicleClass, x: 39.5, y: 41, width: 6),
            DesignField(.endorsements, x: 55.5, y: 41, width: 8), DesignField(.restrictions, x: 75, y: 41, width: 8),
            DesignField(.documentDiscriminator, x: 36, y: 45.2, width: 44, size: 0.9),
        ])

    static let usLicenceBack = DesignLayout(
        captionSize: 1.4, valueSize: 1.9, hues: [0.55, 0.62],
        barcode: Frame(x: 5.5, y: 31.5, width: 74.6, height: 15),
        captions: [
            DesignCaption("9 CLASS", x: 6, y: 6, width: 10), DesignCaption("9a ENDORSEMENTS", x: 6, y: 10, width: 18),
            DesignCaption("12 RESTRICTIONS", x: 6, y: 14, width: 18),
            DesignCaption("Class D: vehicles of 26,000 pounds or less", x: 6, y: 19, width: 40),
            DesignCaption("If found, drop in any mailbox. Postmaster: return to sender", x: 6, y: 22, width: 50),
            DesignCaption("5 DD", x: 6, y: 26, width: 8),
        ],
        fields: [
            DesignField(.vehicleClass, x: 26, y: 6, width: 10), DesignField(.endorsements, x: 26, y: 10, width: 20),
            DesignField(.restrictions, x: 26, y: 14, width: 20),
            DesignField(.documentDiscriminator, x: 15, y: 26, width: 50),
        ])
}
