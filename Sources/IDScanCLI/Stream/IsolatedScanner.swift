import DocumentPages
import ImageProcessing
import ScanReports
import SystemFoundation

/// The separation of scans from the process that asks for them.
struct Isolation: Hashable, Sendable {
    /// The command that starts a process: a program that reads requests and writes answers, a line each. The program
    /// comes first, then its arguments.
    let command: [[UInt8]]
    /// True where the process can open no file, so that images are read here and handed over.
    var isSandboxed = false
}

/// Answers requests by a process of its own: one that dies costs one answer.
struct IsolatedScanner: StreamWorkers.Worker, ~Copyable {
    private let isolation: Isolation
    private let form: StreamAnswerForm
    private let limits: ImageDecodingLimits
    private var child: ChildProcess?

    /// The time that a process has to start, beside the time on the wall that an image, or a PDF file, may take. After
    /// both it counts as stuck.
    private static let start = Duration.seconds(30)

    /// - Parameters:
    ///   - isolation: The kind of process.
    ///   - form: The form of the answers that the process does not give.
    ///   - limits: The limits of an image and of the time for it.
    init(_ isolation: Isolation, form: StreamAnswerForm, limits: ImageDecodingLimits) {
        (self.isolation, self.form, self.limits) = (isolation, form, limits)
    }

    mutating func answer(to request: StreamRequest) -> [UInt8] {
        do throws(Failure) {
            var source = try request.source.get()
            guard let id = request.id else { throw .badLine("no id") }
            if isolation.isSandboxed { source = try source.read(limit: limits.fileBytes) }
            let limit = (source.isPDF ? PDFLimits().duration : limits.duration) * Deadline.patience
            return try answer(to: source.line(id: id), source.bytes, within: limit + Self.start)
        } catch {
            return form.line(request, .failure(error))
        }
    }

    /// Asks the process. One that died or is stuck is not asked again: the next request has another one.
    private mutating func answer(
        to line: [UInt8], _ bytes: [UInt8], within limit: Duration
    ) throws(Failure) -> [UInt8] {
        var child = if let running = self.child.take() { running } else { try ChildProcess(isolation.command) }
        let answer = try child.answer(to: line, followedBy: bytes, within: limit)
        self.child = consume child
        return answer
    }
}

extension StreamRequest.Source {
    /// True if the file begins as PDF files do.
    fileprivate var isPDF: Bool {
        switch self {
        case .base64(let text, _): text.hasPrefix("JVBERi0")
        case .bytes(let bytes, _): bytes.starts(with: Self.startOfPDF)
        case .file(let name): (try? Input(file: name).start(of: Self.startOfPDF.count)) == Self.startOfPDF
        }
    }

    private static let startOfPDF = Array("%PDF-".utf8)

    /// The image itself, with its name.
    fileprivate func read(limit: Int) throws(Failure) -> StreamRequest.Source {
        guard case .file(let name) = self else { return self }
        return .bytes(try Input(file: name).bytes(limit: limit), name: name.text)
    }

    /// The bytes that follow the line.
    fileprivate var bytes: [UInt8] { if case .bytes(let bytes, _) = self { bytes } else { [] } }

    /// The line that asks for this.
    fileprivate func line(id: StreamID) throws(Failure) -> [UInt8] {
        switch self {
        // A name need not be UTF-8. JSON cannot hold it then, and it came as a line of its own.
        case .file(let name) where Array(name.text.utf8) != name.bytes: return name.bytes
        case .file(let name): return try JSONLine(id: id, path: name.text).bytes()
        case .base64(let text, let name): return try JSONLine(id: id, path: name, base64: text).bytes()
        case .bytes(let bytes, let name): return try JSONLine(id: id, path: name, byteCount: bytes.count).bytes()
        }
    }

    private struct JSONLine: Encodable {
        let id: StreamID
        let path: String?
        var base64: String?
        var byteCount: Int?

        func bytes() throws(Failure) -> [UInt8] {
            do {
                return Array(try JSON.text(of: self, isPretty: false).utf8)
            } catch {
                throw .badLine("this cannot be written as JSON")
            }
        }
    }
}
