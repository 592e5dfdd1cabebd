import DocumentDetection
import ImageProcessing
import Imaging

extension Image {
    /// Returns the inside of an outline, made rectangular and as large as it is here.
    func flattened(_ outline: Quadrilateral) throws(ImageProcessingError) -> Image {
        try rectified(
            outline, width: max(1, Int(outline.meanWidth.rounded())), height: max(1, Int(outline.meanHeight.rounded())))
    }
}
