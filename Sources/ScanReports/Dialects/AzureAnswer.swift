import IDScan
import Imaging

/// The answer of Azure's `prebuilt-idDocument`, by the schema that Microsoft publishes of its fields.
struct AzureAnswer {
    /// The type of a field's value.
    private enum Kind: String {
        case string, date, countryRegion, address, object
    }

    /// The fields of documents, in the order of Microsoft's table.
    private static let fields: [(name: String, kind: Kind, part: DialectPart)] = [
        ("CountryRegion", .countryRegion, .state(.issuingState)), ("Region", .string, .name(.jurisdiction)),
        ("DocumentType", .string, .field(.documentCode)), ("DocumentNumber", .string, .field(.documentNumber)),
        ("DocumentDiscriminator", .string, .field(.documentDiscriminator)),
        ("FirstName", .string, .field(.givenNames)), ("LastName", .string, .field(.surname)),
        ("Address", .address, .field(.address)), ("DateOfBirth", .date, .field(.birthDate)),
        ("DateOfExpiration", .date, .field(.expiryDate)), ("DateOfIssue", .date, .field(.issueDate)),
        ("EyeColor", .string, .field(.eyeColour)), ("HairColor", .string, .field(.hairColour)),
        ("Height", .string, .field(.height)), ("Sex", .string, .field(.sex)),
        ("Endorsements", .string, .field(.endorsements)), ("Restrictions", .string, .field(.restrictions)),
        ("VehicleClassifications", .string, .field(.vehicleClass)),
        ("Nationality", .countryRegion, .state(.nationality)),
        ("PersonalNumber", .string, .field(.personalNumber)), ("PlaceOfBirth", .string, .field(.birthPlace)),
        ("IssuingAuthority", .string, .field(.authority)),
    ]

    /// The names of the fields that `MachineReadableZone` repeats.
    private static let zoneFields: Set = [
        "FirstName", "LastName", "DocumentNumber", "CountryRegion", "Nationality", "DateOfBirth", "DateOfExpiration",
        "Sex",
    ]

    private static let types: [DocumentType: String] = [
        .passport: "idDocument.passport", .passportCard: "idDocument.passport",
        .drivingLicence: "idDocument.driverLicense", .identityCard: "idDocument.nationalIdentityCard",
        .residencePermit: "idDocument.residencePermit",
    ]

    /// The texts of all values, a line each: the spans of values point into it.
    private var content = ""

    /// The answer on a result.
    static func answer(_ result: ScanResult) -> JSONValue {
        var answer = AzureAnswer()
        let documents = result.documents.map { answer.document($0) }
        return [
            "status": "succeeded",
            "analyzeResult": [
                "apiVersion": "2024-11-30", "modelId": "prebuilt-idDocument",
                "stringIndexType": "unicodeCodePoint", "content": .string(answer.content),
                "pages": .array(
                    result.images.enumerated().map { number, image in
                        [
                            "pageNumber": .number("\(number + 1)"), "angle": 0, "width": .number("\(image.width)"),
                            "height": .number("\(image.height)"), "unit": "pixel", "spans": [],
                        ]
                    }),
                "documents": .array(documents),
            ],
        ]
    }

    private mutating func document(_ document: ScannedDocument) -> JSONValue {
        var members: [JSONValue.Member] = []
        var zoneMembers: [JSONValue.Member] = []
        for (name, kind, part) in Self.fields {
            guard let value = document.value(part) else { continue }
            let field = field(value, as: kind)
            members.append(.init(key: name, value: field))
            if value.field?.source == .mrz, Self.zoneFields.contains(name) {
                zoneMembers.append(.init(key: name, value: field))
            }
        }
        if let lines = document.value(.zone) {
            let zone = described(lines, as: .object, [.init(key: "valueObject", value: .object(zoneMembers))])
            members.append(.init(key: "MachineReadableZone", value: zone))
        }
        let confidence = document.fields.values.compactMap(\.confidence).min() ?? 0
        return [
            "docType": .string(document.type.flatMap { Self.types[$0] } ?? "idDocument"),
            "boundingRegions": Self.regions(document.quadrilateral, image: document.imageIndex),
            "fields": .object(members), "confidence": .decimal(confidence), "spans": [],
        ]
    }

    private mutating func field(_ value: DialectValue, as kind: Kind) -> JSONValue {
        let parts = value.field?.addressParts
        let content: JSONValue =
            kind == .address
            ? .object(
                [
                    ("houseNumber", parts?.houseNumber), ("road", parts?.street), ("postalCode", parts?.postalCode),
                    ("city", parts?.city),
                ].compactMap { key, text in text.map { .init(key: key, value: .string($0)) } })
            : .string(value.text)
        let key = "value\(kind.rawValue.prefix(1).uppercased())\(kind.rawValue.dropFirst())"
        let isKnown = kind != .date || value.field?.date != nil
        return described(value, as: kind, isKnown ? [.init(key: key, value: content)] : [])
    }

    /// A field with its type, its place and its text.
    private mutating func described(
        _ value: DialectValue, as kind: Kind, _ content: [JSONValue.Member]
    ) -> JSONValue {
        let span: JSONValue = [
            "offset": .number("\(self.content.unicodeScalars.count)"),
            "length": .number("\(value.printed.unicodeScalars.count)"),
        ]
        self.content += value.printed + "\n"
        return .object(
            [.init(key: "type", value: .string(kind.rawValue))] + content + [
                .init(key: "content", value: .string(value.printed)),
                .init(
                    key: "boundingRegions",
                    value: Self.regions(value.field?.quadrilateral, image: value.field?.imageIndex)),
                .init(key: "confidence", value: .decimal(value.confidence)),
                .init(key: "spans", value: [span]),
            ])
    }

    /// The corners, from the top left and clockwise, in pixels of a page.
    private static func regions(_ quadrilateral: Quadrilateral?, image: Int?) -> JSONValue {
        guard let quadrilateral else { return [] }
        let numbers = quadrilateral.corners.flatMap { [JSONValue.decimal($0.x), .decimal($0.y)] }
        return [["pageNumber": .number("\((image ?? 0) + 1)"), "polygon": .array(numbers)]]
    }
}
