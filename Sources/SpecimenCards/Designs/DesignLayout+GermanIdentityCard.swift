import Drawing

extension DesignLayout {
    static let germanIdentityCard2010Front = DesignLayout(
        captionSize: 1.3, valueSize: 2.6, hues: [0.47, 0.56], portrait: Frame(x: 4, y: 12, width: 26, height: 33.5),
        signature: Position(36, 52),
        captions: [
            DesignCaption("BUNDESREPUBLIK DEUTSCHLAND", x: 4, y: 5, width: 48, size: 1.55, isBold: true),
            DesignCaption(
                "FEDERAL REPUBLIC OF GERMANY / RÉPUBLIQUE FÉDÉRALE D’ALLEMAGNE", x: 4, y: 7, width: 48, size: 0.85),
            DesignCaption("PERSONALAUSWEIS", x: 4, y: 10.3, width: 24, size: 1.55, isBold: true),
            DesignCaption("IDENTITY CARD / CARTE D’IDENTITÉ", x: 28.5, y: 10.3, width: 30),
            DesignCaption("Name/Surname/Nom", x: 33, y: 13.25, width: 48),
            DesignCaption("Vornamen/Given names/Prénoms", x: 33, y: 22.55, width: 48),
            DesignCaption("Geburtstag/Date of birth/Date de naissance", x: 33, y: 28.65, width: 25),
            DesignCaption("Staatsangehörigkeit/Nationality/Nationalité", x: 59, y: 28.65, width: 24),
            DesignCaption("Geburtsort/Place of birth/Lieu de naissance", x: 33, y: 34.75, width: 48),
            DesignCaption("Gültig bis/Date of expiry/Date d’expiration", x: 33, y: 40.85, width: 26),
            DesignCaption(
                "Unterschrift der Inhaberin/des Inhabers/Signature of bearer/Signature de la titulaire/du titulaire",
                x: 33, y: 46.65, width: 34, size: 0.75),
        ],
        fields: [
            DesignField(.documentNumber, x: 62, y: 9.6, width: 21, size: 1.25),
            DesignField(.surname, x: 33, y: 16.7, width: 49),
            DesignField(.birthName, x: 33, y: 19.8, width: 49, prefix: "GEB. "),
            DesignField(.givenNames, x: 33, y: 26, width: 49),
            DesignField(.birthDate, x: 33, y: 32.1, width: 25),
            DesignField(.nationality, x: 59, y: 32.1, width: 23),
            DesignField(.birthPlace, x: 33, y: 38.2, width: 49),
            DesignField(.expiryDate, x: 33, y: 44.3, width: 26),
            DesignField(.accessNumber, x: 70, y: 51, width: 13, size: 1.15),
        ])

    static let germanIdentityCard2010Back = DesignLayout(
        captionSize: 1.3, valueSize: 2.5, hues: [0.47, 0.56],
        captions: [
            DesignCaption("Anschrift/Address/Adresse", x: 4, y: 4.25, width: 40),
            DesignCaption("Augenfarbe/Colour of eyes/Couleur des yeux", x: 47, y: 4.25, width: 35),
            DesignCaption("Größe/Height/Taille", x: 47, y: 10.45, width: 35),
            DesignCaption("Datum/Date/Date", x: 4, y: 16.65, width: 20),
            DesignCaption("Behörde/Authority/Autorité", x: 4, y: 22.85, width: 38),
            DesignCaption(
                "Ordens- oder Künstlername/Religious name or pseudonym", x: 47, y: 22.85,
                width: 35),
        ],
        fields: [
            DesignField(.address, x: 4, y: 7.6, width: 41).withLines(apart: 3.1),
            DesignField(.eyeColour, x: 47, y: 7.6, width: 35),
            DesignField(.height, x: 47, y: 13.8, width: 35),
            DesignField(.issueDate, x: 4, y: 20, width: 25),
            DesignField(.authority, x: 4, y: 26.2, width: 40),
            DesignField(.religiousName, x: 47, y: 26.2, width: 35),
        ])

