import DocumentDetection
import Imaging

/// The findings about photographs as a whole.
extension DocumentScanner {
    /// The findings about a whole result.
    ///
    /// - Parameters:
    ///   - documents: The documents that are reported.
    ///   - views: The zones and documents that were found.
    ///   - isPrintCutShort: True where the time was over before all print was read.
    mutating func findings(
        on documents: [ScannedDocument], of views: [View], isPrintCutShort: Bool
    ) throws -> [DocumentFinding] {
        let unreported = try views.reduce(0) { try $0 + unreportedCount(of: $1, besides: documents) }
        let findings = [isPrintCutShort ? DocumentFinding.printNotRead : nil, DocumentFinding(unreported: unreported)]
        let failures = views.compactMap(\.barcodeFailure).prefix(1).map { DocumentFinding.barcodesNotRead($0) }
        return findings.compactMap(\.self) + failures
    }

    /// The number of documents that are seen and not reported; 0 unless there may be more than the detector returns.
    ///
    /// The documents that were found tell how large documents are.
    private mutating func unreportedCount(of view: View, besides reported: [ScannedDocument]) throws -> Int {
        let likely = view.documents.filter(\.isLikely).map(\.quadrilateral)
        guard max(likely.count, reported.count) >= Tuning.manyDocuments else { return 0 }
        let lengths = (likely + reported.compactMap(\.quadrilateral)).map { max($0.meanWidth, $0.meanHeight) }.sorted()
        guard !lengths.isEmpty else { return 0 }
        return try detector.countedDocuments(in: view.photograph.pixels, ofLength: lengths[lengths.count / 2])
            .count { seen in
                let outline = view.photograph.inOriginal(seen.quadrilateral)
                return !reported.contains { document in
                    document.quadrilateral?.contains(outline.centre) == true
                        || document.fields.values.contains {
                            $0.quadrilateral.map { outline.contains($0.centre) } == true
                        }
                }
            }
    }
}
