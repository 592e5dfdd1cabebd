import DocumentDetection
import Imaging

/// Sides without a zone whose layout is known.
extension DocumentScanner {
    /// A side, and its outline and its fields in the photograph as it was turned to be read.
    typealias PlacedSide = (outline: Quadrilateral, fields: [VisualFieldName: PrintedField], side: PrintedSide)

    /// The sides without a zone that a photograph shows.
    func sides(in view: View, on printed: PrintedView, within context: ScanContext) throws -> [PlacedSide] {
        let found = view.placed.map { $0.outline ?? $0.reading.outline }
        let others = view.documents.filter { document in
            !found.contains {
                $0.contains(document.quadrilateral.centre)
                    || document.quadrilateral.contains($0.centre)
                        && document.quadrilateral.area < Tuning.areaOfTwo * $0.area
            }
        }.map { view.photograph.turned($0, quarterTurns: printed.turns) }
        let photograph = printed.photograph
        let places = Self.worthReading(others, isAnythingRead: !found.isEmpty, in: photograph.pixels)
        var sides: [PlacedSide] = []
        for place in places where !sides.contains(where: { $0.outline.contains(place.centre) }) {
            guard let (layout, outline) = try layout(of: place, in: printed, within: context) else { continue }
            let print = DocumentPrint(template: layout.template, fields: layout.fields, portrait: layout.portrait)
            sides.append(
                (
                    outline, layout.fields,
                    PrintedSide(
                        quadrilateral: photograph.inOriginal(outline), imageIndex: photograph.index,
                        captureQuality: CaptureQuality(
                            of: photograph.pixels, document: outline, reducedBy: photograph.reduction),
                        template: layout.template, print: print.inOriginal(of: photograph))
                ))
        }
        return sides
    }

    /// The outlines whose anchors are worth a look: likely documents. Without any, and without a zone, the whole
    /// picture, which a scanner cuts to the card, and possible documents.
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
