import Dispatch
import IDScan
import ImageProcessing
import ScanReports
import Synchronization

/// Scans photographs on several threads; each thread has a scanner of its own.
struct ScanWorkers: Sendable {
    /// The photographs.
    let inputs: [Input]

    /// The photographs that are scanned together.
    enum Joining {
        /// Each by itself.
        case nothing
        /// Two and two, the sides of a document; their number is even.
        case sides
        /// All, frames of one document.
        case frames
    }

    /// The photographs that are scanned together.
    let joining: Joining

    /// The number of photographs in a scan.
    var countPerScan: Int {
        switch joining {
        case .nothing: 1
        case .sides: 2
        case .frames: max(1, inputs.count)
        }
    }

    /// The number of scans.
    var scanCount: Int { inputs.count / countPerScan }

    /// The options of the scanners.
    let options: ScanOptions

    /// The files that are written beside the reports.
    let outputs: ScanOutputs

    /// Scans all inputs and hands over each report as soon as it is there, on any thread.
    ///
    /// - Parameters:
    ///   - threadCount: The number of scans at a time; there are never more threads than cores.
    ///   - deliver: Takes a report and the number of its scan, counted from 0.
    func scanAll(threadCount: Int, deliver: @Sendable (ScanReport, Int) -> Void) {
        let taken = Atomic(0)
        let takeNumber = { @Sendable () -> Int? in
            let number = taken.add(1, ordering: .relaxed).oldValue
            return number < scanCount ? number : nil
        }
        DispatchQueue.concurrentPerform(iterations: min(threadCount, scanCount, StreamWorkers.coreCount)) { _ in
            work(on: takeNumber, deliver: deliver)
        }
    }

    /// Scans inputs until none is left; without any, no scanner is made.
    private func work(on takeNumber: () -> Int?, deliver: (ScanReport, Int) -> Void) {
        var next = takeNumber()
        if next == nil { return }
        do throws(ScanError) {
            var scanner = try DocumentScanner(options: options)
            while let number = next {
                let report =
                    switch joining {
                    case .nothing: report(on: inputs[number], number: number, by: &scanner)
                    case .sides: report(onSides: inputs(of: number), by: &scanner)
                    case .frames: report(onFrames: inputs(of: number), by: &scanner)
                    }
                deliver(report, number)
                next = takeNumber()
            }
        } catch {
            while let number = next {
                deliver(ScanReport(inputs(of: number), outcome: .failure(Failure(error))), number)
                next = takeNumber()
            }
        }
    }

    /// The photographs of a scan.
    private func inputs(of number: Int) -> ArraySlice<Input> {
        inputs[number * countPerScan..<(number + 1) * countPerScan]
    }

    private func report(on input: Input, number: Int, by scanner: inout DocumentScanner) -> ScanReport {
        do throws(Failure) {
            let bytes = try input.bytes(limit: options.limits.fileBytes)
            let recorder = outputs.debugImages?.recorder(for: input, number: inputs.count > 1 ? number + 1 : nil)
            let result = try scan(bytes, by: &scanner, observing: recorder)
            let unrecorded = [recorder?.failure].compactMap(\.self).map { Shortfall(failure: $0, exitStatus: .failed) }
            let unwritten = outputs.write(result, of: PagePictures(bytes: bytes, options: options))
            var report = ScanReport(source: input.name, outcome: .success(result))
            report.shortfalls = unrecorded + unwritten
            return report
        } catch {
            return ScanReport(source: input.name, outcome: .failure(error))
        }
    }

    private func scan(
        _ bytes: [UInt8], by scanner: inout DocumentScanner, observing recorder: DebugImageRecorder?
    ) throws(Failure) -> ScanResult {
        do throws(ScanError) {
            return try scanner.scan(bytes, observing: recorder?.record)
        } catch {
            throw Failure(error)
        }
    }
}
