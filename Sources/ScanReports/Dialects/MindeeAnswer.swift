import IDScan
import Imaging

/// The answer of Mindee's `international_id`, version 2, as its public clients read it.
enum MindeeAnswer {
    private static let fields: [(name: String, part: DialectPart)] = [
        ("document_number", .field(.documentNumber)), ("sex", .field(.sex)), ("birth_date", .field(.birthDate)),
        ("birth_place", .field(.birthPlace)), ("nationality", .state(.nationality)),
        ("personal_number", .field(.personalNumber)), ("country_of_issue", .state(.issuingState)),
        ("state_of_issue", .name(.jurisdiction)), ("issue_date", .field(.issueDate)),
        ("expiry_date", .field(.expiryDate)), ("address", .field(.address)), ("mrz_line1", .zoneLine(0)),
        ("mrz_line2", .zoneLine(1)), ("mrz_line3", .zoneLine(2)),
    ]

    private static let types: [DocumentType: String] = [
        .passport: "PASSPORT", .passportCard: "PASSPORT", .identityCard: "IDENTIFICATION_CARD",
        .drivingLicence: "DRIVER_LICENSE", .visa: "VISA", .residencePermit: "RESIDENCY_CARD",
    ]

    /// The answer on a result; its prediction is that of the first document, as the form has no place for others.
    static func answer(_ result: ScanResult, named name: String) -> JSONValue {
        let document = result.documents.first
        return [
            "api_request": [
                "error": [:], "resources": ["document"], "status": "success", "status_code": 200, "url": "",
            ],
            "document": [
                "id": "", "name": .string(name), "n_pages": .number("\(result.images.count)"),
                "inference": [
                    "product": ["name": "mindee/international_id", "version": "2.2", "type": "standard"],
                    "is_rotation_applied": true, "extras": [:],
                    "prediction": prediction(document, in: result),
                    "pages": .array(
                        result.images.indices.map { page in
                            let shown = result.documents.first { ($0.imageIndex ?? 0) == page }
                            return [
                                "id": .number("\(page)"), "orientation": ["value": 0], "extras": [:],
                                "prediction": prediction(shown, in: result),
                            ]
                        }),
                ],
            ],
        ]
    }

    private static func prediction(_ document: ScannedDocument?, in result: ScanResult) -> JSONValue {
        let type = document?.type.flatMap { types[$0] }
        let surname = document?.value(.field(.surname))
        let names = document?.givenNameList ?? []
        let given = names.map { DialectValue(text: $0, field: document?.fields[.givenNames]) }
        return .object(
            [
                .init(
                    key: "document_type",
                    value: ["value": type.map(JSONValue.string) ?? .null, "confidence": type == nil ? 0 : 1]),
                .init(key: "surnames", value: .array([surname].compactMap(\.self).map { field($0, in: result) })),
                .init(key: "given_names", value: .array(given.map { field($0, in: result) })),
            ]
                + fields.map { name, part in
                    .init(key: name, value: field(document?.value(part), in: result))
                })
    }

    private static func field(_ value: DialectValue?, in result: ScanResult) -> JSONValue {
        guard let value else { return ["value": .null, "confidence": 0, "polygon": [], "page_id": .null] }
        let page = value.field?.imageIndex ?? 0
        return [
            "value": .string(value.text), "confidence": .decimal(value.confidence),
            "polygon": polygon(value.field?.quadrilateral, of: result.images.dropFirst(page).first),
            "page_id": .number("\(page)"),
        ]
    }

    /// The corners, from the top left and clockwise, as shares of the page's sides.
    private static func polygon(_ quadrilateral: Quadrilateral?, of image: ImageSize?) -> JSONValue {
        guard let quadrilateral, let image, image.width > 0, image.height > 0 else { return [] }
        return .array(
            quadrilateral.corners.map {
                [.decimal($0.x / Double(image.width)), .decimal($0.y / Double(image.height))]
            })
    }
}
