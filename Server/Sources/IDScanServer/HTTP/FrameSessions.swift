package import NIOCore
import Synchronization

/// The sessions of documents that are shown frame by frame, kept until the next frame comes: so many, and so long.
///
/// Each has a name that cannot be guessed. Workers keep nothing: the one that looks at the next frame is handed the session.
package final class FrameSessions: Sendable {
    /// The session of one document.
    private struct Entry {
        /// The state that a worker wrote; nil while one adds to it.
        var state: ByteBuffer?
        var end: ContinuousClock.Instant
    }

    /// The reason why a session cannot be added to.
    package enum Refusal: Error, Hashable {
        /// There is none of this name, or it has ended.
        case unknown
        /// Another frame of it is being looked at.
        case busy
        /// There are as many sessions as the limit allows.
        case full
    }

    /// The time for which one is kept after its last frame.
    package static let lifetime = Duration.seconds(60)
    /// The largest number of bytes of a session.
    private static let mostBytes = 4 << 20

    private let limit: Int
    private let entries = Mutex<[String: Entry]>([:])

    /// - Parameter limit: The largest number of sessions.
    package init(limit: Int = 256) { self.limit = limit }

    /// The number of sessions.
    package var count: Int { entries.withLock { $0.count } }

    /// Begins one.
    ///
    /// - Returns: Its name.
    package func begin(at now: ContinuousClock.Instant = .now) throws(Refusal) -> String {
        try entries.withLock { entries throws(Refusal) in
            entries = entries.filter { $0.value.end > now }
            guard entries.count < limit else { throw .full }
            let name = RequestID.random()
            entries[name] = Entry(state: nil, end: now + Self.lifetime)
            return name
        }
    }

    /// Takes the state of a session, to add to it; until it is put back, no other frame can be added.
    package func take(_ name: String, at now: ContinuousClock.Instant = .now) throws(Refusal) -> ByteBuffer {
        try entries.withLock { entries throws(Refusal) in
            guard let entry = entries[name], entry.end > now else { throw .unknown }
            guard let state = entry.state else { throw .busy }
            entries[name]?.state = nil
            entries[name]?.end = now + Self.lifetime
            return state
        }
    }

    /// Keeps the new state of a session. If the session has been ended meanwhile, nothing is kept.
    package func put(_ state: ByteBuffer, in name: String, at now: ContinuousClock.Instant = .now) {
        entries.withLock { entries in
            guard entries[name] != nil else { return }
            entries[name] = state.readableBytes > Self.mostBytes ? nil : Entry(state: state, end: now + Self.lifetime)
        }
    }

    /// Forgets a session; returns true if there was one.
    package func end(_ name: String, at now: ContinuousClock.Instant = .now) -> Bool {
        entries.withLock { entries in entries.removeValue(forKey: name).map { $0.end > now } ?? false }
    }

    /// Forgets those whose time is over.
    package func forgetOld(at now: ContinuousClock.Instant = .now) {
        entries.withLock { entries in entries = entries.filter { $0.value.end > now } }
    }
}
