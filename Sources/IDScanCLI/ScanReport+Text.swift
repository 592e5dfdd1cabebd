import IDScan
import MRZ

extension ScanReport {
    /// The report as lines for people; nothing for a failure, of which standard error tells.
    var text: String {
        guard case .success(let result) = outcome else { return "" }
        if result.documents.isEmpty { return "\(source): nothing found\n" }
        return result.documents.map { "\(source): \($0.text)" }.joined()
    }
}

extension ScannedDocument {
    /// The document as lines for people: what it is, its fields, and its zone.
    var text: String {
        let rows = fields.sorted { $0.key < $1.key }
        let nameWidth = (rows.map(\.key.count).max() ?? 0) + 2
        let valueWidth = (rows.map(\.value.value.count).max() ?? 0) + 2
        var lines = ["\(format.rawValue), \(status.rawValue)"]
        for (name, field) in rows {
            let note = field.check == .notPrinted ? "" : "check digit \(field.check)"
            lines.append("  " + padded(name, nameWidth) + padded(field.value, valueWidth) + note)
        }
        lines += mrz.lines.map { "  " + $0 }
        return lines.joined(separator: "\n") + "\n"
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
