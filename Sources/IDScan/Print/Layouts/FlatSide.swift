import DocumentDetection
import ImageProcessing
import Imaging

/// A document made flat, with millimetres for a measure.
struct FlatSide {
    /// The flat picture, grey.
    let image: Image
    /// The size of the document, in millimetres.
    let size: TemplateSize
    /// The number of pixels in a millimetre.
    let resolution: Double
    /// Maps millimetres on the document to pixels of the photograph.
    let toPhotograph: ProjectiveTransform

    /// More pixels for a millimetre show no more of print, and cost time; letters of fewer are not found.
    private static let resolutions = 8.0...12.0

    /// Fewer pixels for a millimetre show no letters.
    private static let leastSeen = 3.0

    /// Flattens a document; nil when its corners span no area, or it is too small in the photograph to be read.
    ///
    /// - Parameters:
    ///   - outline: Its corners in the photograph, from where reading starts.
    ///   - size: Its size, in millimetres.
    ///   - photograph: The photograph, grey.
    init?(of outline: Quadrilateral, size: TemplateSize, in photograph: Image) throws(ImageProcessingError) {
        let seen = max(outline.meanWidth / size.width, outline.meanHeight / size.height)
        let resolution = min(max(seen, Self.resolutions.lowerBound), Self.resolutions.upperBound)
        guard outline.isConvex, seen >= Self.leastSeen,
            let transform = ProjectiveTransform(mapping: size.region.outline, to: outline)
        else {
            return nil
        }
        image = try photograph.rectified(
            outline, width: Int((size.width * resolution).rounded()), height: Int((size.height * resolution).rounded()))
        self.size = size
        self.resolution = resolution
        toPhotograph = transform
    }

    /// The place on the document, in millimetres, of a place in the flat picture.
    func onDocument(_ place: Quadrilateral) -> Quadrilateral {
        place.mapped { Point(x: $0.x / resolution, y: $0.y / resolution) }
    }

    /// The place in the photograph of a place in the flat picture.
    func inPhotograph(_ place: Quadrilateral) -> Quadrilateral { toPhotograph.applied(to: onDocument(place)) }
}
