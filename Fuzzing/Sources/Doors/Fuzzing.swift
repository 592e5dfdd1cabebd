#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The one door of this process, and the longest time that an input took.
///
/// libFuzzer calls it from the main thread only.
public enum Fuzzing {
    private nonisolated(unsafe) static var door: Door?
    private nonisolated(unsafe) static var slowest: (time: Duration, bytes: Int) = (.zero, 0)

    /// Chooses the door that the environment names in `IDSCAN_DOOR`, or else the one that has the name of the program; ends the
    /// program where there is none.
    public static func chooseDoor(of doors: [Door]) -> Int32 {
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
        let name = getenv("IDSCAN_DOOR").map { String(cString: $0) } ?? program
        door = doors.first { $0.name == name }
        guard door != nil else {
            print("Set IDSCAN_DOOR to one of: " + doors.map(\.name).joined(separator: " "))
            exit(64)
        }
        atexit { Fuzzing.report() }
        return 0
    }

    /// Gives an input to the door.
    public static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        let bytes = Array(bytes)
        let time = ContinuousClock().measure { door?.read(bytes) }
        if time > slowest.time { slowest = (time, bytes.count) }
        return 0
    }

    private static func report() {
        print("stat::slowest_input_ms: \(slowest.time / .milliseconds(1)) of \(slowest.bytes) bytes")
    }
}
