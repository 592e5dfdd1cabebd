import DocumentDetection
import ImageProcessing
import Imaging

extension Image {
    /// The longest side of the picture, in pixels: enough for the smallest print on a page.
    private static let longestSide = 6000.0
    /// The largest difference of an outline's proportions from those of a bank card, as a factor: no other kind comes as near.
    private static let mostDistortion = 1.06

    /// Returns a document on this photograph flat, with about as many pixels as it has here, and how large it is in the world
    /// if its proportions tell.
    ///
    /// - Parameter outline: Its corners, from the one where reading starts.
    func flatDocument(at outline: Quadrilateral) throws(ImageProcessingError) -> (image: Image, size: PageSize?) {
        let (seenWidth, seenHeight) = (max(outline.meanWidth, 1), max(outline.meanHeight, 1))
        let seen = seenWidth / seenHeight
        let card = CardSize.id1
        let sizes = [
            PageSize(widthInMillimetres: card.width, height: card.height),
            PageSize(widthInMillimetres: card.height, height: card.width),
        ]
        let size = sizes.first { size in
            let proportions = size.width / size.height
            return max(proportions / seen, seen / proportions) < Self.mostDistortion
        }
        let proportions = size.map { $0.width / $0.height } ?? seen
        let width = (seenWidth * seenHeight * proportions).squareRoot()
        let scale = min(1, Self.longestSide / max(width, width / proportions))
        let image = try rectified(
            outline, width: max(1, Int((width * scale).rounded())),
            height: max(1, Int((width / proportions * scale).rounded())))
        return (image, size)
    }
}
