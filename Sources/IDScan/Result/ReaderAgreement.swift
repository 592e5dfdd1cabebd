/// What a second reader, which shares no code with the first, says of a field.
public enum ReaderAgreement: String, Hashable, Sendable, Codable, CaseIterable {
    /// It reads the same characters.
    case agrees
    /// It reads another character at least, one more or one less.
    case differs
    /// It was not asked: it is about names, about lines of which the first reader is in doubt, and when a check digit fails.
    case notAsked
}
