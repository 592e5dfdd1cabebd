import DocumentDetection
import ImageProcessing
import Imaging
import TextDetection

/// A flat picture in which lines of text are looked for: the photograph itself, or a small document in it, made rectangular.
struct SearchView {
    private typealias Tuning = DocumentScanner.Tuning

    private let photograph: Image
    /// The part of the photograph that is shown; nil for all of it, as it is.
    private let outline: Quadrilateral?
    /// The size of the picture, in pixels.
    let width: Int
    let height: Int
    /// Maps points of the picture to the photograph.
    let toPhotograph: ProjectiveTransform
    /// The document in the photograph; nil for the photograph itself.
    let document: DetectedDocument?
    /// The longest side at which it is looked at, in pixels.
    let longestSide: Int

    /// The surfaces to look at: the whole photograph; then each document on which letters are too low to be seen there.
    static func candidates(in photograph: Image, documents: [DetectedDocument]) -> [SearchView] {
        let scale = scale(ofWhole: photograph)
        let small = documents.filter {
            let outline = $0.quadrilateral
            return max(outline.meanWidth, outline.meanHeight) * scale < Tuning.smallDocument
        }
        let whole = SearchView(photograph: photograph, longestSide: TextLineDetector.longestSide)
        return [whole] + small.compactMap { SearchView(of: $0, in: photograph) }
    }

    /// The whole of a large photograph, as closely as that is worth its time when nothing else shows anything; nil when the
    /// photograph is not large.
    init?(closeToWhole photograph: Image) {
        guard max(photograph.width, photograph.height) > Tuning.leastLargeSide else { return nil }
        self.init(photograph: photograph, longestSide: Tuning.closestSide)
    }

    /// The lower part of a photograph that one document fills.
    init?(lowerPartOf photograph: Image) {
        let (width, height) = (Double(photograph.width), Double(photograph.height))
        let top = Tuning.shareAboveZone * height
        self.init(
            of: Quadrilateral(x: 0, y: top, width: width, height: height - top), in: photograph,
            size: Self.limited((width, height - top)))
    }

    /// The part of a photograph where lines were seen that are too small to be seen well in the whole of it; nil when it has no
    /// area.
    ///
    /// - Parameters:
    ///   - lines: The lines, in pixels of the photograph.
    ///   - photograph: The photograph.
    init?(closeUpOf lines: [TextLine], in photograph: Image) {
        guard !lines.isEmpty else { return nil }
        let extent = Extent(around: lines.flatMap { [$0.curve.start, $0.curve.end] })
        let shown = extent.outset(by: Tuning.closeMargin * max(extent.width, extent.height))
        let (left, top) = (max(0, shown.left), max(0, shown.top))
        let width = min(Double(photograph.width), shown.right) - left
        let height = min(Double(photograph.height), shown.bottom) - top
        self.init(
            of: Quadrilateral(x: left, y: top, width: width, height: height), in: photograph,
            size: Self.limited((width, height)))
    }

    /// True if lines that were seen on it are so small there that a closer look shows more.
    func isTooCoarse(for lines: [TextLine]) -> Bool {
        let scale = Double(longestSide) / Double(max(width, height))
        return toPhotograph == .identity && scale < 1 && lines.contains { $0.height * scale < Tuning.smallLetters }
    }

    private init(photograph: Image, longestSide: Int) {
        (self.photograph, outline, document) = (photograph, nil, nil)
        (width, height, toPhotograph) = (photograph.width, photograph.height, .identity)
        self.longestSide = longestSide
    }

    /// A closer look at a document than those of ``candidates(in:documents:)``; nil when it would show no more.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - photograph: The photograph.
    init?(closeTo document: DetectedDocument, in photograph: Image) {
        let length = max(document.quadrilateral.meanWidth, document.quadrilateral.meanHeight)
        let seen = Self.scale(ofWhole: photograph)
        let enlargement = min(Tuning.mostEnlarged, Double(TextLineDetector.longestSide) / max(length, 1))
        guard enlargement >= Tuning.leastCloser * (length * seen < Tuning.smallDocument ? 1 : seen) else { return nil }
        self.init(of: document, in: photograph, enlargedBy: enlargement)
    }

    private static func scale(ofWhole photograph: Image) -> Double {
        min(1, Double(TextLineDetector.longestSide) / Double(max(photograph.width, photograph.height)))
    }

    /// A document made rectangular; nil when its corners span no area.
    private init?(of document: DetectedDocument, in photograph: Image, enlargedBy enlargement: Double = 1) {
        let shown = Quadrilateral(
            x: -Tuning.documentMargin, y: -Tuning.documentMargin, width: 1 + 2 * Tuning.documentMargin,
            height: 1 + 2 * Tuning.documentMargin)
        guard let toDocument = ProjectiveTransform(mapping: .unit, to: document.quadrilateral) else { return nil }
        let outline = toDocument.applied(to: shown)
        guard outline.isConvex else { return nil }
        let size = DocumentShape.nearest(to: document.quadrilateral).size(fitting: outline)
        self.init(of: outline, in: photograph, size: Self.limited(size, enlargedBy: enlargement), document: document)
    }

    /// A part of a photograph made rectangular; nil when its outline spans no area.
    private init?(
        of outline: Quadrilateral, in photograph: Image, size: (width: Int, height: Int),
        document: DetectedDocument? = nil
    ) {
        let flat = Quadrilateral(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        guard let toPhotograph = ProjectiveTransform(mapping: flat, to: outline) else { return nil }
        (self.photograph, self.outline, self.document) = (photograph, outline, document)
        (width, height, self.toPhotograph) = (size.width, size.height, toPhotograph)
        longestSide = TextLineDetector.longestSide
    }

    /// Draws the picture.
    func picture() throws(ImageProcessingError) -> Image {
        guard let outline else { return photograph }
        return try photograph.rectified(outline, width: width, height: height)
    }

    private static func limited(
        _ size: (width: Double, height: Double), enlargedBy enlargement: Double = 1
    ) -> (width: Int, height: Int) {
        let scale = min(enlargement, Double(TextLineDetector.longestSide) / max(size.width, size.height))
        func side(_ side: Double) -> Int { max(Tuning.shortestSide, Int((side * scale).rounded())) }
        return (side(size.width), side(size.height))
    }
}
