public import IDScan

/// A document as `--compact` prints it: its status, its type, and the values of its fields.
public struct CompactDocument: Encodable, Sendable {
    private let document: ScannedDocument

    /// Shortens a document.
    public init(document: ScannedDocument) { self.document = document }

    private enum CodingKeys: CodingKey {
        case status, type, fields
    }

    /// The name of a field.
    private struct FieldKey: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(document.status, forKey: .status)
        try container.encodeIfPresent(document.type, forKey: .type)
        var fields = container.nestedContainer(keyedBy: FieldKey.self, forKey: .fields)
        for name in document.fieldNames {
            guard let value = document.fields[name]?.value, !value.isEmpty else { continue }
            try fields.encode(value, forKey: FieldKey(stringValue: name.rawValue))
        }
    }
}
