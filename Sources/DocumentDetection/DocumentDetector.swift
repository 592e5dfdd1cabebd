public import ImageProcessing
public import Imaging

/// Finds the outlines of cards and passport pages: four straight edges in the proportions of Doc 9303.
///
/// A document that fills the image, as in a flatbed scan, has no edges and is not found.
public struct DocumentDetector: Sendable {
    /// At most so many documents are returned.
    public static let largestCount = 6

    /// The longest side of the image in which contours are sought, in pixels: texture is gone, edges remain.
    private let contourSide = 640.0
    /// The longest side of the image in which edges are measured.
    private let measureSide = 1600.0
    /// A document takes at least this fraction of the image.
    private let smallestArea = 0.03
    /// So many outlines are taken from each picture of the edges.
    private let limitPerMap = 8
    /// Less certain outlines are no documents.
    private let smallestCertainty = 0.15

    /// Creates a detector.
    public init() {}

    /// Returns the documents of an image, most certain first; none where no outline resembles one.
    ///
    /// - Parameter image: A photograph; colour is ignored.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public func detectDocuments(in image: Image) throws(ImageProcessingError) -> [DetectedDocument] {
        let grey = image.grey()
        let small = try View(of: grey, longestSide: contourSide)
        var documents = distinct(try outlines(in: small.image).compactMap { judged($0, in: small) })
        if Double(max(image.width, image.height)) > contourSide * 1.2 {
            let large = try View(of: grey, longestSide: measureSide)
            documents = documents.map { document in
                let fitted = FittedOutline(near: document.quadrilateral.scaled(by: large.scale), in: large.image)
                guard let fitted, fitted.support > 0.5 else { return document }
                return DetectedDocument(
                    quadrilateral: fitted.quadrilateral.scaled(by: 1 / large.scale), certainty: document.certainty)
            }
        }
        return documents
    }

    /// A slightly blurred image in another size.
    private struct View {
        let image: Image
        let scale: Double

        init(of original: Image, longestSide: Double) throws(ImageProcessingError) {
            scale = min(1, longestSide / Double(max(original.width, original.height)))
            let width = max(1, Int((Double(original.width) * scale).rounded()))
            let height = max(1, Int((Double(original.height) * scale).rounded()))
            let resized = scale == 1 ? original : try original.resized(width: width, height: height)
            image = try resized.blurred(sigma: 1)
        }
    }

    /// Returns rough outlines from several pictures of where dark meets bright, each of which fails elsewhere.
    private func outlines(in image: Image) throws(ImageProcessingError) -> [Quadrilateral] {
        let surroundings = max(image.width, image.height) / 6 | 1
        let mean = try image.averaged(width: surroundings, height: surroundings)
        let maps = [
            try image.edges(weak: 12, strong: 36).filtered(by: .dilating, width: 3, height: 3),
            try image.edges(weak: 40, strong: 120).filtered(by: .closing, width: 9, height: 9),
            try image.filtered(by: .closing, width: 15, height: 15).edges(weak: 12, strong: 36)
                .filtered(by: .dilating, width: 3, height: 3),
            try image.thresholded(),
            try image.thresholded(against: mean, scale: 1, floor: 0).filtered(by: .closing, width: 7, height: 7),
        ]
        let area = smallestArea * Double(image.width * image.height)
        var outlines: [Quadrilateral] = []
        for map in maps {
            outlines += try map.convexQuadrilaterals(tolerance: 0.025, minimumArea: area, limit: limitPerMap)
        }
        return outlines
    }

    /// Returns an outline with its edges measured and a certainty, in pixels of the original.
    private func judged(_ outline: Quadrilateral, in view: View) -> DetectedDocument? {
        guard let fitted = FittedOutline(near: outline, in: view.image) else { return nil }
        let quadrilateral = fitted.quadrilateral.readFromTopLeft
        let area = quadrilateral.signedArea / Double(view.image.width * view.image.height)
        guard area >= smallestArea, !quadrilateral.isFrame(of: view.image) else { return nil }
        let certainty =
            fitted.support * fitted.weakestSupport.squareRoot() * quadrilateral.documentLikeness
            * min(1, 0.5 + area * 2)
        guard certainty >= smallestCertainty else { return nil }
        return DetectedDocument(quadrilateral: quadrilateral.scaled(by: 1 / view.scale), certainty: certainty)
    }

    /// Leaves out outlines that nearly coincide with a more certain one.
    private func distinct(_ documents: [DetectedDocument]) -> [DetectedDocument] {
        var kept: [DetectedDocument] = []
        for document in documents.sorted(by: { $0.certainty > $1.certainty }) where kept.count < Self.largestCount {
            let isKnown = kept.contains { $0.quadrilateral.nearlyCoincides(with: document.quadrilateral) }
            if !isKnown { kept.append(document) }
        }
        return kept
    }
}

extension Quadrilateral {
    /// Returns the same outline in an image that is so many times as large.
    fileprivate func scaled(by factor: Double) -> Quadrilateral {
        mapped { Point(x: $0.x * factor, y: $0.y * factor) }
    }

    /// The same outline read from the corner that is the top left as the image stands.
    fileprivate var readFromTopLeft: Quadrilateral {
        let first = corners.indices.min { corners[$0].x + corners[$0].y < corners[$1].x + corners[$1].y }
        return turned(quarterTurns: first ?? 0)
    }

    /// Whether this is the image's own border, which outlines nothing.
    fileprivate func isFrame(of image: Image) -> Bool {
        let margin = 0.015 * Double(max(image.width, image.height))
        return zip(corners, image.bounds.corners).allSatisfy { $0.distance(to: $1) < margin }
    }

    /// Whether all corners are within a twentieth of the outline's size of another's.
    fileprivate func nearlyCoincides(with other: Quadrilateral) -> Bool {
        let tolerance = (meanWidth + meanHeight) / 2 * 0.05
        return (0..<4).contains { turns in
            zip(corners, other.turned(quarterTurns: turns).corners).allSatisfy { $0.distance(to: $1) < tolerance }
        }
    }

    /// How much the shape resembles that of a document seen at an angle, 0…1.
    fileprivate var documentLikeness: Double {
        // ID-1: 85.60 × 53.98 mm; ID-2: 105 × 74; ID-3: 125 × 88; two pages of a passport: 125 × 176.
        let proportions = [85.6 / 53.98, 105.0 / 74, 125.0 / 88, 176.0 / 125]
        let proportion = max(meanWidth, meanHeight) / max(min(meanWidth, meanHeight), 1)
        let deviation = proportions.map { max(proportion / $0, $0 / proportion) - 1 }.min() ?? 1
        // Perspective changes proportions by a tenth or so without making a shape less likely.
        let excess = max(0, deviation - 0.08) / 0.12
        let opposite = [
            (topLeft.distance(to: topRight), bottomLeft.distance(to: bottomRight)),
            (topLeft.distance(to: bottomLeft), topRight.distance(to: bottomRight)),
        ]
        let convergence = opposite.map { 1 - min($0.0, $0.1) / max($0.0, $0.1) }.max() ?? 0
        let tilt = max(0, convergence - 0.15) / 0.2
        return 1 / (1 + excess * excess) / (1 + tilt * tilt)
    }
}
