#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread of the system, which Swift's tasks never run on.
enum Thread {
    /// The size of its stack, in bytes: that of the main thread on Linux. Other systems give threads less by default.
    private static let stackSize = 8 << 20

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread; returns false when the system gives none.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let context = Unmanaged.passRetained(Body(body)).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let status = pthread_create(&thread, &attributes, run, context)
        if status != 0 { Unmanaged<Body>.fromOpaque(context).release() }
        return status == 0
    }

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
