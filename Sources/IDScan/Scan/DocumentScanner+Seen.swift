import DocumentDetection
package import ImageProcessing
package import Imaging

/// Scans that also say what else was seen.
extension DocumentScanner {
    /// Scans a picture that is decoded and upright already, as a part of other work.
    ///
    /// - Parameters:
    ///   - image: The picture, grey or in colour.
    ///   - deadline: When the scan has to end.
    /// - Returns: The result, and the outlines in the picture of all that looks like a document, read or not.
    /// - Throws: ``ScanError`` when the time runs out or a library fails.
    package mutating func scan(
        _ image: Image, before deadline: Deadline
    ) throws(ScanError) -> (result: ScanResult, seen: [Quadrilateral]) {
        let context = ScanContext(options.request, before: deadline)
        do {
            let view = try view(of: SourceImage(image), within: context)
            let seen = view.documents.filter(\.isLikely).map { view.photograph.inOriginal($0.quadrilateral) }
            return (try result(of: [view], within: context), seen)
        } catch {
            throw context.error(error)
        }
    }
}
