public import ImageProcessing
public import Imaging

/// All documents of an image, part by part, where they are too many or too small for one look.
extension DocumentDetector {
    /// The largest number of documents that are counted.
    public static let mostCounted = 200

    /// Returns all documents of a size that looks at all parts of an image show: the ones that ``largestCount`` leaves
    /// out, and the places of documents that are too small to be seen in the whole image.
    ///
    /// Outlines are rough. A look takes 3 ms; there are ``mostLooks`` at most.
    ///
    /// - Parameters:
    ///   - image: A photograph; colour is ignored.
    ///   - length: The length of a document's longer side, in pixels of the image; half or twice as much is seen too.
    /// - Returns: At most ``mostCounted`` documents in pixels of the image, most certain first; all are
    ///   ``DetectedDocument/isLikely``.
    public mutating func countedDocuments(
        in image: Image, ofLength length: Double
    ) throws(ImageProcessingError) -> [DetectedDocument] {
        let halves = try HalvedImages(image.grey(), longestSide: NetworkView.enoughSide)
        var seen: [DetectedDocument] = []
        for part in parts(of: image, documentsOfLength: length) {
            guard let view = NetworkView(closeTo: part, in: halves) else { continue }
            let core = part.enlarged(by: tuning.partReach)
            seen += try view.map(of: network.answer(to: view), by: tuning).documents(limit: Self.mostCounted)
                .filter { $0.isLikely && core.contains($0.quadrilateral.centre) }
        }
        seen.sort { $0.certainty > $1.certainty }
        return seen.distinct(limit: Self.mostCounted) { $0.quadrilateral.overlaps($1.quadrilateral) }
    }

    /// Equal parts of an image, row by row, such that a look at each shows whole documents of a size.
    private func parts(of image: Image, documentsOfLength length: Double) -> [Quadrilateral] {
        let (width, height) = (Double(image.width), Double(image.height))
        let side = max(tuning.documentsInPart * length, (width * height / Double(tuning.mostLooks)).squareRoot())
        let (columns, rows) = (max(1, Int((width / side).rounded())), max(1, Int((height / side).rounded())))
        return (0..<columns * rows).map { index in
            Quadrilateral(
                x: Double(index % columns) * width / Double(columns),
                y: Double(index / columns) * height / Double(rows),
                width: width / Double(columns), height: height / Double(rows))
        }
    }
}
