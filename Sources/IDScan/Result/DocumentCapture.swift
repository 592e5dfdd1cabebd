import DocumentDetection
import Imaging

/// Where a photograph shows a document, and how well.
struct DocumentCapture {
    /// The document's corners in the photograph, in pixels, from the one where reading starts; nil when its edges were
    /// not seen.
    var quadrilateral: Quadrilateral?
    /// The number of the photograph, from 0, if several were scanned together; else nil.
    var imageIndex: Int?
    /// How well it was photographed; nil for text that was not read from an image.
    var quality: CaptureQuality?
}
