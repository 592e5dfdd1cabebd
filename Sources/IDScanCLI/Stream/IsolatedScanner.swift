#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Answers requests by a process of its own: one that dies costs one answer.
struct IsolatedScanner: StreamWorkers.Worker, ~Copyable {
    /// What starts the process: a program that reads requests and writes answers, a line each.
    private let command: [[UInt8]]
    private let form: StreamAnswerForm
    /// So long an answer may take.
    private let limit: Duration
    private var child: ChildProcess?

    /// - Parameters:
    ///   - command: The program and its arguments.
    ///   - form: How the answers are written that the process does not give.
    ///   - limit: How long an answer may take before the process counts as stuck.
    init(command: [[UInt8]], form: StreamAnswerForm, limit: Duration) {
        (self.command, self.form, self.limit) = (command, form, limit)
    }

    mutating func answer(to request: StreamRequest) -> [UInt8] {
        guard case .success(let source) = request.source, let id = request.id else { return refusal(of: request) }
        do throws(Failure) {
            if child == nil { child = try ChildProcess(command) }
            guard let line = try child?.answer(to: source.line(id: id), within: limit) else {
                return refusal(of: request)
            }
            return line
        } catch {
            child = nil
            return form.line(request, .failure(error))
        }
    }

    /// The answer to a request that no process is asked about.
    private func refusal(of request: StreamRequest) -> [UInt8] {
        let failure = if case .failure(let failure) = request.source { failure } else { Failure.badLine("no id") }
        return form.line(request, .failure(failure))
    }
}

extension StreamRequest.Source {
    /// The line that asks for this.
    fileprivate func line(id: StreamID) throws(Failure) -> [UInt8] {
        switch self {
        // A name need not be UTF-8. JSON cannot hold it then, and it came as a line of its own.
        case .file(let name) where Array(name.text.utf8) != name.bytes: return name.bytes
        case .file(let name): return try JSONLine(id: id, path: name.text, base64: nil).bytes()
        case .base64(let text): return try JSONLine(id: id, path: nil, base64: text).bytes()
        }
    }

    private struct JSONLine: Encodable {
        let id: StreamID
        let path, base64: String?

        func bytes() throws(Failure) -> [UInt8] {
            do {
                return Array(try JSON.text(of: self, isPretty: false).utf8)
            } catch {
                throw .badLine("this cannot be written as JSON")
            }
        }
    }
}
