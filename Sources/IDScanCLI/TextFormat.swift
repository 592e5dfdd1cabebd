import ArgumentParser

/// How text is printed.
enum TextFormat: String, CaseIterable, ExpressibleByArgument {
    /// One JSON object.
    case json

    /// What is written, for people.
    case text

    /// A table with a row for each block, paragraph, line and word, and the columns that Tesseract's has.
    case tsv

    /// HTML with a box for each of them (hOCR 1.2).
    case hocr

    /// Returns a report in this format.
    func output(of report: TextReport) throws -> String {
        switch self {
        case .json: try JSON.text(of: report, isPretty: true) + "\n"
        case .text: report.plainText
        case .tsv: report.table
        case .hocr: report.html
        }
    }
}
