import ArgumentParser
import IDScanServer
import Logging

/// The form of the log.
enum LogFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json

    /// The handler that writes it.
    func handler(_ label: String) -> any LogHandler {
        switch self {
        case .text: StreamLogHandler.standardError(label: label)
        case .json: JSONLogHandler(label: label)
        }
    }
}
