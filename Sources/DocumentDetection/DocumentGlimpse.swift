/// What one look at the whole of an image shows of documents.
public struct DocumentGlimpse {
    let picture: HalvedImages
    let map: DocumentMap
    /// What may be documents, most certain first. Outlines are rough: a document that fills the image may be cut anywhere.
    public let documents: [DetectedDocument]
    /// Whether each document is so clear that it needs no closer look.
    public let isClear: Bool
}
