import ScanReports
import Synchronization

/// Hands out the requests of a stream to the threads that ask for them.
final class StreamSource: Sendable {
    /// A request and its number, counted from 0 among those that are answered.
    typealias Numbered = (request: StreamRequest, number: Int)

    private struct State: ~Copyable {
        var lines: StreamLines
        var ids = StreamIDs()
        /// The number of lines that were read, and the number of requests that were handed out.
        var lineCount = 0, count = 0
        var failure: Failure?
    }

    /// Held by the thread that waits for a line, as long as it waits.
    private let state: Mutex<State>
    private let hasEnded = Atomic(false)
    private let limit: Int
    private let takesBytes: Bool
    private let answered: StreamIDs

    /// Opens a stream.
    ///
    /// - Parameters:
    ///   - input: The stream.
    ///   - limit: The number of bytes that a line may have.
    ///   - separatedByNull: True where NUL ends each line.
    ///   - takesBytes: True if the bytes of an image may stand behind its line.
    ///   - answered: The identifiers that are left out.
    ///   - stop: The signal that ends the stream before its end.
    /// - Throws: ``Failure`` when it cannot be read.
    init(
        of input: Input, limit: Int, separatedByNull: Bool = false, takingBytes takesBytes: Bool = false,
        without answered: StreamIDs = StreamIDs(), until stop: StopSignal? = nil
    ) throws(Failure) {
        let lines = try StreamLines(
            of: input, limit: limit, separatedByNull: separatedByNull, until: stop)
        (self.limit, self.takesBytes, self.answered) = (limit, takesBytes, answered)
        state = Mutex(State(lines: lines))
    }

    /// The number of requests that were handed out.
    var requestCount: Int { state.withLock { $0.count } }

    /// The failure that kept the stream from being read to its end.
    var failure: Failure? { state.withLock { $0.failure } }

    /// Ends the stream: the last request that was handed out is the last of all.
    func end() { hasEnded.store(true, ordering: .relaxed) }

    /// Returns the next request; nil after the last.
    func next() -> Numbered? {
        state.withLock { state in
            while !hasEnded.load(ordering: .relaxed) {
                do throws(Failure) {
                    guard let line = try state.lines.next() else { break }
                    state.lineCount += 1
                    var request = request(of: line, number: state.lineCount, from: &state.lines)
                    if let id = request.id {
                        if answered.contains(id) { continue }
                        if !state.ids.insert(id) {
                            let failure = Failure(code: "repeatedID", message: "this id was there before")
                            request = StreamRequest(id: id, line: request.line, source: .failure(failure))
                        }
                    }
                    state.count += 1
                    return (request, state.count - 1)
                } catch {
                    state.failure = error
                    break
                }
            }
            end()
            return nil
        }
    }

    private func request(of line: StreamLines.Line, number: Int, from lines: inout StreamLines) -> StreamRequest {
        switch line {
        case .whole(let bytes):
            let request = StreamRequest(bytes, number: number)
            guard takesBytes, let count = request.byteCount else { return request }
            return request.with(bytes: try? lines.bytes(count))
        case .tooLong(let start, let end):
            let failure = Failure(code: "lineTooLong", message: "longer than the limit of \(limit) bytes")
            let id = StreamRequest.id(in: start) ?? StreamRequest.id(in: end)
            return StreamRequest(id: id, line: number, source: .failure(failure))
        }
    }
}
