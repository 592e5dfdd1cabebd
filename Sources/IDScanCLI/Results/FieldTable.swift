import IDScan
import ScanReports

/// The values of chosen fields, a line for each document.
struct FieldTable {
    /// The fields, in their order.
    let fields: [VisualFieldName]

    /// The fields that most people want of a document.
    private static let usual: [VisualFieldName] = [
        .issuingState, .documentNumber, .surname, .givenNames, .birthDate, .sex, .nationality, .expiryDate,
    ]

    /// - Parameter fields: The fields; the usual ones if there are none.
    init(of fields: [VisualFieldName]) { self.fields = fields.isEmpty ? Self.usual : fields }

    /// The names of the columns, as a line of CSV.
    var header: String {
        Self.line(["source", "page", "status", "type"] + fields.map(\.rawValue) + ["error"])
    }

    /// The documents of a report as lines of CSV; one line where there is none, or an error.
    func lines(of report: ScanReport) -> String {
        switch report.outcome {
        case .failure(let failure):
            return Self.line([report.source, "", "", ""] + fields.map { _ in "" } + [failure.code])
        case .success(let result):
            guard !result.documents.isEmpty else {
                return Self.line([report.source, "", "nothingFound", ""] + fields.map { _ in "" } + [""])
            }
            return result.documents.map { document in
                let page = result.page(of: document).map(String.init) ?? ""
                return Self.line(
                    [report.source, page, document.status.rawValue, document.type?.rawValue ?? ""]
                        + values(of: document)
                        + [""])
            }.joined()
        }
    }

    /// The values of the documents of a report for other programs: a line for each document, with tabs between the values.
    func text(of report: ScanReport) -> String {
        guard case .success(let result) = report.outcome else { return "" }
        return result.documents.map { values(of: $0).map(\.visible).joined(separator: "\t") + "\n" }.joined()
    }

    private func values(of document: ScannedDocument) -> [String] {
        fields.map { document.fields[$0]?.value.inOneLine ?? "" }
    }

    /// A line of CSV as RFC 4180 has it, but for its end.
    private static func line(_ cells: [String]) -> String {
        cells.map { cell in
            let isPlain = !cell.unicodeScalars.contains { ",\"\n\r".unicodeScalars.contains($0) }
            return isPlain
                ? cell
                : "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
        }.joined(separator: ",") + "\n"
    }
}
