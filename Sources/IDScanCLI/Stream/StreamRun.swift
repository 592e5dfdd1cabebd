import ArgumentParser
import DocumentPages
import IDScan
import ImageProcessing
import Sandboxing
import ScanReports

/// One run over a stream: a line for each image goes in, a line for each comes out.
struct StreamRun {
    /// The stream.
    let input: Input
    /// True where NUL ends its lines.
    let isSeparatedByNull: Bool
    /// The options of the scanners.
    let options: ScanOptions
    /// The form of the answers.
    let form: StreamAnswerForm
    /// The file of the answers, with the ones that are there already; nil for standard output.
    let log: ResultLog?
    /// True to count the answers in a line on standard error at the end.
    var printsSummary = false
    /// True to end with an exit code of its own if an answer is an error.
    var failsOnErrors = false

    /// The exit code if each line has its answer, and one is an error.
    private static let someErrors = ExitCode(4)

    /// Answers every line.
    ///
    /// - Parameters:
    ///   - threadCount: The number of images that are scanned at a time.
    ///   - isOrdered: True where answers come in the order of the lines.
    ///   - isolation: The command that starts a process for each thread, which scans for it; nil for none.
    ///   - sandbox: The limits that this process sets itself before it scans, on one thread; nil for none.
    /// - Returns: 0 when every line has its answer, 128 and the number of a signal when that ended the run before.
    /// - Throws: ``Failure`` when the stream cannot be read, or an answer cannot be written.
    func answerAll(
        threadCount: Int, isOrdered: Bool, isolatedBy isolation: Isolation? = nil, in sandbox: Sandbox? = nil
    ) throws(Failure) -> ExitCode {
        let stop = StopSignal()
        let source = try source(until: stop, takingBytes: sandbox != nil)
        let log = log
        let answers = StreamAnswers(isOrdered: isOrdered) { line throws(Failure) in
            if let log { try log.write(line) } else { try Console.write(line) }
        }
        let workers = StreamWorkers(source: source, answers: answers)
        let start = ContinuousClock.now
        let (options, form) = (options, form)
        if let isolation {
            workers.answerAll(threadCount: threadCount) {
                IsolatedScanner(isolation, form: form, limits: options.limits)
            }
        } else {
            workers.answerAll(threadCount: sandbox == nil ? threadCount : 1) {
                StreamScanner(options: options, form: form) { try sandbox?.enter(with: &$0) }
            }
        }
        answers.finish()
        let tally = answers.tally
        if printsSummary { Console.complain(tally.summary(after: .now - start)) }
        if let failure = answers.failure ?? source.failure?.about(input.name) { throw failure }
        if let number = stop?.number { return ExitCode(128 + number) }
        guard tally.count == source.requestCount else {
            throw Failure(
                code: "answersMissing",
                message: "\(source.requestCount) lines want an answer, and \(tally.count) have one")
        }
        return failsOnErrors && tally.errorCount > 0 ? Self.someErrors : .success
    }

    private func source(until stop: StopSignal?, takingBytes: Bool) throws(Failure) -> StreamSource {
        do throws(Failure) {
            if !input.isStandardInput, let start = try? input.start(of: Self.startLength),
                ImageFileFormat(recognizing: start) != nil || PDFDocument.recognizes(start)
            {
                throw Failure(
                    code: "badLine", message: "this is no list, but a photograph or a PDF file: leave out --input")
            }
            return try StreamSource(
                of: input, limit: lineLimit, separatedByNull: isSeparatedByNull, takingBytes: takingBytes,
                without: log?.answered ?? StreamIDs(), until: stop)
        } catch {
            throw error.about(input.name)
        }
    }

    /// The largest length of a line, in bytes: an image in base64, and the text beside it.
    private var lineLimit: Int { options.limits.fileBytes / 3 * 4 + Self.besideImage }
    private static let besideImage = 1 << 16
    /// The number of bytes that tell what a file is.
    private static let startLength = 1024
}

extension Sandbox {
    /// Gives everything up, but for a way to a process that renders pages for a scanner.
    fileprivate func enter(with scanner: inout DocumentScanner) throws {
        var sandbox = self
        sandbox.keptSocket = try RendererCommand.start()
        try sandbox.enter()
        scanner.pageRenderer = PageRenderer(asking: Self.keptSocketNumber)
    }
}
