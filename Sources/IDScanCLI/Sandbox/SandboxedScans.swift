import Dispatch
import IDScan
import ImageProcessing
import ScanReports
import Synchronization
import SystemFoundation

/// Scans photographs in processes that can reach nothing but their own memory: this one reads the files, and hands them over.
struct SandboxedScans: Sendable {
    /// The photographs.
    let inputs: [Input]
    /// The command that starts a process.
    let isolation: Isolation
    /// The limits of an image and of the time for it.
    let limits: ImageDecodingLimits

    private static let form = StreamAnswerForm(isCompact: false, hasCorners: true)

    /// Scans all photographs and hands over each report as soon as it is there, on any thread.
    ///
    /// - Parameters:
    ///   - threadCount: The number of processes that scan at a time; there are never more than cores.
    ///   - deliver: Takes a report and the number of its photograph, counted from 0.
    func scanAll(threadCount: Int, deliver: @Sendable (ScanReport, Int) -> Void) {
        let taken = Atomic(0)
        let most = min(threadCount, inputs.count, StreamWorkers.coreCount)
        DispatchQueue.concurrentPerform(iterations: most) { _ in
            var scanner = IsolatedScanner(isolation, form: Self.form, limits: limits)
            while true {
                let number = taken.add(1, ordering: .relaxed).oldValue
                guard number < inputs.count else { return }
                deliver(report(on: inputs[number], number: number, by: &scanner), number)
            }
        }
    }

    private func report(on input: Input, number: Int, by scanner: inout IsolatedScanner) -> ScanReport {
        let request = StreamRequest(id: .number(number), line: number + 1, source: .success(.file(input.file)))
        return ScanReport(source: input.name, outcome: Self.outcome(in: scanner.answer(to: request)))
    }

    /// The outcome in an answer: a result, or an error.
    static func outcome(in answer: [UInt8]) -> Result<ScanResult, Failure> {
        struct Refusal: Decodable { let error: Failure }
        let data = Data(answer)
        if let refusal = try? JSONDecoder().decode(Refusal.self, from: data) { return .failure(refusal.error) }
        do {
            return .success(try JSONDecoder().decode(ScanResult.self, from: data))
        } catch {
            return .failure(Failure(code: "workerDied", message: "the process that read this gave no result"))
        }
    }
}
