import DocumentDetection
import ImageProcessing
import Imaging

/// A flat picture in which zones are looked for: a rectified document, or the photograph itself.
struct Surface {
    private let photograph: Image
    private let width: Int
    private let height: Int
    /// Maps points of the picture to the photograph.
    let toPhotograph: ProjectiveTransform
    /// The document in the photograph; nil for the photograph itself.
    let document: DetectedDocument?

    /// The surfaces to look at: each document, then the whole photograph, where one without edges may be.
    static func candidates(in photograph: Image, documents: [DetectedDocument]) -> [Surface] {
        documents.compactMap { Surface(of: $0, in: photograph) } + [Surface(photograph: photograph)]
    }

    private init(photograph: Image) {
        self.photograph = photograph
        (width, height) = (photograph.width, photograph.height)
        toPhotograph = .identity
        document = nil
    }

    /// A document made rectangular; nil when its corners span no area.
    private init?(of document: DetectedDocument, in photograph: Image) {
        let outline = document.quadrilateral
        let (width, height) = Self.size(of: outline)
        let flat = Quadrilateral(x: 0, y: 0, width: Double(width), height: Double(height))
        guard let toPhotograph = ProjectiveTransform(mapping: flat, to: outline) else { return nil }
        self.photograph = photograph
        (self.width, self.height) = (width, height)
        self.toPhotograph = toPhotograph
        self.document = document
    }

    /// Draws the picture.
    func picture() throws(ImageProcessingError) -> Image {
        guard let document else { return photograph }
        return try photograph.rectified(document.quadrilateral, width: width, height: height)
    }

    /// More pixels than this help to read a line, which is done in the photograph, but not to locate it.
    private static let longestSide = 1600.0
    /// Fewer pixels than this leave no room for a line.
    private static let shortestSide = 32

    private static func size(of outline: Quadrilateral) -> (width: Int, height: Int) {
        let (width, height) = DocumentShape.nearest(to: outline).size(fitting: outline)
        let scale = min(1, longestSide / max(width, height))
        return (max(shortestSide, Int((width * scale).rounded())), max(shortestSide, Int((height * scale).rounded())))
    }
}
