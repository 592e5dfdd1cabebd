import DocumentDetection
import ImageProcessing
import Imaging

/// Where sides without a zone are sought.
extension DocumentScanner {
    /// A side without a zone, and its outline in the upright photograph.
    typealias PlacedSide = (outline: Quadrilateral, side: PrintedSide)

    /// The sides without a zone among some outlines. An outline may have one wrong edge. When no side is found there
    /// and one is missing, contours are searched too.
    func sides(
        among documents: [DetectedDocument], besides found: [Quadrilateral], isOneMissing: Bool,
        in photograph: SourceImage, within context: ScanContext
    ) throws -> [PlacedSide] {
        guard let printReader else { return [] }
        let pixels = photograph.pixels
        let likely = Self.worthReading(documents, isAnythingRead: !found.isEmpty, in: pixels)
        func sides(
            of places: [Quadrilateral],
            _ read: (Quadrilateral) throws -> (print: DocumentPrint, outline: Quadrilateral)?
        ) throws -> [PlacedSide] {
            var sides: [PlacedSide] = []
            for place in places where !sides.contains(where: { $0.outline.contains(place.centre) }) {
                if let (print, outline) = try read(place), let template = print.template {
                    sides.append((outline, side(print, by: template, at: outline, in: photograph)))
                }
            }
            return sides
        }
        var seen = try sides(of: likely) { try printReader.print(of: $0, in: pixels, within: context) }
        if seen.isEmpty, isOneMissing {
            seen = try sides(of: contours(besides: found, in: pixels)) {
                try printReader.print(of: $0, in: pixels, within: context)
            }
        }
        let unread = likely.filter { place in !seen.contains { $0.outline.contains(place.centre) } }
        return try seen
            + sides(of: unread) { try printReader.print(ofCompleted: $0, besides: found, in: pixels, within: context) }
    }

    private func side(
        _ print: DocumentPrint, by template: DocumentTemplate, at outline: Quadrilateral, in photograph: SourceImage
    ) -> PrintedSide {
        PrintedSide(
            quadrilateral: photograph.inOriginal(outline), imageIndex: photograph.index,
            captureQuality: CaptureQuality(of: photograph.pixels, document: outline, reducedBy: photograph.reduction),
            template: template,
            print: print.inOriginal(of: photograph))
    }

    /// Contours that may be sides of cards which were not seen, or outlined wrongly: as large as what was found, if anything.
    private func contours(besides found: [Quadrilateral], in pixels: Image) throws -> [Quadrilateral] {
        try detector.detectContours(in: pixels).map(\.quadrilateral).filter { contour in
            let isNew = !found.contains { $0.contains(contour.centre) || contour.contains($0.centre) }
            return isNew
                && found.allSatisfy { max($0.area / contour.area, contour.area / $0.area) < Tuning.mostLarger }
        }.prefix(Tuning.mostUnlikely).map(\.self)
    }

    /// The outlines whose anchors are worth a look: what is likely a document; without any, and without a zone, the
    /// whole picture, which a scanner cuts to the card, and what may be one.
    private static func worthReading(
        _ documents: [DetectedDocument], isAnythingRead: Bool, in photograph: Image
    ) -> [Quadrilateral] {
        let likely = documents.filter(\.isLikely).map(\.quadrilateral)
        if isAnythingRead || !likely.isEmpty { return likely }
        let aspect = Double(photograph.width) / Double(max(photograph.height, 1))
        let whole = Tuning.cardAspects.contains(aspect) ? [photograph.bounds] : []
        return whole + documents.prefix(Tuning.mostUnlikely).map(\.quadrilateral)
    }
}
