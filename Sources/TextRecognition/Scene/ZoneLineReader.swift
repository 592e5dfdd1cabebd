import ImageProcessing
import Imaging

/// Reads lines of machine-readable zones among other text, the right way up: the model of a language reads their fillers
/// upside down as surely as upright.
package struct ZoneLineReader: ~Copyable {
    private var network: MRZLineReader

    /// The characters that a model of a language takes fillers for, either way up, and the number of them that makes a
    /// line of a zone.
    private static let fillers = "<>«»‹›", fewestFillers = 3
    /// A shorter line is not a line of a zone, nor a part of one that is worth the work.
    private static let shortest = 12
    /// The network reads OCR-B with more confidence than this, and hardly anything else.
    private static let leastConfidence = 0.93
    /// The margins around the ink: above and below, and at the ends, in heights.
    private static let margin = 0.2

    init() throws(TextRecognitionError) { network = try MRZLineReader() }

    /// True if a text may be a line of a zone, upright or upside down.
    package static func resembles(_ text: String) -> Bool {
        text.count >= shortest && text.count { fillers.contains($0) } >= fewestFillers
    }

    /// Reads a line both ways up.
    ///
    /// - Parameters:
    ///   - corners: Around its ink, in pixels of the image.
    ///   - isLight: True where it is lighter than its ground.
    ///   - image: The image, grey.
    /// - Returns: The better reading, from where reading starts, and whether the line was upside down; nil when neither
    ///   is OCR-B.
    mutating func line(
        in corners: Quadrilateral, isLight: Bool, of image: Image
    ) throws(TextRecognitionError) -> (line: RecognizedTextObservation, isFlipped: Bool)? {
        var best: (line: RecognizedTextObservation, isFlipped: Bool)?
        for isFlipped in [false, true] {
            let place = (isFlipped ? corners.turned(quarterTurns: 2) : corners).outset(by: Self.margin)
            let view = RegionView(of: place, in: image, limit: Double(max(image.width, image.height)))
            guard let view else { continue }
            let crop = try processed { () throws(ImageProcessingError) in try view.crop(of: image) }
            let read = try network.recognizeLine(in: isLight ? crop.inverted() : crop)
            guard read.confidence >= Self.leastConfidence, read.text.count >= Self.shortest,
                read.confidence > best?.line.confidence ?? 0
            else { continue }
            best = (
                RecognizedTextObservation(line: read.line, candidates: read.candidates, corners: place), isFlipped
            )
        }
        return best
    }
}

extension Quadrilateral {
    /// Returns this outline with a margin, in its heights, on all sides.
    fileprivate func outset(by margin: Double) -> Quadrilateral {
        guard let transform = ProjectiveTransform(mapping: .unit, to: self), meanWidth > 0 else { return self }
        let side = margin * meanHeight / meanWidth
        return transform.applied(
            to: Quadrilateral(x: -side, y: -margin, width: 1 + 2 * side, height: 1 + 2 * margin))
    }
}
