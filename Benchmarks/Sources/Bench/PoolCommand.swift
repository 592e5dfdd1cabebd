import ArgumentParser
import Foundation
import IDScan
import SpecimenCards

/// `bench pool`: the cost of loading the first and each further scanner of a ``ScannerPool``, the gain of two over one,
/// and the time after which the places of cancelled scans are free.
struct PoolCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pool",
        abstract: "Lets \(tasks) tasks share one scanner and then two, and cancels scans.",
        discussion: """
            Ends with exit code 1 when a scan is not answered, or when two scanners are less than \(leastSpeedUp) times as \
            fast as one; that needs a machine with two idle cores.
            """
    )

    private static let tasks = 100
    private static let leastSpeedUp = 1.9

    @Option(help: "How many scans are waited for, at least \(tasks).")
    var count = 1000

    @Option(help: "The seed of the passport that is scanned.")
    var seed: UInt64 = 1_000_000

    func validate() throws {
        guard count >= Self.tasks else { throw ValidationError("--count must be \(Self.tasks) or more.") }
    }

    func run() async throws {
        let conditions = PhotographConditions.desk.with { ($0.width, $0.height) = (1280, 960) }
        let card = SpecimenCard(format: .td3, seed: seed)
        let photograph = try Photograph(of: [card], conditions: conditions, seed: seed).taken().file()

        try Self.load(upTo: 4)
        var seconds: [Double] = []
        for scanners in [1, 2] {
            let pool = try ScannerPool(count: scanners)
            _ = try await pool.scan(photograph)
            let (time, answered) = await Self.answers(count / Self.tasks, of: photograph, by: pool)
            let scans = count / Self.tasks * Self.tasks
            print(
                String(
                    format: "scanners: %d; %d of %d answered, %.1f a second", scanners, answered, scans,
                    Double(scans) / time))
            guard answered == scans else { throw ExitCode.failure }
            seconds.append(time)
            try await Self.cancel(photograph, by: pool)
        }
        let speedUp = seconds[0] / seconds[1]
        print(String(format: "two are %.2f times as fast as one", speedUp))
        if speedUp < Self.leastSpeedUp { throw ExitCode.failure }
    }

    /// Prints the time that scanners take to load, and the memory that is held with them.
    private static func load(upTo count: Int) throws {
        var pools: [ScannerPool] = []
        var before = residentMegabytes()
        print(String(format: "without a scanner: %.1f MB", before))
        for number in 1...count {
            let start = ContinuousClock.now
            pools.append(try ScannerPool(count: 1))
            let (time, memory) = (ContinuousClock.now - start, residentMegabytes())
            print(String(format: "scanner %d: %.0f ms, %.1f MB more", number, time / .milliseconds(1), memory - before))
            before = memory
        }
    }

    /// Lets tasks wait for so many scans each; returns the seconds, and the number that were answered with the passport.
    private static func answers(
        _ count: Int, of photograph: [UInt8], by pool: ScannerPool
    ) async -> (seconds: Double, answered: Int) {
        let start = ContinuousClock.now
        let answered = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<tasks {
                group.addTask {
                    var answered = 0
                    for _ in 0..<count {
                        let documents = try? await pool.scan(photograph).documents
                        answered += documents?.first?.status == .verified ? 1 : 0
                    }
                    return answered
                }
            }
            return await group.reduce(0, +)
        }
        return ((ContinuousClock.now - start) / .seconds(1), answered)
    }

    /// Cancels a hundred scans that run or wait, and prints how long it is until another is answered, and how long that takes
    /// alone.
    private static func cancel(_ photograph: [UInt8], by pool: ScannerPool) async throws {
        let waiting = (0..<tasks).map { _ in Task { try await pool.scan(photograph) } }
        try await Task.sleep(for: .milliseconds(30))
        let start = ContinuousClock.now
        for task in waiting { task.cancel() }
        _ = try await pool.scan(photograph)
        let after = ContinuousClock.now
        _ = try await pool.scan(photograph)
        print(
            String(
                format: "answered %.0f ms after %d were cancelled; alone %.0f ms", (after - start) / .milliseconds(1),
                tasks, (ContinuousClock.now - after) / .milliseconds(1)))
    }

    /// The memory of this process that is in use.
    private static func residentMegabytes() -> Double {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii))?.split(separator: " ")
        return Double(fields?.dropFirst().first ?? "").map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6 } ?? 0
    }
}
