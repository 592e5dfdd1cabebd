extension VisibleDigitalSeal {
    /// The types of documents by feature definition and category (Doc 9303-13; BSI TR-03137-1; BSI TR-03171).
    static let documents = [
        DocumentRow(
            0x5D01, "visa",
            [
                FieldRow(0x01, "zone", .mrvA, 48...48, optional: true),
                FieldRow(0x02, "zone", .mrvB, 44...44, optional: true),
                FieldRow(0x03, "numberOfEntries", .number, 1...1, optional: true),
                FieldRow(0x04, "durationOfStay", .duration, 3...3), FieldRow(0x05, "passportNumber", .c40, 6...6),
                FieldRow(0x06, "visaType", .bytes, 1...4, optional: true),
                FieldRow(0x07, "additionalFeature", .bytes, 0...254, optional: true),
            ]),
        DocumentRow(0x5E03, "emergencyTravelDocument", [FieldRow(0x02, "zone", .td2, 48...48)]),
        DocumentRow(
            0xFD02, "arrivalAttestation", [FieldRow(0x02, "zone", .td2, 48...48), FieldRow(0x03, "azr", .c40, 8...8)]),
        DocumentRow(
            0xFB06, "residencePermit",
            [FieldRow(0x02, "zone", .td2, 48...48), FieldRow(0x03, "passportNumber", .c40, 6...6)]),
        DocumentRow(
            0xFA06, "supplementarySheet",
            [FieldRow(0x04, "zone", .td2, 48...48), FieldRow(0x05, "sheetNumber", .c40, 6...6)]),
        DocumentRow(
            0xFC04, "socialInsuranceCard",
            [
                FieldRow(0x01, "socialInsuranceNumber", .c40, 8...8), FieldRow(0x02, "surname", .text, 1...90),
                FieldRow(0x03, "firstName", .text, 1...90),
                FieldRow(0x04, "birthName", .text, 1...90, optional: true),
            ]),
        DocumentRow(0xF908, "addressStickerIdentityCard", addressSticker),
        DocumentRow(0xF90C, "addressStickerResidencePermit", addressSticker),
        DocumentRow(
            0xF80A, "addressStickerPassport", addressNumbers + [FieldRow(0x03, "postalCode", .c40, 4...4)]),
        DocumentRow(
            0x01C8, "administrativeDocument",
            [profile, FieldRow(0x01, "validityDates", .text, 1...17, optional: true)]),
        DocumentRow(
            0x01C9, "administrativeDocument",
            [
                profile, FieldRow(0x01, "validFrom", .digits, 8...8, optional: true),
                FieldRow(0x02, "validUntil", .digits, 8...8, optional: true),
                FieldRow(0x03, "profileURI", .text, 1...255), FieldRow(0x04, "certificateURI", .text, 1...255),
                FieldRow(0x05, "statusURI", .text, 1...255, optional: true),
                FieldRow(0x06, "statusListIndex", .number, 1...4, optional: true),
            ]),
    ]

    private static let addressNumbers = [
        FieldRow(0x01, "documentNumber", .c40, 6...6), FieldRow(0x02, "municipalityKey", .c40, 6...6),
    ]
    private static let addressSticker = addressNumbers + [FieldRow(0x03, "address", .c40, 6...18)]
    private static let profile = FieldRow(0x00, "profile", .bytes, 16...16)

    /// The profiles of administrative documents by their number (BSI TR-03171).
    static let profiles: [String: (name: String, fields: [FieldRow])] = [
        "9A4223406D374EF99E2CF95E31A23846": (
            "registrationCertificate",
            [
                FieldRow(0x04, "surname", .text, 1...255),
                FieldRow(0x05, "academicDegree", .text, 1...255, optional: true),
                FieldRow(0x06, "firstName", .text, 1...255),
                FieldRow(0x07, "commonFirstName", .text, 1...255, optional: true),
                FieldRow(0x08, "birthDate", .text, 1...255, optional: true),
                FieldRow(0x09, "street", .text, 1...255), FieldRow(0x0A, "houseNumber", .text, 1...10),
                FieldRow(0x0B, "postalCode", .text, 5...5), FieldRow(0x0C, "city", .text, 1...255),
                FieldRow(0x0D, "movingDate", .digits, 8...8), FieldRow(0x0E, "housingStatus", .number, 1...1),
                FieldRow(0x0F, "notificationDate", .digits, 8...8),
            ]
        )
    ]
}
