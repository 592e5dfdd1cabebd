package import Barcodes
package import IDScan
package import ImageProcessing
package import Imaging
package import TextRecognition

/// The texts and things that were read of a picture.
package struct PictureReading: Sendable {
    /// The documents, with their print.
    package var documents: [ScannedDocument]
    /// All lines of text, on documents and beside them; those that could hardly be read, too.
    package var lines: [RecognizedTextObservation]
    /// The lines that the scanner read of print, in each look at the picture: the same ones several times.
    package var print: [RecognizedTextObservation] = []
    /// All barcodes.
    package var barcodes: [Barcode]
    /// The other pictures of a face that the portrait of a document shows.
    package var portraitCopies: [Quadrilateral] = []
    /// The outlines of things that look like documents and are not among ``documents``.
    package var unreadDocuments: [Quadrilateral] = []
    /// Lines of text beside the documents that were not read, as there were too many.
    package var unreadLines: [Quadrilateral] = []
    /// True where the scanner saw more documents than it reports.
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
    ///   - request: The request: where all of a document is covered but some fields, only lines near these are read.
    ///   - deadline: The time at which the reading has to end.
    func read(
        _ image: Image, for request: RedactionRequest, before deadline: Deadline
    ) throws(RedactionError) -> PictureReading

    /// Reads the text and the barcodes that a picture still shows after places of it were covered.
    ///
    /// - Parameters:
    ///   - painted: The covered picture.
    ///   - mask: The pixels that are covered.
    ///   - reading: The reading before the cover. Lines of it that no cover touches say the same, and are not read again.
    ///   - deadline: The time at which the reading has to end.
    func read(
        _ painted: Image, coveredBy mask: CoverMask, after reading: PictureReading, before deadline: Deadline
    ) throws(RedactionError) -> PictureReading

    /// Finds other pictures of the faces that the documents of a picture show.
    func portraitCopies(on reading: PictureReading, in image: Image) throws(RedactionError) -> [Quadrilateral]

    /// Reads the text in one place of a picture, as one text.
    func text(in place: Quadrilateral, of image: Image, before deadline: Deadline) throws(RedactionError) -> String
}