    static let germanIdentityCard2021Front = DesignLayout(
        captionSize: 1.25, valueSize: 2.5, hues: [0.5, 0.6], portrait: Frame(x: 4, y: 13.5, width: 27, height: 34.5),
        flag: Frame(x: 4, y: 3, width: 9, height: 6.2), signature: Position(37, 52.2),
        captions: [
            DesignCaption("BUNDESREPUBLIK DEUTSCHLAND", x: 14.6, y: 5.2, width: 44, size: 1.5, isBold: true),
            DesignCaption(
                "FEDERAL REPUBLIC OF GERMANY / RÉPUBLIQUE FÉDÉRALE D’ALLEMAGNE", x: 14.6, y: 7.1, width: 44, size: 0.8),
            DesignCaption("PERSONALAUSWEIS", x: 14.6, y: 10.4, width: 22, size: 1.5, isBold: true),
            DesignCaption("IDENTITY CARD / CARTE D’IDENTITÉ", x: 37.5, y: 10.4, width: 23),
            DesignCaption(
                "[a] Name/Surname/Nom [b] Geburtsname/Name at birth/Nom de naissance", x: 34, y: 14.05, width: 49),
            DesignCaption("Vornamen/Given names/Prénoms", x: 34, y: 23.25, width: 48),
            DesignCaption("Geburtstag/Date of birth/Date de naissance", x: 34, y: 29.25, width: 24),
            DesignCaption("Staatsangehörigkeit/Nationality/Nationalité", x: 60, y: 29.25, width: 23),
            DesignCaption("Geburtsort/Place of birth/Lieu de naissance", x: 34, y: 35.25, width: 48),
            DesignCaption("Gültig bis/Date of expiry/Date d’expiration", x: 34, y: 41.25, width: 24),
            DesignCaption(
                "Unterschrift/Signature of bearer/Signature de la titulaire", x: 34, y: 46.85, width: 26, size: 0.75),
        ],
        fields: [
            DesignField(.documentNumber, x: 62.5, y: 8.6, width: 20, size: 1.2),
            DesignField(.surname, x: 34, y: 17.4, width: 48, prefix: "[a] "),
            DesignField(.birthName, x: 34, y: 20.4, width: 48, prefix: "[b] "),
            DesignField(.givenNames, x: 34, y: 26.6, width: 48),
            DesignField(.birthDate, x: 34, y: 32.6, width: 24),
            DesignField(.nationality, x: 60, y: 32.6, width: 22),
            DesignField(.birthPlace, x: 34, y: 38.6, width: 48),
            DesignField(.expiryDate, x: 34, y: 44.6, width: 24),
            DesignField(.accessNumber, x: 69, y: 44.6, width: 13, size: 1.1),
        ])

    static let germanIdentityCard2021Back = DesignLayout(
        captionSize: 1.25, valueSize: 2.4, hues: [0.5, 0.6],
        captions: [
            DesignCaption("Augenfarbe/Colour of eyes/Couleur des yeux", x: 20, y: 4.05, width: 26),
            DesignCaption("Größe/Height/Taille", x: 20, y: 10.05, width: 26),
            DesignCaption("Datum/Date/Date", x: 20, y: 16.05, width: 26),
            DesignCaption("Behörde/Authority/Autorité", x: 20, y: 22.05, width: 30),
            DesignCaption("Anschrift/Address/Adresse", x: 52, y: 4.05, width: 30),
            DesignCaption(
                "Ordens- oder Künstlername/Religious name or pseudonym", x: 52, y: 22.05,
                width: 31),
        ],
        fields: [
            DesignField(.eyeColour, x: 20, y: 7.4, width: 26),
            DesignField(.height, x: 20, y: 13.4, width: 26),
            DesignField(.issueDate, x: 20, y: 19.4, width: 26),
            DesignField(.authority, x: 20, y: 25.4, width: 30),
            DesignField(.address, x: 52, y: 7.4, width: 31),
            DesignField(.religiousName, x: 52, y: 25.4, width: 31),
        ])
}
