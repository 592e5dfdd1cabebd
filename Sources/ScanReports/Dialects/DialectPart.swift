import IDScan

/// A value of a document that the forms of other readers have a name for.
enum DialectPart: Hashable, Sendable {
    /// The value of a field.
    case field(VisualFieldName)
    /// The State of a field, by its code of ISO 3166-1 with three letters; the printed code where it has none.
    case state(VisualFieldName)
    /// The English name of what the code of a field stands for: `Virginia`.
    case name(VisualFieldName)
    /// The first of the given names.
    case firstGivenName
    /// The given names after the first, a space between them.
    case furtherGivenNames
    /// The city of the address.
    case city
    /// The postal code of the address.
    case postalCode
    /// The lines of the zone, a line break between them.
    case zone
    /// A line of the zone, counted from 0.
    case zoneLine(Int)
    /// A value that the form has, and that we do not read.
    case never
}

/// The value of a part of a document.
struct DialectValue {
    /// The value: dates in ISO 8601, names with spaces.
    let text: String
    /// The field that has it; nil for lines of a zone.
    var field: ScannedField?

    /// The probability that all its characters are right, 0…1.
    var confidence: Double { field?.confidence ?? 1 }
    /// The value as it is printed.
    var printed: String { field.map { $0.date == nil ? text : $0.text } ?? text }
}

extension ScannedDocument {
    /// The value of a part; nil where it was not read, or makes no sense.
    func value(_ part: DialectPart) -> DialectValue? {
        switch part {
        case .field(let name): dialectField(name).map { DialectValue(text: $0.dialectText, field: $0) }
        case .state(let name): fields[name].map { DialectValue(text: $0.alpha3 ?? $0.value, field: $0) }
        case .name(let name): fields[name].map { DialectValue(text: $0.name ?? $0.value, field: $0) }
        case .firstGivenName: givenNames { $0.prefix(1) }
        case .furtherGivenNames: givenNames { $0.dropFirst() }
        case .city: address(\.city)
        case .postalCode: address(\.postalCode)
        case .zone: mrz.map { DialectValue(text: $0.lines.joined(separator: "\n")) }
        case .zoneLine(let number):
            mrz.flatMap { $0.lines.indices.contains(number) ? DialectValue(text: $0.lines[number]) : nil }
        case .never: nil
        }
    }

    private func address(_ part: (AddressParts) -> String?) -> DialectValue? {
        guard let field = fields[.address], let parts = field.addressParts, let text = part(parts) else { return nil }
        return DialectValue(text: text, field: field)
    }

    /// The given names, one by one.
    var givenNameList: [String] { dialectField(.givenNames)?.list ?? [] }

    private func givenNames(_ choose: (ArraySlice<String>) -> ArraySlice<String>) -> DialectValue? {
        let chosen = choose(givenNameList[...])
        return chosen.isEmpty ? nil : DialectValue(text: chosen.joined(separator: " "), field: fields[.givenNames])
    }

    /// A field whose text makes sense.
    private func dialectField(_ name: VisualFieldName) -> ScannedField? {
        fields[name].flatMap { $0.value.isEmpty ? nil : $0 }
    }
}

extension ScannedField {
    /// The value as the other forms say it: they know `X` for a sex that is left open.
    fileprivate var dialectText: String { value == Self.unspecifiedSex ? "X" : value }
}
