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

    /// Reads the print of the documents that were found.
    mutating func result(of views: [View], within context: ScanContext) throws -> ScanResult {
        try resultAndPrint(of: views, within: context).result
    }

    /// Reads the print of the documents that were found; returns the lines of each photograph, too, if they were read.
    mutating func resultAndPrint(
        of views: [View], within context: ScanContext
    ) throws -> (result: ScanResult, printed: [PrintedView?]) {
        let hasZone = views.contains { !$0.placed.isEmpty }
        var print = TimedPrint(isWanted: readsPrint(context), isWorthKeeping: hasZone, context: context)
        var printed = try views.map { view in
            try print.read { try printedView(of: view, isForZone: hasZone, within: $0) }
        }
        var scanned = try scanned(views, &printed, &print, today: context.today)
        var captions = TimedPrint(isWanted: context.request.readsCaptions, isWorthKeeping: true, context: context)
        var sides: [PrintedSide] = []
        if !scanned.contains(where: { $0.mrz != nil || $0.visualZone != nil }) {
            sides = try views.indices.filter { !views[$0].isToldByBarcode }.compactMap { index in
                try captions.read { try captionedSide(in: views[index], on: &printed[index], within: $0) }
            }.map(\.side)
            if !sides.isEmpty { scanned = [] }
        }
        scanned = joined(views, scanned, sides: sides, today: context.today)
        let unread = scanned.isEmpty ? views.lazy.compactMap { $0.likeliestDocument(on: context.today) }.first : nil
        var result = ScanResult(
            images: views.map(\.photograph.size), documents: scanned, captureQuality: unread?.captureQuality,
            findings: try findings(on: scanned, of: views, isPrintCutShort: print.isCutShort || captions.isCutShort),
            timings: context.timings)
        result.barcodes = views.flatMap(\.barcodes)
        return (result, printed)
    }

    /// The sides without a zone of each photograph: those whose layout is known, else the one that captions tell beside a zone.
    private mutating func sides(
        of views: [View], _ printed: inout [PrintedView?], _ print: inout TimedPrint
    ) throws -> [[PlacedSide]] {
        let isAnyZone = views.contains { !$0.placed.isEmpty }
        return try views.indices.map { index in
            let view = views[index]
            return try print.read { context -> [PlacedSide] in
                guard let lines = printed[index] else { return [] }
                let known = try sides(in: view, on: lines, within: context)
                guard known.isEmpty, isAnyZone, view.placed.isEmpty, context.request.readsCaptions else { return known }
                return try captionedSide(in: view, on: &printed[index], within: context).map { [$0] } ?? []
            } ?? []
        }
    }

    /// The documents of photographs, those with a zone first; then those whose print is known; then those whose other
    /// side shows a zone.
    private mutating func scanned(
        _ views: [View], _ printed: inout [PrintedView?], _ print: inout TimedPrint, today: CalendarDate
    ) throws -> [ScannedDocument] {
        let sides = try self.sides(of: views, &printed, &print)
        var fronts = sides.indices.flatMap { view in sides[view].map { (view: view, placed: $0) } }
        var withZone: [ScannedDocument] = []
        for (index, view) in views.enumerated() {
            for finding in view.placed {
                let photograph = view.photograph
                let read = ScannedDocument(finding.reading, outline: finding.outline, in: photograph, today: today)
                let document = alteration?(read) ?? read
                let own = try print.read { context -> DocumentPrint? in
                    guard var lines = printed[index] else { return nil }
                    defer { printed[index] = lines }
                    return try self.print(of: finding, saying: document, in: view, on: &lines, within: context)
                }
                let front = fronts.map(\.placed.side).indexOfFront(of: document).map { fronts.remove(at: $0) }
                let confirmed = front.map { front in
                    front.placed.side.confirmed(
                        by: document, besides: front.placed.fields,
                        on: front.view == index ? nil : printed[front.view], today: today)
                }
                withZone.append(
                    document.adding(PrintPart(own?.inOriginal(of: photograph), front: confirmed), referenceDate: today))
            }
        }
        let withPrint = fronts.map { $0.placed.side.document(referenceDate: today) }
        let blank = zip(views, sides).flatMap {
            $0.documentsWithoutText(besides: $1.map(\.side.quadrilateral), on: today)
        }
        let isAnythingRead = !withZone.isEmpty || !withPrint.isEmpty
        let unread = zip(views, sides).filter { isAnythingRead && $0.placed.isEmpty && $1.isEmpty }
        return withZone + withPrint + blank + unread.compactMap { $0.0.likeliestDocument(on: today) }
    }
}

extension DocumentScanner.View {
    /// The likeliest document, as one that was not read; nil when nothing looks like one.
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
