import Foundation
import IDScan

let pool = try ScannerPool(count: 2)

// Each photograph has a task of its own, as each request to a service has; two are scanned at a time.
await withTaskGroup(of: String.self) { group in
    for name in CommandLine.arguments.dropFirst() {
        group.addTask {
            do {
                let photograph = try Data(contentsOf: URL(filePath: name))
                let result = try await pool.scan([UInt8](photograph))
                return "\(name): \(result.documents.map { "\($0.status)" }.joined(separator: ", "))"
            } catch {
                return "\(name): \(error)"
            }
        }
    }
    for await line in group { print(line) }
}
