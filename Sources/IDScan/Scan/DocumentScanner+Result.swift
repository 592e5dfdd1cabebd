import DocumentDetection
import ImageProcessing
import Imaging
import MRZ

/// The result of photographs: the documents that were found, with their print.
extension DocumentScanner {
    /// The outline of the most certain document; nil when there is no document.
    mutating func likeliestDocument(in photograph: Image) throws(ImageProcessingError) -> Quadrilateral? {
        try detector.detectDocuments(in: photograph).first?.quadrilateral
    }

    /// Reads the print of what was found.
    mutating func result(
        of views: [View], pages: PageReport? = nil, within context: ScanContext
    ) throws -> ScanResult {
        var print = TimedPrint(
            isWanted: readsPrint(context), isWorthKeeping: views.contains { !$0.placed.isEmpty },
            context: context)
        var scanned = try scanned(views, &print, today: context.today)
        var captions = TimedPrint(isWanted: context.request.readsCaptions, isWorthKeeping: true, context: context)
        if !scanned.contains(where: { $0.mrz != nil || $0.visualZone != nil }) {
            let captioned = try views.compactMap { view in
                try captions.read { try captionedDocument(in: view, within: $0) }
            }
            if !captioned.isEmpty { scanned = captioned }
        }
        let unread = scanned.isEmpty ? views.lazy.compactMap { $0.likeliestDocument(on: context.today) }.first : nil
        return ScanResult(
            images: views.map(\.photograph.size), documents: scanned, captureQuality: unread?.captureQuality,
            pages: pages,
            findings: try findings(on: scanned, of: views, isPrintCutShort: print.isCutShort || captions.isCutShort),
            timings: context.timings)
    }

    /// The documents of photographs, those with a zone first; then those whose print is known; then those whose other
    /// side shows a zone.
    private func scanned(_ views: [View], _ print: inout TimedPrint, today: CalendarDate) throws -> [ScannedDocument] {
        // A card whose zone was read has another side: beside it, or in another photograph.
        let isOneMissing = views.allSatisfy { $0.placed.allSatisfy { $0.reading.zone.format == .td1 } }
        let printed = try views.map { view in
            try print.read {
                try sides(
                    in: view, isOneMissing: isOneMissing && (views.count == 1 || view.placed.isEmpty), within: $0)
            } ?? []
        }
        var fronts = zip(views, printed).flatMap { view, sides in sides.map { (view: view, placed: $0) } }
        let withZone = try views.flatMap { view in
            try view.placed.map { finding in
                let photograph = view.photograph
                let document = ScannedDocument(
                    finding.reading, outline: finding.outline, in: photograph, today: today)
                let own = try print.read {
                    try printReader?.print(of: finding, saying: document, in: photograph.pixels, within: $0)
                }
                let front = try fronts.map(\.placed.side).indexOfFront(of: document).map { index in
                    let front = fronts.remove(at: index)
                    return try print.read {
                        try confirmed(front.placed, by: document, in: front.view.photograph, within: $0)
                    } ?? front.placed.side
                }
                return document.adding(
                    PrintPart(own?.inOriginal(of: photograph), front: front), referenceDate: today)
            }
        }
        let withPrint = fronts.map { $0.placed.side.document(referenceDate: today) }
        let blank = zip(views, printed).flatMap { $0.documentsWithoutText(besides: $1.map(\.outline), on: today) }
        let isAnythingRead = !withZone.isEmpty || !withPrint.isEmpty
        let unread = zip(views, printed).filter { isAnythingRead && $0.placed.isEmpty && $1.isEmpty }
        return withZone + withPrint + blank + unread.compactMap { $0.0.likeliestDocument(on: today) }
    }

    /// The sides without a zone that a photograph shows.
    private func sides(in view: View, isOneMissing: Bool, within context: ScanContext) throws -> [PlacedSide] {
        let found = view.placed.map { $0.outline ?? $0.reading.outline }
        let others = view.documents.filter { document in
            !found.contains {
                $0.contains(document.quadrilateral.centre)
                    || document.quadrilateral.contains($0.centre)
                        && document.quadrilateral.area < Tuning.areaOfTwo * $0.area
            }
        }
        return try sides(
            among: others, besides: found, isOneMissing: isOneMissing, in: view.photograph, within: context)
    }

    /// The other side of a document, read once more if it contradicts the zone.
    private func confirmed(
        _ placed: PlacedSide, by document: ScannedDocument, in photograph: SourceImage, within context: ScanContext
    ) throws -> PrintedSide {
        guard placed.side.contradicts(document),
            let print = try printReader?.print(
                of: placed.outline, by: placed.side.template, saying: document, in: photograph.pixels,
                within: context)
        else { return placed.side }
        var confirmed = placed.side
        confirmed.print = print.inOriginal(of: photograph)
        return confirmed
    }
}

extension DocumentScanner.View {
    /// What is likely a document, as one that was not read; nil when nothing looks like one.
    fileprivate func likeliestDocument(on today: CalendarDate) -> ScannedDocument? {
        documents.first { $0.isLikely }.map { unread($0.quadrilateral, on: today) }
    }

    /// The outlines that are as large as a document that was read, and overlap none: other sides.
    fileprivate func documentsWithoutText(
        besides printed: [Quadrilateral], on today: CalendarDate
    ) -> [ScannedDocument] {
        let known = placed.isEmpty ? [] : placed.compactMap(\.outline) + printed
        return ReadZones.otherSides(of: known, among: documents.map(\.quadrilateral)).map { unread($0, on: today) }
    }

    private func unread(_ outline: Quadrilateral, on today: CalendarDate) -> ScannedDocument {
        let capture = DocumentCapture(
            quadrilateral: photograph.inOriginal(outline), imageIndex: photograph.index,
            quality: CaptureQuality(of: photograph.pixels, document: outline, reducedBy: photograph.reduction))
        return ScannedDocument(DocumentParts(capture: capture), referenceDate: today)
    }
}
