/// The documents that one look at the whole of an image shows.
public struct DocumentGlimpse {
    let picture: HalvedImages
    let map: DocumentMap
    /// The possible documents, most certain first. Outlines are rough: a document that fills the image may be cut anywhere.
    public let documents: [DetectedDocument]
    /// True where each document is so clear that it needs no closer look.
    public let isClear: Bool
}
