public import Imaging

/// The quality of a document's photograph, and the advice for a better one.
///
/// ```swift
/// let quality = CaptureQuality(of: photograph, document: outline)
/// for sentence in quality.advice { print(sentence) }   // move closer: 2.4 px per mm, 3 needed
/// ```
///
/// A measure is nil where the photograph does not show enough for it. No measure needs a model or the text to be read;
/// all together take less than a millisecond of one core, in photographs of 12 million pixels too.
public struct CaptureQuality: Hashable, Sendable, Codable {
    /// An edge of a document, as it is read.
    public enum Edge: String, Hashable, Sendable, Codable, CaseIterable {
        case top, right, bottom, left
    }

    /// The number of edges of the document that are outside the picture; nil without its outline.
    public let cutOff: Measure?
    /// The edges that are outside the picture.
    public let cutOffEdges: [Edge]
    /// The number of pixels in a millimetre: along the lines of the zone, else on the document, as a mean of both directions.
    public let resolution: Measure?
    /// The width to which focus and motion blur the edges of print, in millimetres, from one tenth of the contrast to
    /// nine; the part that the pixels of a sharp picture add is taken off. Motion over more than the width of a stroke,
    /// 0.35 mm, spreads the ink thinner rather than its edges wider, so that the value understates it.
    public let blur: Measure?
    /// The share of the zone, 0…1, that is so bright that its print has vanished; without a zone, of the document.
    public let glare: Measure?
    /// The brightness of the paper, 0…1, where 1 is all that a picture can show.
    public let brightness: Measure?
    /// The angle between the axis of the camera and the normal of the document, in degrees, 0…90; nil without its
    /// outline.
    public let tilt: Measure?

    /// Measures how well a document is seen in a photograph.
    ///
    /// - Parameters:
    ///   - photograph: The photograph; colour is ignored.
    ///   - document: The outline of the document, in pixels, from the corner where reading starts; nil when it is not
    ///     known, as in a picture of a zone only.
    ///   - zoneLines: The lines of its zone, in pixels, as ``ZoneLocator`` outlines them; without, sharpness and light
    ///     are measured on all of the document.
    ///   - dimensions: The dimensions of the document; nil for the ones with its proportions.
    ///   - reduction: The number of pixels of the original that are as wide as one of this photograph, 1 or more. The
    ///     resolution is that of the original.
    public init(
        of photograph: Image, document: Quadrilateral?, zoneLines: [Quadrilateral] = [],
        dimensions: DocumentDimensions? = nil, reducedBy reduction: Double = 1
    ) {
        let (width, height) = (photograph.width, photograph.height)
        let outline = document.flatMap { $0.isSane(in: photograph) ? $0 : nil }
        let lines = zoneLines.filter { $0.isSane(in: photograph) }
        let kind = dimensions ?? outline.map(DocumentDimensions.nearest)
        let scale = kind.flatMap { $0.pixelsPerMillimetre(document: outline, zoneLines: lines) }
        let sample =
            lines.isEmpty
            ? outline.flatMap { PrintSample(of: $0.strips, grid: .strip, in: photograph) }
            : PrintSample(of: lines, grid: .line(columns: kind?.columns ?? Tuning.fewestColumns), in: photograph)
        cutOffEdges = outline?.cutOffEdges(width: width, height: height) ?? []
        let fillsFrame = (lines + (outline.map { [$0] } ?? [])).contains { $0.fillsFrame(of: photograph) }
        cutOff = outline == nil ? nil : .cutOff(cutOffEdges)
        resolution = scale.map { .resolution($0 * reduction, fillsFrame: fillsFrame) }
        blur = scale.flatMap { scale in sample?.blur.map { .blur($0 / scale) } }
        glare = sample.map { .glare($0.washedOut, onZone: !lines.isEmpty) }
        brightness = sample.map { .brightness($0.paper / 255) }
        tilt = outline?.tilt(width: width, height: height).map { .tilt($0) }
    }

    /// All measures there are, the one first that is to be mended first.
    public var measures: [Measure] { [cutOff, glare, blur, brightness, resolution, tilt].compactMap(\.self) }

    /// The advice, a sentence for each measure that is not good enough.
    public var advice: [String] { measures.compactMap(\.advice) }

    /// True where all measures are good enough.
    public var isGoodEnough: Bool { measures.allSatisfy(\.isGoodEnough) }
}

extension DocumentDimensions {
    /// The number of pixels in a millimetre; nil when nothing is outlined.
    fileprivate func pixelsPerMillimetre(document: Quadrilateral?, zoneLines: [Quadrilateral]) -> Double? {
        if let longest = zoneLines.map(\.meanWidth).max() { return longest / lineLength }
        return document.map { ($0.area / (width * height)).squareRoot() }
    }
}

extension Quadrilateral {
    /// True if this may outline something that a picture shows, wholly or in part.
    fileprivate func isSane(in image: Image) -> Bool {
        let (width, height) = (Double(image.width), Double(image.height))
        return isConvex && area > 1
            && corners.allSatisfy { (-width...2 * width).contains($0.x) && (-height...2 * height).contains($0.y) }
    }

    /// True if the camera cannot move closer without losing a part of this.
    fileprivate func fillsFrame(of image: Image) -> Bool {
        let share = CaptureQuality.Tuning.fillingShare
        let extent = Extent(around: corners)
        return extent.width > share * Double(image.width) || extent.height > share * Double(image.height)
    }

    /// This in strips, from top to bottom.
    fileprivate var strips: [Quadrilateral] {
        let count = CaptureQuality.Tuning.strips
        guard let toImage = ProjectiveTransform(mapping: .unit, to: self)
        else { return [] }
        return (0..<count).map { index in
            let height = 1 / Double(count)
            return toImage.applied(to: Quadrilateral(x: 0, y: Double(index) * height, width: 1, height: height))
        }
    }
}
