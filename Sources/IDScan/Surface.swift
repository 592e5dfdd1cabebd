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
    /// The outline of the document in the photograph; nil for the photograph itself.
    let outline: Quadrilateral?

    /// The surfaces to look at: each outline, then the whole photograph, where a document without edges may be.
    static func candidates(in photograph: Image, outlines: [Quadrilateral]) -> [Surface] {
        outlines.compactMap { Surface(of: photograph, within: $0) } + [Surface(photograph: photograph)]
    }

    private init(photograph: Image) {
        self.photograph = photograph
        (width, height) = (photograph.width, photograph.height)
        toPhotograph = .identity
        outline = nil
    }

    /// A document made rectangular; nil when its corners span no area.
    private init?(of photograph: Image, within outline: Quadrilateral) {
        let (width, height) = Self.size(of: outline)
        let flat = Quadrilateral(x: 0, y: 0, width: Double(width), height: Double(height))
        guard let toPhotograph = ProjectiveTransform(mapping: flat, to: outline) else { return nil }
        self.photograph = photograph
        (self.width, self.height) = (width, height)
        self.toPhotograph = toPhotograph
        self.outline = outline
    }

    /// Draws the picture.
    func picture() throws(ImageProcessingError) -> Image {
        guard let outline else { return photograph }
        return try photograph.rectified(outline, width: width, height: height)
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
