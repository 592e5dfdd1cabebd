import Certificates
import Dispatch
import IDScan
import ImageProcessing
import Sandboxing
import ScanReports
import SystemFoundation

/// Scans the images of a stream, on several threads.
struct StreamWorkers: Sendable {
    /// Answers requests, one after the other, on one thread.
    protocol Worker: ~Copyable {
        /// Returns the answer to a request: a line of JSON without its newline.
        mutating func answer(to request: StreamRequest) -> [UInt8]
    }

    let source: StreamSource
    let answers: StreamAnswers

    /// Answers all requests.
    ///
    /// - Parameters:
    ///   - threadCount: The number of requests that are worked on at a time; there are never more threads than cores.
    ///   - makeWorker: Makes the worker that answers the requests of one thread, when it has the first.
    func answerAll<W: Worker & SendableMetatype & ~Copyable>(threadCount: Int, by makeWorker: @Sendable () -> W) {
        DispatchQueue.concurrentPerform(iterations: min(threadCount, Self.coreCount)) { _ in
            guard var next = take() else { return }
            var worker = makeWorker()
            while true {
                let line = worker.answer(to: next.request)
                if !answers.add(line, to: next.number) { source.end() }
                guard let following = take() else { return }
                next = following
            }
        }
    }

    /// The number of threads that can work at once. More would be no faster.
    static var coreCount: Int { ProcessorQuota.threads(of: ProcessInfo.processInfo.activeProcessorCount) }

    private func take() -> StreamSource.Numbered? {
        answers.waitForRoom()
        if let next = source.next() { return next }
        answers.leaveRoom()
        return nil
    }
}

/// Answers requests by a scanner of its own.
struct StreamScanner: StreamWorkers.Worker, ~Copyable {
    private let options: ScanOptions
    private let form: StreamAnswerForm
    private var scanner: DocumentScanner?
    private var failure: Failure?

    /// - Parameters:
    ///   - options: The options of the scanner.
    ///   - form: The form of the answers.
    ///   - giveUp: Gives up the rights that the process needs no more when the scanner is made. If that fails, nothing is scanned.
    init(
        options: ScanOptions, form: StreamAnswerForm, before giveUp: (inout DocumentScanner) throws -> Void = { _ in }
    ) {
        (self.options, self.form) = (options, form)
        do {
            var scanner = try DocumentScanner(options: options)
            try giveUp(&scanner)
            self.scanner = consume scanner
        } catch {
            scanner = nil
            failure = (error as? SandboxError).map { Failure($0) } ?? Failure(ScanError(error))
        }
    }

    mutating func answer(to request: StreamRequest) -> [UInt8] {
        do throws(Failure) {
            let result = try result(of: request)
            return form.line(request, .success(result))
        } catch {
            return form.line(request, .failure(error))
        }
    }

    private mutating func result(of request: StreamRequest) throws(Failure) -> ScanResult {
        let bytes = try request.bytes(limit: options.limits.fileBytes)
        do throws(ScanError) {
            if let result = try scanner?.scan(bytes) { return result }
        } catch {
            throw Failure(error)
        }
        throw failure ?? Failure(code: "unusableModel", message: "there is no scanner")
    }
}

extension StreamRequest {
    /// Returns the image.
    ///
    /// - Parameter limit: The number of bytes that it may have.
    /// - Throws: ``Failure`` when the line cannot be used, or the image cannot be read.
    func bytes(limit: Int) throws(Failure) -> [UInt8] {
        let bytes: [UInt8]
        switch try source.get() {
        case .file(let name): return try Input(file: name).bytes(limit: limit)
        case .bytes(let given, _): bytes = given
        case .base64(let text, _):
            guard let decoded = Base64.bytes(of: text.utf8) else {
                throw .badLine(
                    text.hasPrefix("data:")
                        ? "this is a data URL: \"base64\" is what stands behind its comma" : "\"base64\" is no base64")
            }
            bytes = decoded
        }
        guard bytes.count <= limit else { throw Input.tooLarge(limit) }
        return bytes
    }

    /// The name of the file; nil for an image that came without one.
    var name: String? {
        switch source {
        case .success(.file(let name)): name.text
        case .success(.base64(_, let name)): name
        case .success(.bytes(_, let name)): name
        case .failure: nil
        }
    }
}

/// The form of an answer.
struct StreamAnswerForm: Sendable {
    let isCompact: Bool
    let hasCorners: Bool

    /// Returns an answer: a line of JSON without its newline.
    func line(_ request: StreamRequest, _ outcome: Result<ScanResult, Failure>) -> [UInt8] {
        let sources = ReportSources(
            names: [request.name].compactMap(\.self), id: request.id, line: request.id == nil ? request.line : nil)
        let report = ScanReport(sources: sources, outcome: outcome)
        do {
            let json = try isCompact ? JSONValue(encoding: CompactReport(report: report)) : JSONValue(encoding: report)
            return Array((hasCorners ? json : json.withoutCorners).line.utf8)
        } catch {
            // Nothing of a result is a number that JSON lacks.
            return Array(#"{"error":{"code":"outputFailed","message":"the result cannot be written as JSON"}}"#.utf8)
        }
    }
}
