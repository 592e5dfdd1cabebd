import DocumentDetection
import IDScan
import MRZ

extension ScanReport {
    /// The report as lines for people; nothing for a failure, of which standard error tells.
    var text: String {
        guard case .success(let result) = outcome else { return "" }
        if result.documents.isEmpty {
            return "\(source): nothing found\n" + (result.captureQuality?.adviceText ?? "")
        }
        return result.documents.map { "\(source): \($0.text)" }.joined()
    }
}

extension ScannedDocument {
    /// The document as lines for people: what it is, its fields as they are printed, its zone, and how to photograph it
    /// better unless it is verified.
    var text: String {
        let advice = status == .verified ? "" : captureQuality?.adviceText ?? ""
        guard let format, let mrz else { return "a document without a machine-readable zone\n" + advice }
        let rows = FieldName.allCases.compactMap { name in fields[name].map { (name.rawValue, $0) } }
        let nameWidth = rows.map(\.0.count).max() ?? 0
        let valueWidth = rows.map(\.1.value.count).max() ?? 0
        var lines = ["\(format.rawValue), \(status.rawValue)"]
        for (name, field) in rows {
            let cells = [padded(name, to: nameWidth), padded(field.value, to: valueWidth), field.remarks]
            let row = "  " + cells.joined(separator: "  ")
            lines.append(String(row.prefix(through: row.lastIndex { $0 != " " } ?? row.startIndex)))
        }
        lines += mrz.lines.map { "  " + $0 }
        return lines.joined(separator: "\n") + "\n" + advice
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: width - text.count)
    }
}

extension CaptureQuality {
    /// What to do better, a line for each sentence; empty when there is nothing.
    fileprivate var adviceText: String { advice.map { "  \($0)\n" }.joined() }
}

extension ScannedField {
    /// What there is to say about the field beside its value.
    fileprivate var remarks: String {
        let remarks: [String?] = [
            name,
            check == .notPrinted ? nil : "check digit \(check.rawValue)",
            isInDoubt ? "in doubt" : nil,
            isTruncated ? "truncated" : nil,
        ]
        return remarks.compactMap(\.self).joined(separator: ", ")
    }
}
