import Resources
import SystemFoundation

/// The fields that are kept for a purpose, and the rule that says so.
public struct RedactionPreset: Hashable, Sendable, Codable {
    /// The name of the preset: small letters and hyphens.
    public let name: String
    /// The purpose of the copy.
    public let purpose: String
    /// The fields that are kept, where a document shows them.
    public let keeps: [RedactionName]
    /// The law or the guidance that it follows.
    public let source: String

    /// The presets that are part of the program.
    public static let builtIn: [RedactionPreset] = ResourceFolder.presets.files.map { file in
        do {
            return try JSONDecoder().decode(RedactionPreset.self, from: Data(file.bytes))
        } catch {
            // A file that is part of the program; a test reads them all.
            preconditionFailure("\(file.name): \(error)")
        }
    }

    /// The request of this preset.
    public var request: RedactionRequest { RedactionRequest(.keeping(Set(keeps)), allowsMissing: true) }
}
