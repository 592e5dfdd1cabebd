import NIOCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The trial of something that a worker must not be able to do.
package struct WorkerTrial: Hashable, Sendable {
    /// The name of the trial.
    package let name: String
    /// The number of the error that it came to; 0 when it was possible.
    package let error: Int32

    /// Has a new worker try everything.
    package static func all(in settings: WorkerSettings) throws(WorkerProcess.Loss) -> [WorkerTrial] {
        let worker = try WorkerProcess(settings, of: WorkerLauncher())
        let (_, results) = try worker.answer(to: .trials, about: [], within: .seconds(10))
        let errors = try? JSONDecoder().decode(
            [String: Int32].self, from: Data(results.first?.readableBytesView ?? ByteBuffer().readableBytesView))
        return (errors ?? [:]).sorted { $0.key < $1.key }.map { WorkerTrial(name: $0.key, error: $0.value) }
    }
}
