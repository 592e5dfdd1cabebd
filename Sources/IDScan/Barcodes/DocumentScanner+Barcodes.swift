import Barcodes
import DocumentDetection
import ImageProcessing
import Imaging
import MRZ

/// Barcodes of photographs.
extension DocumentScanner {
    /// The formats of documents that carry no PDF417: passports and visas. Patterns behind their print look like one.
    private static let withoutPDF417: Set<Format> = [.td3, .mrva, .mrvb]

    /// Reads the barcodes of a photograph: on its documents, made flat, first.
    ///
    /// - Returns: The photograph with them, or with the reason why they were not read: everything else in it is kept.
    func addingBarcodes(to view: View, within context: ScanContext) throws -> View {
        guard context.request.readsBarcodes else { return view }
        let photograph = view.photograph
        let outlines = view.placed.compactMap(\.outline) + view.documents.map(\.quadrilateral)
        var view = view
        do {
            let found = try context.time(.barcodes) {
                try photograph.pixels.barcodes(
                    onCards: outlines, besides: view.placed.map(\.reading.outline),
                    readsBlurred: !view.placed.contains { Self.withoutPDF417.contains($0.reading.zone.format) }
                ) {
                    try context.check()
                }
            }
            view.barcodes = found.map { barcode in
                ScannedBarcode(
                    barcode.mapped(photograph.inOriginal), imageIndex: photograph.index, trust: options.trust,
                    today: context.today)
            }
        } catch let error as ImageProcessingError {
            view.barcodeFailure = error.reason
        } catch let error as ScanError where error.code == .timedOut {
            view.barcodeFailure = error.message
        }
        return view
    }
}

extension DocumentScanner.View {
    /// The documents that barcodes tell.
    func barcodeParts(today: CalendarDate) -> [BarcodePart] { barcodes.compactMap { BarcodePart($0, today: today) } }

    /// A document that a barcode tells, and where the photograph shows it.
    ///
    /// - Parameters:
    ///   - part: The content of the barcode.
    ///   - front: The side without a barcode, if it was seen.
    func parts(of part: BarcodePart, front: PrintedSide?) -> DocumentParts {
        let centre = part.barcode.quadrilateral.centre
        let outline = (placed.compactMap(\.outline) + documents.filter(\.isLikely).map(\.quadrilateral))
            .first { photograph.inOriginal($0).contains(centre) }
        let capture = DocumentCapture(
            quadrilateral: outline.map(photograph.inOriginal), imageIndex: photograph.index,
            quality: outline.map {
                CaptureQuality(of: photograph.pixels, document: $0, reducedBy: photograph.reduction)
            })
        var print = PrintPart(nil, front: front)
        if let told = front?.told { (print.types, print.dateOrder) = ([told.type], told.dateOrder) }
        return DocumentParts(barcode: part, capture: capture, print: print)
    }
}
