import IDScanServer
import NIOCore
import Testing

struct FrameSessionsTests {
    private let state = ByteBuffer(string: "what is known")

    @Test func keepsWhatIsKnown() throws {
        let sessions = FrameSessions()
        let name = try sessions.begin()
        #expect(name.count == 32 && name.allSatisfy(\.isHexDigit))
        #expect(throws: FrameSessions.Refusal.busy) { try sessions.take(name) }
        sessions.put(state, in: name)
        #expect(try sessions.take(name) == state)
        #expect(throws: FrameSessions.Refusal.busy) { try sessions.take(name) }
        sessions.put(state, in: name)
        #expect(try sessions.begin() != name)
    }

    @Test func forgetsWhatHasEnded() throws {
        let (sessions, now) = (FrameSessions(), ContinuousClock.now)
        let names = try (0..<3).map { _ in try sessions.begin(at: now) }
        for name in names { sessions.put(state, in: name, at: now) }
        let later = now + FrameSessions.lifetime - .seconds(1), latest = later + .seconds(2)
        _ = try sessions.take(names[0], at: later)
        sessions.put(state, in: names[0], at: later)
        #expect(throws: FrameSessions.Refusal.unknown) { try sessions.take(names[1], at: latest) }
        #expect(try sessions.take(names[0], at: latest) == state)
        sessions.forgetOld(at: latest)
        #expect(sessions.count == 1)
        #expect(sessions.end(names[0], at: latest) && !sessions.end(names[0], at: latest))
        #expect(!sessions.end(names[2], at: latest))
    }

    @Test func keepsSoManyOnly() throws {
        let (sessions, now) = (FrameSessions(limit: 2), ContinuousClock.now)
        _ = try sessions.begin(at: now)
        _ = try sessions.begin(at: now)
        #expect(throws: FrameSessions.Refusal.full) { try sessions.begin(at: now) }
        #expect(try sessions.begin(at: now + FrameSessions.lifetime).isEmpty == false)
        #expect(sessions.count == 1)
    }

    /// State that a worker makes up does not fill the memory, and does not come back after the end.
    @Test func keepsNothingTooLargeOrEnded() throws {
        let sessions = FrameSessions()
        let (large, ended) = (try sessions.begin(), try sessions.begin())
        sessions.put(ByteBuffer(repeating: 0, count: 5 << 20), in: large)
        #expect(throws: FrameSessions.Refusal.unknown) { try sessions.take(large) }
        _ = sessions.end(ended)
        sessions.put(state, in: ended)
        #expect(sessions.count == 0)
    }
}
