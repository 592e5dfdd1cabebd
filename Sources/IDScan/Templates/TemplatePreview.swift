import ImageProcessing
import DocumentDetection
public import Imaging
import TextRecognition

/// A view of a document by a template: for people who make one.
public struct TemplatePreview: Hashable, Sendable {
    /// The document, flat and upright, grey.
    public let picture: Image
    /// The number of pixels of ``picture`` in a millimetre.
    public let resolution: Double
    /// The fields that were read, with places in ``picture``.
    public let fields: [VisualFieldName: PrintedField]
    /// True where the anchors of the template were seen, so that it would be chosen for a document without a zone.
    public let hasAnchors: Bool
}

extension DocumentScanner {
    /// Reads a document by a template, even if the scanner would not choose it.
    ///
    /// - Parameters:
    ///   - template: The template.
    ///   - image: A photograph of one document.
    ///   - isFlat: True where the image is the document, and nothing is around it.
    /// - Returns: The fields that were read; nil when no document is seen, or it is too small to be read.
    /// - Throws: ``ScanError`` when the language of the template is not installed, the time is over or a library fails.
    public mutating func preview(
        of template: DocumentTemplate, in image: Image, isFlat: Bool = false
    ) throws(ScanError) -> TemplatePreview? {
        let context = context()
        var reader = try PrintReader.loaded([template])
        do {
            let photograph = SourceImage(image)
            guard let outline = isFlat ? photograph.pixels.bounds : try likeliestDocument(in: photograph.pixels),
                let printed = try reader.view(of: photograph, isUpright: false, isSought: false, within: context)
            else { return nil }
            let seen = photograph.turned(
                DetectedDocument(quadrilateral: outline, certainty: 1), quarterTurns: printed.turns)
            return try TemplatePreview(
                of: template, at: seen.quadrilateral, on: printed, by: reader, within: context)
        } catch {
            throw context.error(error)
        }
    }
}

extension TemplatePreview {
    /// More pixels for a millimetre show no more of print.
    private static let resolutions = 8.0...12.0

    /// Fewer pixels for a millimetre of the photograph show no letters.
    private static let leastSeen = 3.0

    /// Reads a side the way up in which its anchors are seen, else as its lines run; nil when it is too small to be read.
    fileprivate init?(
        of template: DocumentTemplate, at outline: Quadrilateral, on printed: PrintedView,
        by reader: borrowing PrintReader, within context: ScanContext
    ) throws {
        let lines = try reader.lines(
            printed.looks.joined, in: template.language, of: printed.photograph.pixels, within: context)
        let layout = TemplateReader(template: template, today: context.today)
        let sides = (0..<4).compactMap {
            turns -> (outline: Quadrilateral, print: PlacedPrint, anchors: TemplateReader.Anchors)? in
            let turned = outline.turned(quarterTurns: turns)
            guard let print = PlacedPrint(lines, on: turned, of: template.size) else { return nil }
            return (turned, print, layout.anchors(on: print))
        }
        let best = sides.max { ($0.anchors.count, $0.print.lines.count) < ($1.anchors.count, $1.print.lines.count) }
        guard let best else { return nil }
        let (side, size) = (best.outline, template.size)
        let seen = max(side.meanWidth / size.width, side.meanHeight / size.height)
        guard side.isConvex, seen >= Self.leastSeen,
            let toSide = ProjectiveTransform(mapping: size.region.outline, to: side)?.inverse
        else { return nil }
        let resolution = min(max(seen, Self.resolutions.lowerBound), Self.resolutions.upperBound)
        let picture = try printed.photograph.pixels.rectified(
            side, width: Int((size.width * resolution).rounded()), height: Int((size.height * resolution).rounded()))
        let fields = layout.fields(on: best.print).mapValues { field in
            PrintedField(
                value: field.value, text: field.text, confidence: field.confidence,
                quadrilateral: field.quadrilateral.map { place in
                    toSide.applied(to: place).mapped { Point(x: $0.x * resolution, y: $0.y * resolution) }
                })
        }
        self.init(
            picture: picture, resolution: resolution, fields: fields,
            hasAnchors: best.anchors.count > 0 && best.anchors.share > 0.5)
    }
}
