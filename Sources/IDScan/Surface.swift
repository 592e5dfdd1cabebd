import DocumentDetection
import ImageProcessing
import Imaging

/// A flat picture in which zones are looked for: a rectified document, or the photograph itself, upright or turned.
struct Surface {
    private let photograph: Image
    /// What of the photograph is shown; nil for all of it, as it is.
    private let outline: Quadrilateral?
    private let width: Int
    private let height: Int
    /// Maps points of the picture to the photograph.
    let toPhotograph: ProjectiveTransform
    /// The document in the photograph; nil for the photograph itself.
    let document: DetectedDocument?
    /// Whether it is worth a look only when no other shows anything.
    let isLastResort: Bool

    /// The surfaces to look at: each document; then the whole photograph, where one without edges may be; then that
    /// turned, for lines that lean further than the locator follows them.
    static func candidates(in photograph: Image, documents: [DetectedDocument]) -> [Surface] {
        let whole = Surface(
            photograph: photograph, outline: nil, width: photograph.width, height: photograph.height,
            toPhotograph: .identity, document: nil, isLastResort: false)
        return documents.compactMap { Surface(of: $0, in: photograph) } + [whole]
            + thirdTurns.compactMap { Surface(turning: photograph, to: $0) }
    }

    /// A third of a right angle either way: with the quarter turns, which the locator knows, no line leans more than
    /// 15 degrees in one of these.
    private static let thirdTurns = [0.5, -0.5].map { Point(x: 0.75.squareRoot(), y: $0) }

    /// The photograph turned so that what runs in a direction, a unit vector, becomes level; nil when it has no area.
    private init?(turning photograph: Image, to direction: Point) {
        let (width, height) = (Double(photograph.width), Double(photograph.height))
        let across = (width * abs(direction.x) + height * abs(direction.y)) / 2
        let down = (width * abs(direction.y) + height * abs(direction.x)) / 2
        func corner(_ x: Double, _ y: Double) -> Point {
            Point(
                x: width / 2 + x * across * direction.x - y * down * direction.y,
                y: height / 2 + x * across * direction.y + y * down * direction.x)
        }
        let outline = Quadrilateral(
            topLeft: corner(-1, -1), topRight: corner(1, -1), bottomRight: corner(1, 1), bottomLeft: corner(-1, 1))
        self.init(
            flattening: outline, of: photograph, size: Self.limited(2 * across, 2 * down, to: Self.longestTurnedSide),
            document: nil)
    }

    /// A document made rectangular; nil when its corners span no area.
    private init?(of document: DetectedDocument, in photograph: Image) {
        let shown = Quadrilateral(
            x: -Self.margin, y: -Self.margin, width: 1 + 2 * Self.margin, height: 1 + 2 * Self.margin)
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        guard let toDocument = ProjectiveTransform(mapping: unit, to: document.quadrilateral) else { return nil }
        let outline = toDocument.applied(to: shown)
        guard outline.isConvex else { return nil }
        let (width, height) = DocumentShape.nearest(to: document.quadrilateral).size(fitting: outline)
        self.init(
            flattening: outline, of: photograph, size: Self.limited(width, height, to: Self.longestSide),
            document: document)
    }

    private init?(
        flattening outline: Quadrilateral, of photograph: Image, size: (width: Int, height: Int),
        document: DetectedDocument?
    ) {
        let flat = Quadrilateral(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        guard let toPhotograph = ProjectiveTransform(mapping: flat, to: outline) else { return nil }
        self.init(
            photograph: photograph, outline: outline, width: size.width, height: size.height,
            toPhotograph: toPhotograph, document: document, isLastResort: document == nil)
    }

    private init(
        photograph: Image, outline: Quadrilateral?, width: Int, height: Int, toPhotograph: ProjectiveTransform,
        document: DetectedDocument?, isLastResort: Bool
    ) {
        (self.photograph, self.outline) = (photograph, outline)
        (self.width, self.height, self.toPhotograph) = (width, height, toPhotograph)
        (self.document, self.isLastResort) = (document, isLastResort)
    }

    /// Draws the picture.
    func picture() throws(ImageProcessingError) -> Image {
        guard let outline else { return photograph }
        return try photograph.rectified(outline, width: width, height: height)
    }

    /// How much around a document is shown, as a share of its sides: a side that was seen too far inside cuts no zone off.
    private static let margin = 0.04

    /// More pixels than this help to read a line, which is done in the photograph, but not to locate it.
    private static let longestSide = 1600.0
    /// The same for a whole photograph, of which a document may be a small part.
    private static let longestTurnedSide = 2260.0
    /// Fewer pixels than this leave no room for a line.
    private static let shortestSide = 32

    private static func limited(_ width: Double, _ height: Double, to longest: Double) -> (width: Int, height: Int) {
        let scale = min(1, longest / max(width, height))
        return (max(shortestSide, Int((width * scale).rounded())), max(shortestSide, Int((height * scale).rounded())))
    }
}
