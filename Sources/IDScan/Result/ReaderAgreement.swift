/// The opinion of a second reader, Tesseract, on a field.
public enum ReaderAgreement: String, Hashable, Sendable, Codable, CaseIterable {
    /// It reads the same characters. It is not asked about fillers at the end of a line that are beyond doubt.
    case agrees
    /// It reads another character at least, one more or one less.
    case differs
    /// It was not asked, as both networks left no doubt. It is asked about names and lines in doubt, and if a check digit fails.
    case notAsked
}
