/// What a second reader, which shares nothing with the first, says of a field.
public enum ReaderAgreement: String, Hashable, Sendable, Codable, CaseIterable {
    /// It reads the same characters.
    case agrees
    /// It reads another character at least, one more or one less.
    case differs
    /// It was not asked: it is where the first reader is in doubt, and for names, unless a check digit fails.
    case notAsked
}
