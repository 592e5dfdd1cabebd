import IDScan

/// The answer of Amazon Textract's `AnalyzeID`, by its API reference.
enum TextractAnswer {
    /// The normalised fields, in the order of Amazon's documentation. An answer has each of them; one that was not read has no text.
    private static let fields: [(type: String, part: DialectPart)] = [
        ("FIRST_NAME", .firstGivenName), ("LAST_NAME", .field(.surname)), ("MIDDLE_NAME", .furtherGivenNames),
        ("SUFFIX", .field(.nameSuffix)), ("CITY_IN_ADDRESS", .city),
        ("ZIP_CODE_IN_ADDRESS", .postalCode), ("STATE_IN_ADDRESS", .never),
        ("STATE_NAME", .name(.jurisdiction)), ("DOCUMENT_NUMBER", .field(.documentNumber)),
        ("EXPIRATION_DATE", .field(.expiryDate)), ("DATE_OF_BIRTH", .field(.birthDate)),
        ("DATE_OF_ISSUE", .field(.issueDate)), ("ENDORSEMENTS", .field(.endorsements)),
        ("VETERAN", .field(.veteran)), ("RESTRICTIONS", .field(.restrictions)), ("CLASS", .field(.vehicleClass)),
        ("ADDRESS", .field(.address)), ("COUNTY", .never), ("PLACE_OF_BIRTH", .field(.birthPlace)),
        ("MRZ_CODE", .zone),
    ]

    /// The values of `ID_TYPE`. Amazon names passports and driving licences; the others are ours, in its spelling.
    private static let types: [DocumentType: String] = [
        .passport: "PASSPORT", .passportCard: "PASSPORT CARD", .drivingLicence: "DRIVER LICENSE FRONT",
        .identityCard: "IDENTITY CARD", .residencePermit: "RESIDENCE PERMIT", .visa: "VISA",
    ]

    /// The answer on a result.
    static func answer(_ result: ScanResult) -> JSONValue {
        [
            "IdentityDocuments": .array(
                result.documents.enumerated().map { number, document in
                    [
                        "DocumentIndex": .number("\(number + 1)"),
                        "IdentityDocumentFields": .array(
                            fields.map { field($0.type, document.value($0.part)) } + [type(of: document)]),
                        "Blocks": [],
                    ]
                }),
            "DocumentMetadata": ["Pages": .number("\(result.images.count)")],
            "AnalyzeIDModelVersion": "1.0",
        ]
    }

    private static func type(of document: ScannedDocument) -> JSONValue {
        field("ID_TYPE", document.type.map { DialectValue(text: types[$0] ?? $0.name.uppercased()) })
    }

    private static func field(_ type: String, _ value: DialectValue?) -> JSONValue {
        var detection: [JSONValue.Member] = [.init(key: "Text", value: .string(value?.text ?? ""))]
        if let date = value?.field?.date {
            let midnight = JSONValue.string("\(date)T00:00:00")
            detection.append(.init(key: "NormalizedValue", value: ["Value": midnight, "ValueType": "DATE"]))
        }
        detection.append(.init(key: "Confidence", value: .decimal((value?.confidence ?? 0) * 100)))
        return ["Type": ["Text": .string(type)], "ValueDetection": .object(detection)]
    }
}
