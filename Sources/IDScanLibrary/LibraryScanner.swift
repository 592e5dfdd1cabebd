import IDScan
import ScanReports

/// The scanners behind a handle of the library, and the form of their reports.
final class LibraryScanner: Sendable {
    private let pool: ScannerPool
    private let hasCorners: Bool

    /// Loads the scanners.
    ///
    /// - Throws: `Failure` when a model is missing, or the system gives no thread.
    init(_ options: LibraryOptions) throws(Failure) {
        hasCorners = options.hasCorners
        do throws(ScanError) {
            pool = try ScannerPool(count: options.workers, options: options.scanning)
        } catch {
            throw Failure(error)
        }
    }

    /// Scans a file, and returns the report as the program prints it of standard input.
    func report(on bytes: [UInt8]) -> String {
        let outcome: Result<ScanResult, Failure>
        do throws(ScanError) {
            outcome = .success(try pool.scanWaiting(bytes))
        } catch {
            outcome = .failure(Failure(error))
        }
        return line(outcome)
    }

    /// Waits until all scans are answered and the threads have ended.
    func close() { pool.closeWaiting() }

    private func line(_ outcome: Result<ScanResult, Failure>) -> String {
        guard let json = try? JSONValue(encoding: ScanReport(source: "-", outcome: outcome)) else {
            // Nothing of a result is a number that JSON lacks, and nothing of this failure.
            return line(.failure(Failure(code: "internalFailure", message: "the result cannot be written as JSON")))
        }
        return (hasCorners ? json : json.withoutCorners).line
    }
}
