#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One end of a socket between the server and a worker. It is closed with its owner.
struct Line: ~Copyable {
    /// The reason why nothing more comes or goes.
    enum Break: Error, Hashable {
        /// The other end is closed.
        case closed
        /// The deadline has passed.
        case late
        /// The bytes that came are no frame.
        case malformed
        /// The worker says that it cannot work.
        case refused(WorkerAnswer.Refusal)
    }

    private let socket: Int32
    private let ownsSocket: Bool

    /// Takes an end of a socket.
    ///
    /// - Parameter closing: True where it is closed with this.
    init(_ socket: Int32, closing: Bool = true) {
        (self.socket, ownsSocket) = (socket, closing)
    }

    deinit {
        if ownsSocket { close(socket) }
    }

    /// True where the other end is open.
    var isOpen: Bool {
        var file = pollfd(fd: socket, events: 0, revents: 0)
        return poll(&file, 1, 0) == 0
    }

    /// Sends bytes.
    ///
    /// - Parameter end: The time at which it must be done; nil to wait for ever.
    func send(_ bytes: UnsafeRawBufferPointer, before end: ContinuousClock.Instant?) throws(Break) {
        var rest = bytes[...]
        while !rest.isEmpty {
            try wait(for: POLLOUT, before: end)
            let count = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
                write(socket, $0.baseAddress, $0.count)
            }
            if count < 0, errno != EINTR, errno != EAGAIN { throw .closed }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// Sends bytes.
    func send(_ bytes: [UInt8], before end: ContinuousClock.Instant?) throws(Break) {
        do {
            try bytes.withUnsafeBytes { try send($0, before: end) }
        } catch {
            throw error as? Break ?? .closed
        }
    }

    /// Receives a frame.
    ///
    /// - Parameters:
    ///   - limit: The number of bytes that all its parts may have.
    ///   - end: The time at which it must be there; nil to wait for ever.
    func frame(limit: Int, before end: ContinuousClock.Instant?) throws(Break) -> [[UInt8]] {
        let count = Frame.number(in: try bytes(Frame.numberSize, before: end))
        guard (1...Frame.mostParts).contains(count) else { throw .malformed }
        let sizes = try bytes(Frame.numberSize * count, before: end)
        var parts: [[UInt8]] = []
        var left = limit
        for index in 0..<count {
            let size = Frame.number(in: sizes[index * Frame.numberSize..<(index + 1) * Frame.numberSize])
            left -= size
            guard left >= 0 else { throw .malformed }
            parts.append(try bytes(size, before: end))
        }
        return parts
    }

    /// Waits for the byte that says that the other end has the whole of a frame.
    func receipt(before end: ContinuousClock.Instant?) throws(Break) {
        guard try bytes(1, before: end) == [Frame.receipt] else { throw .malformed }
    }

    private func bytes(_ count: Int, before end: ContinuousClock.Instant?) throws(Break) -> [UInt8] {
        // Threads share one empty array. The initializer below would write its count, which is a race.
        guard count > 0 else { return [] }
        do {
            return try [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
                while initialized < count {
                    try wait(for: POLLIN, before: end)
                    let received = read(socket, buffer.baseAddress.map { $0 + initialized }, count - initialized)
                    if received == 0 { throw Break.closed }
                    if received < 0, errno != EINTR, errno != EAGAIN { throw Break.closed }
                    initialized += max(received, 0)
                }
            }
        } catch {
            throw error as? Break ?? .closed
        }
    }

    /// Waits until the socket can be used.
    private func wait(for event: Int32, before end: ContinuousClock.Instant?) throws(Break) {
        guard let end else { return }
        while true {
            let left = min(max(.zero, end - .now) / .milliseconds(1), Double(Int32.max))
            var file = pollfd(fd: socket, events: Int16(event), revents: 0)
            let count = poll(&file, 1, Int32(left.rounded(.up)))
            if count > 0 { return }
            if count == 0 { throw .late }
            if errno != EINTR { throw .closed }
        }
    }
}
