import DocumentDetection
package import ImageProcessing
package import Imaging
package import TextRecognition

/// Scans that also tell what else was seen.
extension DocumentScanner {
    /// Scans a picture that is decoded and upright already, as a part of other work.
    ///
    /// - Parameters:
    ///   - image: The picture, grey or in colour.
    ///   - deadline: The time at which the scan has to end.
    /// - Returns: The result; the outlines in the picture of all that looks like a document, read or not; and the lines that
    ///   were read of print, in each look at it.
    /// - Throws: ``ScanError`` when the time runs out or a library fails.
    package mutating func scan(
        _ image: Image, before deadline: Deadline
    ) throws(ScanError) -> (result: ScanResult, seen: [Quadrilateral], print: [RecognizedTextObservation]) {
        let context = ScanContext(options.request, before: deadline)
        do {
            let view = try view(of: SourceImage(image, atMost: Self.mostPixels), within: context)
            let seen = view.documents.filter(\.isLikely).map { view.photograph.inOriginal($0.quadrilateral) }
            let (result, printed) = try resultAndPrint(of: [view], within: context)
            return (result, seen, printed.compactMap(\.self).flatMap(\.linesInOriginal))
        } catch {
            throw context.error(error)
        }
    }
}
