extension BarcodeSeal {
    /// The messages of the ICAO Datastructure for Barcode, and from 0x80 on those of Germany (BSI TR-03137).
    static let messages = [
        FieldRow(
            0x01, "visa",
            .fields([
                FieldRow(0x01, "zone", .mrvA, 48...48, optional: true),
                FieldRow(0x02, "zone", .mrvB, 44...44, optional: true),
                FieldRow(0x03, "numberOfEntries", .number, 1...1), FieldRow(0x04, "durationOfStay", .duration, 3...3),
                FieldRow(0x05, "passportNumber", .c40, 6...6),
                FieldRow(0x06, "visaType", .bytes, 1...4, optional: true),
                FieldRow(0x07, "additionalFeature", .bytes, 0...254, optional: true),
            ]), 62...328, optional: true),
        FieldRow(
            0x02, "emergencyTravelDocument", .fields([FieldRow(0x02, "zone", .td2, 48...48)]), 50...50, optional: true),
        FieldRow(0x03, "proofOfTesting", .fields(testing), 68...659, optional: true),
        FieldRow(0x04, "proofOfVaccination", .fields(vaccination), 57...951, optional: true),
        FieldRow(0x05, "proofOfRecovery", .fields(recovery), 46...108, optional: true),
        FieldRow(0x06, "digitalTravelAuthorization", .fields(authorization), 58...197, optional: true),
        FieldRow(0x07, "zone", .td1, 60...60, optional: true), FieldRow(0x08, "zone", .td3, 60...60, optional: true),
        FieldRow(0x09, "cardAccessNumber", .c40, 4...4, optional: true),
        FieldRow(0x0A, "cardAccess", .bytes, 0...1024, optional: true),
        FieldRow(0x80, "face", .bytes, 900...1000, optional: true),
        FieldRow(0x81, "zone", .td2, 48...48, optional: true),
        FieldRow(0x82, "documentReference", .c40, 6...6, optional: true),
        FieldRow(0x83, "azr", .c40, 8...8, optional: true),
        FieldRow(0x84, "expiryDate", .maskedDate, 4...4, optional: true),
        FieldRow(0x85, "documentNumber", .c40, 6...6, optional: true),
        FieldRow(nationalTag, "nationalType", .number, 1...1, optional: true),
    ]

    private static let testing = [
        FieldRow(0x01, "certificateIdentifier", .c40, 2...12, optional: true), FieldRow(0x02, "name", .c40, 2...26),
        FieldRow(0x03, "birthDate", .maskedDate, 4...4), FieldRow(0x04, "documentType", .c40, 2...2),
        FieldRow(0x05, "documentNumber", .c40, 2...16), FieldRow(0x06, "facilityName", .c40, 2...14),
        FieldRow(0x07, "country", .c40, 2...2), FieldRow(0x08, "facilityTelephone", .c40, 12...12),
        FieldRow(0x09, "facilityEmail", .text, 1...255), FieldRow(0x0A, "facilityAddress", .text, 1...255),
        FieldRow(0x0B, "collectionTime", .moment, 6...6), FieldRow(0x0C, "reportTime", .moment, 6...6),
        FieldRow(0x0D, "testType", .number, 1...1), FieldRow(0x0E, "testResult", .number, 1...1),
        FieldRow(0x0F, "testMethod", .number, 1...1, optional: true),
        FieldRow(0x10, "optionalData", .c40, 2...14, optional: true),
    ]

    private static let vaccination = [
        FieldRow(0x01, "certificateIdentifier", .c40, 2...12),
        FieldRow(0x02, "validFrom", .maskedDate, 4...4, optional: true),
        FieldRow(0x03, "validUntil", .maskedDate, 4...4, optional: true), FieldRow(0x04, "name", .c40, 2...26),
        FieldRow(0x05, "birthDate", .maskedDate, 4...4, optional: true), FieldRow(0x06, "sex", .text, 1...1),
        FieldRow(0x07, "identifier", .c40, 2...8, optional: true),
        FieldRow(0x08, "additionalIdentifier", .c40, 2...16, optional: true),
        FieldRow(
            0x09, "vaccination",
            .fields([
                FieldRow(0x1F, "vaccine", .c40, 6...6), FieldRow(0x20, "vaccineName", .c40, 2...254),
                FieldRow(0x21, "manufacturer", .c40, 2...254, optional: true),
                FieldRow(0x22, "authorizationHolder", .c40, 2...254, optional: true),
                FieldRow(0x23, "disease", .c40, 6...6), FieldRow(0x24, "dose", .fields(dose), 22...56),
            ]), 44...842),
        FieldRow(0x0A, "optionalData", .c40, 2...14, optional: true),
    ]

    private static let dose = [
        FieldRow(0x33, "date", .maskedDate, 4...4), FieldRow(0x34, "number", .c40, 2...2),
        FieldRow(0x35, "totalDoses", .c40, 2...2, optional: true), FieldRow(0x36, "country", .c40, 2...2),
        FieldRow(0x37, "administeringCentre", .c40, 2...14), FieldRow(0x38, "batchNumber", .c40, 2...14),
        FieldRow(0x39, "nextDate", .maskedDate, 4...4, optional: true),
    ]

    private static let recovery = [
        FieldRow(0x01, "certificateIdentifier", .c40, 2...12),
        FieldRow(0x02, "validFrom", .maskedDate, 4...4, optional: true),
        FieldRow(0x03, "validUntil", .maskedDate, 4...4, optional: true), FieldRow(0x04, "name", .c40, 2...26),
        FieldRow(0x05, "birthDate", .maskedDate, 4...4), FieldRow(0x06, "documentType", .c40, 2...2),
        FieldRow(0x07, "documentNumber", .c40, 2...16), FieldRow(0x08, "country", .c40, 2...2),
        FieldRow(0x09, "firstPositiveTestDate", .maskedDate, 4...4),
        FieldRow(0x0A, "optionalData", .c40, 2...14, optional: true),
    ]

    private static let authorization = [
        FieldRow(0x01, "authorizationNumber", .c40, 2...10), FieldRow(0x02, "name", .c40, 2...26),
        FieldRow(0x03, "passportNumber", .c40, 8...8), FieldRow(0x04, "birthDate", .maskedDate, 4...4),
        FieldRow(0x05, "nationality", .c40, 2...2), FieldRow(0x06, "sex", .text, 1...1),
        FieldRow(0x07, "placeOfIssue", .c40, 2...10), FieldRow(0x08, "validFrom", .maskedDate, 4...4),
        FieldRow(0x09, "validUntil", .maskedDate, 4...4), FieldRow(0x0A, "durationOfStay", .c40, 2...2),
        FieldRow(0x0B, "numberOfEntries", .number, 1...1), FieldRow(0x0C, "category", .c40, 2...32),
        FieldRow(0x0D, "additionalInformation", .c40, 2...67, optional: true),
    ]

    /// The types of documents of Germany, by their number, from 1 on (BSI TR-03137).
    static let nationalDocuments = [
        "substituteIdentityDocument", "substitutePassportDocument", "emergencyTravelDocument",
        "temporaryIdentityCard", "temporaryOfficialPassport", "temporaryPassport", "temporaryDiplomaticPassport",
        "temporaryTravelDocumentForRefugees", "temporaryTravelDocumentForStatelessPersons",
        "temporaryTravelDocumentForForeigners", "permissionToRemainPendingAsylumDecision",
        "temporarySuspensionOfDeportation", "arrivalAttestation", "provisionalResidenceDocument",
        "temporaryIdentityDocument", "certificateOfPermanentResidence", "frontierWorkerPermit",
        "supplementarySheet",
    ]
}
