import Foundation
import Imaging

/// Something that reads a line.
protocol LineReader: AnyObject {
    /// The name of the reader in the table.
    var name: String { get }

    /// Reads a line: its text, and its text as a line of the format that fits best, if one does.
    ///
    /// - Parameters:
    ///   - line: The line in grey.
    ///   - file: The picture that the line was decoded from.
    func read(_ line: Image, from file: URL) throws -> (text: String, formatted: String?)

    /// Is told the text of the line that was read last.
    func learn(truth: String)
}

extension LineReader {
    func learn(truth: String) {}
}
