import DocumentDetection
import IDScan
import MRZ
import ScanReports

extension ScanReport {
    /// The report as lines for people. It is empty for a failure, which standard error reports.
    var text: String {
        guard case .success(let result) = outcome else { return "" }
        if result.documents.isEmpty {
            return "\(source.visible): nothing found\n" + (result.captureQuality?.adviceText ?? "")
                + pagesText(of: result) + framesText(of: result) + (result.timings?.text ?? "")
        }
        return result.documents.map { document in
            let page = result.page(of: document).map { "page \($0): " } ?? ""
            return "\(source.visible): \(page)\(document.text)"
        }.joined() + pagesText(of: result) + framesText(of: result)
            + result.findings.map { "\(source.visible): \($0.severity): \($0.message.visible)\n" }.joined()
            + (result.timings?.text ?? "")
    }

    /// The number of frames that the result is joined from.
    private func framesText(of result: ScanResult) -> String {
        result.frames.map { "\(source.visible): joined \($0.joined) of \($0.count) frames\n" } ?? ""
    }

    /// The pages that were not read, a line for each cause.
    private func pagesText(of result: ScanResult) -> String {
        guard let pages = result.pages, !pages.unread.isEmpty else { return "" }
        return "\(source.visible): read \(pages.read.count) of \(pages.count) pages\n"
            + pages.unread.map { "  \($0)\n" }.joined()
    }
}

extension ScannedDocument {
    /// The document as lines for people: its type, its fields as they are printed, its zone, and advice for a better
    /// photograph unless it is verified.
    var text: String {
        let advice = status == .verified ? "" : captureQuality?.adviceText ?? ""
        guard isRead else {
            return "a document without a machine-readable zone\n" + advice
        }
        let rows = fieldNames.compactMap { name in
            fields[name].map { (name: name.rawValue.visible, value: $0.valueInOneLine, field: $0) }
        }
        let nameWidth = rows.map(\.name.count).max() ?? 0
        let valueWidth = rows.map(\.value.count).max() ?? 0
        var lines = [
            [type?.name, format?.rawValue ?? barcodeFormat?.rawValue, template, otherSide?.template, status.rawValue]
                .compactMap(\.self).joined(
                    separator: ", "
                ).visible
        ]
        for (name, value, field) in rows {
            let remarks = field.remarks.joined(separator: ", ").visible
            let row = "  \(padded(name, to: nameWidth))  \(padded(value, to: valueWidth))  \(remarks)"
            lines.append(String(row.prefix(through: row.lastIndex { $0 != " " } ?? row.startIndex)))
        }
        let rest =
            (mrz?.lines ?? []) + evidence + differences + findings.map { "\($0.severity): \($0.message)" }
        lines += rest.map { "  " + $0.visible }
        return lines.joined(separator: "\n") + "\n" + advice
    }

    /// A line for each field whose print differs from the zone.
    private var differences: [String] {
        crossChecks.filter { $0.outcome == .differs }.map { check in
            let place = mrz == nil ? "in the barcode" : "in the zone"
            return
                "\(check.field.rawValue) differs: printed \(check.printedText ?? ""), \(place) \(check.zoneText ?? "")"
        }
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: width - text.count)
    }
}

extension CaptureQuality {
    /// The advice, a line for each sentence; empty when there is none.
    fileprivate var adviceText: String { advice.map { "  \($0)\n" }.joined() }
}

extension ScannedField {
    /// The value and its unit, in one line.
    fileprivate var valueInOneLine: String { (value.inOneLine + (unit.map { " " + $0 } ?? "")).visible }

    /// The remarks on the field beside its value.
    var remarks: [String] {
        let remarks: [String?] = [
            name,
            source == .visualZone ? "printed" : source == .mrz ? nil : source.rawValue,
            check == .notPrinted ? nil : "check digit \(check.rawValue)",
            isInDoubt ? "in doubt" : nil,
            isTruncated ? "truncated" : nil,
        ]
        return remarks.compactMap(\.self)
    }
}

extension String {
    /// The lines of an address separated by commas.
    var inOneLine: String { split(separator: "\n").joined(separator: ", ") }
}
