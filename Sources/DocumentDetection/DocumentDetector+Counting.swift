public import ImageProcessing
public import Imaging

/// All documents of an image, part by part, where they are too many or too small for one look.
extension DocumentDetector {
    /// So many documents are counted at most.
    public static let mostCounted = 200

    /// Returns all documents of a size that looks at all parts of an image show: they tell what ``largestCount`` leaves out,
    /// and where a document lies that is too small to be seen in the whole image.
    ///
    /// Outlines are rough. A look takes 3 ms; there are ``mostLooks`` at most.
    ///
    /// - Parameters:
    ///   - image: A photograph; colour is ignored.
    ///   - length: How long the longer side of a document is, in pixels of the image; half or twice as much is seen too.
    /// - Returns: At most ``mostCounted`` documents in pixels of the image, most certain first; all are
    ///   ``DetectedDocument/isLikely``.
    public mutating func countedDocuments(
        in image: Image, ofLength length: Double
    ) throws(ImageProcessingError) -> [DetectedDocument] {
        let halves = try HalvedImages(image.grey(), longestSide: NetworkView.enoughSide)
        var seen: [DetectedDocument] = []
        for part in Self.parts(of: image, documentsOfLength: length) {
            guard let view = NetworkView(closeTo: part, in: halves) else { continue }
            let core = part.enlarged(by: 1.1)
            seen += try view.map(of: network.answer(to: view)).documents(limit: Self.mostCounted)
                .filter { $0.isLikely && core.contains($0.quadrilateral.centre) }
        }
        seen.sort { $0.certainty > $1.certainty }
        var counted: [DetectedDocument] = []
        for next in seen where counted.count < Self.mostCounted {
            if !counted.contains(where: { $0.quadrilateral.overlaps(next.quadrilateral) }) { counted.append(next) }
        }
        return counted
    }

    /// Equal parts of an image, row by row, such that a look at each shows whole documents of a size.
    private static func parts(of image: Image, documentsOfLength length: Double) -> [Quadrilateral] {
        let (width, height) = (Double(image.width), Double(image.height))
        let side = max(documentsInPart * length, (width * height / Double(mostLooks)).squareRoot())
        let (columns, rows) = (max(1, Int((width / side).rounded())), max(1, Int((height / side).rounded())))
        return (0..<columns * rows).map { index in
            Quadrilateral(
                x: Double(index % columns) * width / Double(columns),
                y: Double(index / columns) * height / Double(rows),
                width: width / Double(columns), height: height / Double(rows))
        }
    }

    /// How many documents a part is long: a closer look shows half as much again, so that most of one in a corner is seen.
    private static let documentsInPart = 0.8
    /// A picture has so many parts at most.
    private static let mostLooks = 256
}
