import Dispatch
import ScanReports
import Synchronization

/// Writes the answers to a stream, a whole line each, and keeps the threads from running far ahead of the output.
final class StreamAnswers: Sendable {
    /// The largest number of answers that wait for one before them.
    private static let window = 256

    private struct State {
        var pending = InOrder<[UInt8]>()
        var tally = StreamTally()
        var failure: Failure?
        var progress = StreamProgress()
    }

    private let state = Mutex(State())
    private let room = DispatchSemaphore(value: window)
    private let isOrdered: Bool
    private let write: @Sendable ([UInt8]) throws(Failure) -> Void

    /// - Parameters:
    ///   - isOrdered: True where answers are written in the order of the requests; else as they come.
    ///   - write: Writes a line.
    init(isOrdered: Bool, write: @escaping @Sendable ([UInt8]) throws(Failure) -> Void) {
        (self.isOrdered, self.write) = (isOrdered, write)
    }

    /// The answers that were written, counted by status and error.
    var tally: StreamTally { state.withLock { $0.tally } }

    /// The failure that kept an answer from being written.
    var failure: Failure? { state.withLock { $0.failure } }

    /// Waits until one more request may be taken.
    func waitForRoom() { room.wait() }

    /// Says that no request was taken, although there was room for it.
    func leaveRoom() { room.signal() }

    /// Takes the answer to the request with a number, a line without its newline; returns true if more are wanted.
    func add(_ line: [UInt8], to number: Int) -> Bool {
        state.withLock { state in
            let due = isOrdered ? state.pending.insert(line, at: number) : [line]
            state.progress.erase()
            for line in due {
                room.signal()
                guard state.failure == nil else { continue }
                do throws(Failure) {
                    try write(line + [UInt8(ascii: "\n")])
                    state.tally.add(line)
                } catch {
                    state.failure = error
                }
            }
            state.progress.show(state.tally)
            return state.failure == nil
        }
    }

    /// Takes the progress away for good.
    func finish() { state.withLock { $0.progress.erase() } }
}
