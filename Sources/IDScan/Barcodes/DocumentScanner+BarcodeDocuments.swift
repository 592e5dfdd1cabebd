import DocumentDetection
import MRZ

/// The documents that barcodes tell.
extension DocumentScanner {
    /// Joins barcodes with the zones and captions of the same cards.
    ///
    /// - Parameters:
    ///   - views: The photographs.
    ///   - documents: The documents that were read without barcodes.
    ///   - sides: The sides that captions tell.
    ///   - today: The day that counts as today.
    func joined(
        _ views: [View], _ documents: [ScannedDocument], sides: [PrintedSide], today: CalendarDate
    ) -> [ScannedDocument] {
        var (documents, sides, told) = (documents, sides, [ScannedDocument]())
        for view in views {
            for part in view.barcodeParts(today: today) {
                if let index = documents.firstIndex(where: { part.isOf($0, today: today) }) {
                    documents[index] = documents[index].adding(
                        part, templates: options.templates, referenceDate: today)
                    continue
                }
                let alone = ScannedDocument(view.parts(of: part, front: nil), referenceDate: today)
                let front = sides.indexOfFront(of: alone).map { sides.remove(at: $0) }
                told.append(
                    front.map { ScannedDocument(view.parts(of: part, front: $0), referenceDate: today) } ?? alone)
            }
        }
        return documents.filter { $0.mrz != nil } + told + sides.map { $0.document(referenceDate: today) }
            + documents.filter { $0.mrz == nil }
    }
}

extension DocumentScanner.View {
    /// True if a barcode tells all that the only document says that the photograph shows. Seals tell less than is printed.
    var isToldByBarcode: Bool {
        barcodes.contains { $0.content?.kind == .aamva && $0.content?.error == nil }
            && documents.count(where: \.isLikely) < 2
    }
}

extension BarcodePart {
    /// True if the zone of a document is that of the same card.
    fileprivate func isOf(_ document: ScannedDocument, today: CalendarDate) -> Bool {
        guard document.mrz != nil else { return false }
        let check = CrossCheck(
            document: document, visualZone: VisualZone(fields.mapValues(\.value)), referenceDate: today)
        return check.agreementsOfCard != nil
    }
}

extension ScannedDocument {
    /// Returns this document, whose zone was read, with the content of a barcode.
    fileprivate func adding(
        _ barcode: BarcodePart, templates: [DocumentTemplate], referenceDate: CalendarDate
    ) -> ScannedDocument {
        var parts = DocumentParts(of: self)
        (parts.barcode, parts.print) = (barcode, PrintPart(of: self, templates: templates))
        return ScannedDocument(parts, referenceDate: referenceDate)
    }
}
