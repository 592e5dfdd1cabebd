/// The opinion on a field of a second reader, which shares no code with the first.
public enum ReaderAgreement: String, Hashable, Sendable, Codable, CaseIterable {
    /// It reads the same characters. It is not asked about fillers at the end of a line that are beyond doubt.
    case agrees
    /// It reads another character at least, one more or one less.
    case differs
    /// It was not asked. It is asked about names, about lines that the first reader doubts, and if a check digit fails.
    case notAsked
}
