import IDScan

extension TemplatePreview {
    /// The fields that were read, a line for each.
    func report(of template: DocumentTemplate) -> String {
        let width = template.fields.map(\.name.rawValue.count).max() ?? 0
        let rows = template.fields.map { field -> String in
            let name = field.name.rawValue + String(repeating: " ", count: width - field.name.rawValue.count)
            guard let read = fields[field.name] else { return "\(name)  -" }
            let text = read.text.split(separator: "\n").joined(separator: " / ")
            let value = read.value.map { $0.split(separator: "\n").joined(separator: " / ") }
            let meaning =
                value == text ? "" : value.map { "  → \($0)" } ?? "  makes no sense as \(field.content.rawValue)"
            return "\(name)  \(text)\(meaning)  (\(read.confidence.encodedConfidence))"
        }
        let anchors =
            template.conditions.anchors.isEmpty
            ? [] : ["anchors \(hasAnchors ? "seen" : "not seen: a document without a zone would not be recognised")"]
        return (rows + anchors).map { $0 + "\n" }.joined()
    }
}
