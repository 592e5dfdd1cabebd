package import IDScan
package import Imaging
package import TextRecognition

/// What was read of a picture.
package struct PictureReading: Sendable {
    /// The documents, with their print.
    package var documents: [ScannedDocument]
    /// All lines of text, on documents and beside them; those that could hardly be read, too.
    package var lines: [RecognizedTextObservation]
    /// All barcodes.
    package var barcodes: [Barcode]
    /// Where smaller pictures of a face are that the portrait of a document shows.
    package var portraitCopies: [Quadrilateral] = []
    /// Around what looks like a document and is not among ``documents``.
    package var unreadDocuments: [Quadrilateral] = []
    /// Whether the scanner saw more documents than it reports.
    package var isCutShort = false

    package init(documents: [ScannedDocument], lines: [RecognizedTextObservation], barcodes: [Barcode]) {
        (self.documents, self.lines, self.barcodes) = (documents, lines, barcodes)
    }
}

/// Reads pictures, before anything is covered and after.
package protocol PictureReader: AnyObject {
    /// Reads a picture in colour.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - outlines: The corners of sides of documents, in pixels of the picture, that are looked at closely even where
    ///     no document is seen.
    func read(_ image: Image, lookingCloselyAt outlines: [Quadrilateral]) throws(RedactionError) -> PictureReading

    /// Reads the text in one place of a picture, as one text.
    func text(in place: Quadrilateral, of image: Image) throws(RedactionError) -> String
}
