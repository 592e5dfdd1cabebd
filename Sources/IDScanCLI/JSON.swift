#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Encoding as the program prints it.
enum JSON {
    /// Returns a value as JSON text, without a newline at its end.
    ///
    /// - Parameter isPretty: Whether to indent it; else it is one line.
    static func text(of value: some Encodable, isPretty: Bool) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
