/// Which part of a document a value is from.
public enum FieldSource: String, Hashable, Sendable, Codable, CaseIterable {
    /// The machine-readable zone.
    case mrz
    /// What is printed for people to read.
    case visualZone
}
