/// The print of a document for people, as it was read.
public struct PrintReport: Hashable, Sendable, Decodable {
    /// The fields that were found.
    public let fields: [VisualFieldName: PrintedField]

    /// Creates a report.
    public init(fields: [VisualFieldName: PrintedField]) { self.fields = fields }

    /// Joins the fields of several sides; where two sides have the same field, the first counts.
    init(joining reports: [PrintReport]) {
        fields = reports.reduce(into: [:]) { $0.merge($1.fields) { first, _ in first } }.mapValues(\.encoded)
    }

    /// The texts, for reading their meaning.
    ///
    /// - Parameter dateOrder: The order of the numbers in dates.
    public func visualZone(dateOrder: PrintedDate.Order = .dayMonthYear) -> VisualZone {
        VisualZone(fields.mapValues(\.text), dateOrder: dateOrder)
    }
}

extension PrintReport: Encodable {
    private enum CodingKeys: CodingKey {
        case fields
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(to: &container, forKey: .fields)
    }
}
