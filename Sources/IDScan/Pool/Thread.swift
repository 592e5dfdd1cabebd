import SystemLibrary

/// A thread of the system, which Swift's tasks never run on. It is joined or detached once.
struct Thread: Sendable {
    /// The size of its stack, in bytes: that of the main thread on Linux. Other systems give threads less by default.
    private static let stackSize = 8 << 20

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// The system's name of the thread.
    private let name: UInt

    /// Starts a thread; nil when the system gives none.
    init?(_ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        let context = Unmanaged.passRetained(Body(body)).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        guard pthread_create(&thread, &attributes, Self.run, context) == 0 else {
            Unmanaged<Body>.fromOpaque(context).release()
            return nil
        }
        #if canImport(Darwin)
            name = UInt(bitPattern: thread)
        #else
            name = UInt(thread)
        #endif
    }

    #if canImport(Darwin)
        /// Waits until the thread has ended.
        func join() { pthread_t(bitPattern: name).map { _ = pthread_join($0, nil) } }

        /// Lets the thread end by itself.
        func detach() { pthread_t(bitPattern: name).map { _ = pthread_detach($0) } }
    #else
        /// Waits until the thread has ended.
        func join() { pthread_join(pthread_t(name), nil) }

        /// Lets the thread end by itself.
        func detach() { pthread_detach(pthread_t(name)) }
    #endif

    #if canImport(Darwin)
        private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
            Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }
    #else
        private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
            return nil
        }
    #endif
}
