import ImageProcessing
public import Imaging

/// What a template sees on a document: for people who make one.
public struct TemplatePreview: Hashable, Sendable {
    /// The document, flat and upright, grey.
    public let picture: Image
    /// How many pixels of ``picture`` a millimetre takes.
    public let resolution: Double
    /// What was read, with places in ``picture``.
    public let fields: [VisualFieldName: PrintedField]
    /// Whether the anchors of the template were seen, so that it would be chosen for a document without a zone.
    public let hasAnchors: Bool
}

extension DocumentScanner {
    /// Reads a document by a template, whether or not the scanner would choose it.
    ///
    /// - Parameters:
    ///   - template: The template.
    ///   - image: A photograph of one document.
    ///   - isFlat: Whether the image is the document, and nothing is around it.
    /// - Returns: What was read; nil when no document is seen, or it is too small to be read.
    /// - Throws: ``ScanError`` when the language of the template is not installed, the time is over or a library fails.
    public mutating func preview(
        of template: DocumentTemplate, in image: Image, isFlat: Bool = false
    ) throws(ScanError) -> TemplatePreview? {
        let context = context()
        let reader = try PrintReader.loaded([template])
        do {
            let photograph = SourceImage(image).pixels
            guard let outline = isFlat ? photograph.bounds : try likeliestDocument(in: photograph) else { return nil }
            return try reader.preview(of: template, outline: outline, in: photograph, within: context)
        } catch {
            throw context.error(error)
        }
    }
}
