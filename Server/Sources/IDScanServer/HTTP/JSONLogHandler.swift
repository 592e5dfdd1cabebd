package import Logging
import ScanReports

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A log of JSON objects, one on each line of standard error.
package struct JSONLogHandler: LogHandler {
    package var logLevel = Logger.Level.info
    package var metadata = Logger.Metadata()
    private let label: String

    package init(label: String) { self.label = label }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        let values = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        let members =
            [
                ("time", Date.now.ISO8601Format(.init(includingFractionalSeconds: true))),
                ("level", "\(event.level)"), ("logger", label), ("message", "\(event.message)"),
            ] + values.map { ($0.key, "\($0.value)") }
        let object = JSONValue.object(members.map { .init(key: $0.0, value: .string($0.1)) })
        let bytes = Array((object.line + "\n").utf8)
        // One call for each line: lines of several threads do not mix.
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }
}
