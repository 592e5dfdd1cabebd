/// Prints the reports of a run as they come, and remembers how the worst of them ended.
struct ScanReportPrinter {
    private let format: OutputFormat
    private var json: JSONPrinter
    private var progress: ProgressBar
    private var pending = InOrder<ScanReport>()

    private var exitStatus = ExitStatus.verified
    private var outputError: (any Error)?

    /// Makes a printer for a number of inputs.
    init(format: OutputFormat, inputCount: Int) {
        self.format = format
        json = JSONPrinter(shape: format == .ndjson ? .lines : inputCount > 1 ? .array : .object)
        progress = ProgressBar(total: inputCount)
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
    /// - Returns: How the worst input ended.
    /// - Throws: Whatever kept the output from being written.
    mutating func finish() throws -> ExitStatus {
        if let outputError { throw outputError }
        if format != .text { try json.finish() }
        return exitStatus
    }

    private mutating func print(_ report: ScanReport) throws {
        exitStatus = max(exitStatus, report.exitStatus)
        if case .failure(let failure) = report.outcome { Console.complain(about: report.source, failure) }
        switch format {
        case .json, .ndjson: try json.print(report)
        case .text: try Console.print(report.text)
        }
    }
}
