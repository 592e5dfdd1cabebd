/// A step of a scan at which a picture is worth looking at, in their order.
public enum ScanStage: String, Hashable, Sendable, CaseIterable {
    /// The photograph, as it is scanned.
    case photograph
    /// The picture that the document network sees, the brighter the surer it is of a document.
    case mask
    /// The outlines of documents, possible ones darker.
    case documents
    /// The picture that the text network sees.
    case text
    /// The curves of lines of text.
    case curves
    /// The lines of a zone, where they are.
    case lines
    /// A zone whose bend was taken away.
    case flat
    /// A zone that was read.
    case zone
    /// One line of it, as the readers see it.
    case line
}
