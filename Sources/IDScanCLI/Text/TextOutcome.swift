import IDScan
import ImageProcessing
import Imaging
import ScanReports
import TextRecognition

/// The outcome of one input of `idscan text`.
struct TextOutcome {
    /// The name of the input, as it was given.
    let source: String
    /// Its text, or why there is no text.
    let result: Result<TextReport, Failure>

    /// The end of the work on it.
    var exitStatus: ExitStatus {
        switch result {
        case .success(let report): report.isEmpty ? .nothingFound : .verified
        case .failure: .failed
        }
    }
}

/// Prints the outcomes of several inputs as they come, and remembers the worst of them.
struct TextOutcomePrinter {
    private let format: TextFormat
    private let inputCount: Int
    private var json: JSONPrinter
    private var progress: ProgressBar
    private var number = 0

    /// The end of the work on the worst input.
    private(set) var exitStatus = ExitStatus.verified

    /// Makes a printer for a number of inputs.
    init(format: TextFormat, inputCount: Int) {
        (self.format, self.inputCount) = (format, inputCount)
        json = JSONPrinter(shape: format == .ndjson ? .lines : inputCount > 1 ? .array : .object)
        progress = ProgressBar(total: inputCount)
    }

    /// Prints the outcome of the next input.
    mutating func print(_ outcome: TextOutcome) throws {
        exitStatus = max(exitStatus, outcome.exitStatus)
        progress.erase()
        if case .failure(let failure) = outcome.result { Console.complain(about: outcome.source, failure) }
        switch (format, outcome.result) {
        case (.json, .success(let report)), (.ndjson, .success(let report)): try json.print(report)
        case (.json, .failure(let failure)), (.ndjson, .failure(let failure)):
            try json.print(FailureReport(source: outcome.source, error: failure))
        case (_, .success(let report)): try Console.print(text(of: report))
        // Standard error tells of it.
        case (_, .failure): break
        }
        progress.advance()
    }

    /// Tells a failure after an input was printed.
    mutating func fail(_ source: String, _ failure: Failure) {
        exitStatus = .failed
        progress.erase()
        Console.complain(about: source, failure)
    }

    /// Ends the output.
    mutating func finish() throws {
        switch format {
        case .json, .ndjson: try json.finish()
        case .hocr where hasBegun: try Console.print(TextReport.htmlEnd)
        case .hocr, .text, .tsv: break
        }
    }

    /// True where a page was printed.
    private var hasBegun = false

    /// Returns the text of a report. The first report has a head; page numbers go on from input to input.
    private mutating func text(of report: TextReport) -> String {
        defer { hasBegun = true }
        let isAlone = inputCount == 1
        let first = number + 1
        number += report.texts.count
        switch format {
        case .hocr:
            let start = hasBegun ? "" : TextReport.htmlStart(title: isAlone ? report.source : "idscan text")
            return start
                + zip(first..., report.texts).map { $1.html(page: $0, of: report.source) }.joined()
        case .tsv:
            let isNumbered = !isAlone || report.pages != nil
            let head = hasBegun ? "" : report.tableHead(isNumbered: isNumbered)
            return head + zip(first..., report.texts).map { $1.table(page: $0, isNumbered: isNumbered) }.joined()
        case .json, .ndjson, .text:
            // The heading that "head" and "tail" give to files.
            return isAlone
                ? report.plainText : (hasBegun ? "\n" : "") + "==> \(report.source.visible) <==\n" + report.plainText
        }
    }
}
