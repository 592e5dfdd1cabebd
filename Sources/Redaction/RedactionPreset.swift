import CPresets

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is kept for a purpose, and who says so.
public struct RedactionPreset: Hashable, Sendable, Codable {
    /// What it is called: small letters and hyphens.
    public let name: String
    /// What the copy is for.
    public let purpose: String
    /// What is kept, where a document shows it.
    public let keeps: [RedactionName]
    /// The law or the guidance that it follows.
    public let source: String

    /// The presets that are part of the program.
    public static let builtIn: [RedactionPreset] = (0..<CPresetsCount()).map { index in
        let file = CPresetsFile(index)
        do {
            return try JSONDecoder().decode(
                RedactionPreset.self, from: Data(UnsafeBufferPointer(start: file.bytes, count: file.size)))
        } catch {
            // A file that is part of the program; a test reads them all.
            preconditionFailure("preset \(index): \(error)")
        }
    }

    /// The request of this preset.
    public var request: RedactionRequest { RedactionRequest(.keeping(Set(keeps)), allowsMissing: true) }
}
