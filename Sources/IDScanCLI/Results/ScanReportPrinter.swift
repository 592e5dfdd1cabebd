import IDScan
import ScanReports

/// Prints the reports of a run as they come, and remembers how the worst of them ended.
struct ScanReportPrinter {
    private let format: ScanFormat
    /// The fields that are printed alone; nil for all that there is to say.
    private let table: FieldTable?
    private let isCompact: Bool
    private let conditions: Set<FailureCondition>
    private var json: JSONPrinter
    private var progress: ProgressBar
    private var pending = InOrder<ScanReport>()

    private var exitStatus = ExitStatus.verified
    private var hasHeader = false
    private var outputError: (any Error)?

    /// Makes a printer.
    ///
    /// - Parameters:
    ///   - format: The format in which reports are printed.
    ///   - form: The form of reports in JSON.
    ///   - count: The number of reports.
    ///   - isList: True where JSON is an array even of one.
    ///   - fields: The fields that are printed alone; empty for everything.
    ///   - conditions: The conditions beside their status for which documents are refused.
    init(
        format: ScanFormat, as form: StreamAnswerForm, count: Int, isList: Bool = false,
        fields: [VisualFieldName] = [], failingOn conditions: Set<FailureCondition> = []
    ) {
        (self.format, isCompact, self.conditions) = (format, form.isCompact, conditions)
        table = format == .csv || !fields.isEmpty ? FieldTable(of: fields) : nil
        json = JSONPrinter(
            shape: format == .ndjson ? .lines : isList || count > 1 ? .array : .object, hasCorners: form.hasCorners)
        progress = ProgressBar(total: count)
    }

    /// Takes the report on the input with a number, counted from 0, and prints all reports whose turn it now is.
    mutating func insert(_ report: ScanReport, at number: Int) {
        let due = pending.insert(report, at: number)
        guard outputError == nil else { return }
        progress.erase()
        do {
            for report in due { try print(report) }
        } catch {
            outputError = error
        }
        progress.advance()
    }

    /// Ends the output.
    ///
    /// - Returns: The end of the work on the worst input.
    /// - Throws: The error that kept the output from being written.
    mutating func finish() throws -> ExitStatus {
        if let outputError { throw outputError }
        switch format {
        case .json, .ndjson, .textract, .azure, .mindee: try json.finish()
        case .csv: try printHeader()
        case .text: break
        }
        return exitStatus
    }

    private mutating func print(_ report: ScanReport) throws {
        exitStatus = max(exitStatus, report.exitStatus(failingOn: conditions))
        if case .failure(let failure) = report.outcome { Console.complain(about: report.source, failure) }
        for shortfall in report.shortfalls { Console.complain(about: report.source, shortfall.failure) }
        switch format {
        case .json, .ndjson: try isCompact ? json.print(CompactReport(report: report)) : json.print(report)
        case .csv:
            try printHeader()
            try Console.print(table?.lines(of: report) ?? "")
        case .text: try Console.print(table?.text(of: report) ?? report.text)
        case .textract, .azure, .mindee:
            if let dialect = format.dialect { try json.print(json: dialect.answer(report)) }
        }
    }

    /// Prints the names of the columns, once.
    private mutating func printHeader() throws {
        guard !hasHeader else { return }
        hasHeader = true
        try Console.print(table?.header ?? "")
    }
}
