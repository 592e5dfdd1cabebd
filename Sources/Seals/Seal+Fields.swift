import MRZ

extension Seal {
    /// Adds the fields of elements as rows tell them, then a deviation for each that is missing.
    ///
    /// - Parameter prefix: The text before the names of fields within another.
    mutating func add(
        _ elements: [(tag: UInt8, content: ArraySlice<UInt8>)], as rows: [FieldRow], prefix: String = ""
    ) {
        for element in elements {
            if let row = rows.first(where: { $0.tag == element.tag }) {
                add(element.content, as: row, prefix: prefix)
            } else {
                let name = prefix + "tag" + [element.tag].hexadecimal
                add(Field(name: name, value: element.content.hexadecimal, text: element.content.hexadecimal))
                deviations.append(Deviation(code: .unknownField, field: name))
            }
        }
        for row in rows where row.isRequired && !elements.contains(where: { $0.tag == row.tag }) {
            deviations.append(Deviation(code: .missingField, field: prefix + row.name))
        }
    }

    private mutating func add(_ content: ArraySlice<UInt8>, as row: FieldRow, prefix: String) {
        let name = prefix + row.name
        if !row.sizes.contains(content.count) { deviations.append(Deviation(code: .wrongLength, field: name)) }
        if case .fields(let rows) = row.coding, let elements = try? ByteReader.elements(of: content) {
            return add(elements, as: rows, prefix: name + ".")
        }
        if let field = row.coding.field(name, content) {
            add(field)
            if case .zone(let widths, let whole) = row.coding { mrz = Self.lines(of: field.text, widths, of: whole) }
        } else {
            add(Field(name: name, value: content.hexadecimal, text: content.hexadecimal))
            deviations.append(Deviation(code: .unreadableField, field: name))
        }
    }

    private mutating func add(_ field: Field) { fields.append(field) }

    /// The lines of a zone, with fillers for the parts that the seal leaves out; nil if the text has neither length.
    private static func lines(of text: String, _ widths: [Int], of whole: [Int]) -> [String]? {
        guard let widths = [widths, whole].first(where: { $0.reduce(0, +) == text.utf8.count }) else { return nil }
        var rest = text[...]
        return zip(widths, whole).map { width, all in
            defer { rest = rest.dropFirst(width) }
            return rest.prefix(width) + String(repeating: "<", count: all - width)
        }
    }
}

extension FieldRow.Coding {
    /// The field of bytes; nil if they are not encoded so.
    fileprivate func field(_ name: String, _ bytes: ArraySlice<UInt8>) -> Seal.Field? {
        func field(_ value: String?, _ text: String? = nil) -> Seal.Field? {
            value.map { Seal.Field(name: name, value: $0, text: text ?? bytes.hexadecimal) }
        }
        switch self {
        case .c40:
            let text = C40.text(of: bytes)
            return field(text, text)
        case .text:
            let text = String(validating: bytes, as: UTF8.self)
            return field(text, text)
        case .number: return bytes.count > 4 ? nil : field(String(bytes.number))
        case .bytes: return field(bytes.hexadecimal)
        case .duration:
            let parts = Array(bytes)
            guard parts.count == 3, parts.allSatisfy({ $0 < 0xFE }) else { return nil }
            return field("P\(parts[2])Y\(parts[1])M\(parts[0])D")
        case .maskedDate:
            let date = SealDate.maskedDay(of: bytes)
            return date.flatMap { date in date.day.flatMap { field($0.description, date.text) } }
        case .moment: return field(SealDate.moment(of: bytes))
        case .digits:
            let text = String(decoding: bytes, as: UTF8.self)
            return field(SealDate.day(ofDigits: text)?.description, text)
        case .zone(let widths, _):
            guard let text = C40.text(of: bytes) else { return nil }
            let width = widths.reduce(0, +)
            let printed = String(text.map { $0 == " " ? "<" : $0 })
            let padded = printed + String(repeating: "<", count: max(0, width - printed.utf8.count))
            return field(padded, padded)
        case .fields: return nil
        }
    }
}
