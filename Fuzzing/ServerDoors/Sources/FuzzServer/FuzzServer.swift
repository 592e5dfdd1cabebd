import Doors

/// The doors of the server: what clients send, and what workers answer.
private let doors: [Door] = [.multipart, .query, .form, .route, .annotate, .connection, .worker, .session]

/// Chooses the door. libFuzzer calls it first.
@c(LLVMFuzzerInitialize)
public func chooseDoor(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
    Fuzzing.chooseDoor(of: doors)
}

/// Reads an input. libFuzzer calls it with each.
@c(LLVMFuzzerTestOneInput)
public func readInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    Fuzzing.read(UnsafeBufferPointer(start: bytes, count: count))
}

/// The leaks that are none. LeakSanitizer asks for them once: the queue of the one pool stands in an enumeration that uses bits of the
/// pointer to it.
@c(__lsan_default_suppressions)
public func suppressions() -> UnsafePointer<CChar>? {
    let text: StaticString = "leak:NIOThreadPool\n"
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
