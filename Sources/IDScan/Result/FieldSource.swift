/// Which part of a document a value is from.
public enum FieldSource: String, Hashable, Sendable, Codable, CaseIterable {
    /// The machine-readable zone.
    case mrz
    /// What is printed for people to read: beside a zone, by a layout; without one, beside the captions and numbers of fields. All
    /// lines of the photograph are read, at two sizes, by networks that know letters and no words. What stands next to a caption,
    /// and makes sense for it, is the value of its field; what two looks read differently, and what is unsure, is left out.
    case visualZone
}
