import DocumentDetection
import ImageProcessing
import Imaging
import TextDetection
import TextRecognition

/// A side of a document in a photograph, made flat: its small letters are seen better there than in all of the photograph.
struct FlatSide {
    /// The side, grey, read from left to right.
    let picture: Image
    /// Maps pixels of ``picture`` to those of the photograph.
    private let transform: ProjectiveTransform

    /// A side that fills more of the photograph than this share is seen as well there, and so is one on a photograph that the
    /// network sees in its full size.
    private static let mostOfPhotograph = 0.7
    /// The size of the part that is flattened, as a factor of the side's: outlines are never quite right.
    private static let surroundings = 1.04
    /// The longest side of the picture, in pixels.
    private static let longestSide = 1600.0

    /// Flattens a side; nil where that shows no more than the photograph.
    ///
    /// - Parameters:
    ///   - outline: The corners of the side, in pixels of the photograph, read from any of them.
    ///   - photograph: The photograph, turned so that the side's lines run from left to right.
    init?(_ outline: Quadrilateral, of photograph: Image) throws(ImageProcessingError) {
        guard outline.isConvex, outline.area < Self.mostOfPhotograph * photograph.bounds.area,
            max(photograph.width, photograph.height) > TextLineDetector.longestSide
        else { return nil }
        let centre = outline.centre
        let upright = outline.turned(toRead: photograph.bounds).mapped { centre.towards($0, Self.surroundings) }
        let scale = min(1, Self.longestSide / max(upright.meanWidth, upright.meanHeight))
        let (width, height) = (Int(scale * upright.meanWidth), Int(scale * upright.meanHeight))
        guard width > 0, height > 0 else { return nil }
        picture = try photograph.rectified(upright, width: width, height: height)
        guard let transform = ProjectiveTransform(mapping: picture.bounds, to: upright) else { return nil }
        self.transform = transform
    }

    /// The place in the photograph of a place in the picture.
    func inPhotograph(_ place: Point) -> Point { transform.applied(to: place) }

    /// A line of the picture, where it stands in the photograph.
    func inPhotograph(_ seen: SeenLine) -> SeenLine {
        SeenLine(line: seen.line.moved(transform.applied), costs: seen.costs)
    }
}
