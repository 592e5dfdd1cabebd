public import DocumentPages
import IDScan
import ImageProcessing
import Imaging

/// PDF files.
extension Redactor {
    /// Hides parts of the documents on the pages of a PDF file: each page becomes a picture, without text, notes,
    /// forms, layers or other objects of the file.
    ///
    /// What one page says that is hidden is hidden on the other pages, too. Each page has to show a document, or all of
    /// it but what is kept is covered.
    ///
    /// - Parameters:
    ///   - document: The file.
    ///   - pages: The numbers of the pages that are taken, from 1 to its `pageCount`; at least one.
    ///   - request: What is hidden.
    ///   - renderer: What renders pages.
    /// - Returns: A PDF file of as many pages, and what was done to each; the images of these are one black pixel.
    /// - Throws: ``RedactionError`` when one page cannot be redacted: there is no file then.
    public mutating func redact(
        _ document: PDFDocument, pages: [Int], _ request: RedactionRequest, by renderer: PageRenderer = PageRenderer()
    ) throws(RedactionError) -> (file: [UInt8], pages: [RedactedImage]) {
        var request = request
        request.isPartOfFile = pages.count > 1
        var readings: [PictureReading] = []
        for page in pages { readings.append(try read(page, of: document, for: request, by: renderer)) }
        var texts: [HiddenText] = []
        for (page, reading) in zip(pages, readings) where !reading.documents.isEmpty {
            texts += try Self.onPage(page) { () throws(RedactionError) in try CoverPlan(for: reading, request).texts }
        }
        var redacted: [RedactedImage] = []
        do {
            let file = try PDFDocument()
            for (page, reading) in zip(pages, readings) {
                let picture = try picture(ofPage: page, of: document, by: renderer)
                let done = try Self.onPage(page) { () throws(RedactionError) in
                    try redact(picture.image.rgb(), showing: reading, request, alsoHiding: texts)
                }
                try file.addPage(of: done.image, dotsPerInch: picture.dotsPerInch)
                redacted.append(
                    RedactedImage(image: .dot, hidden: done.hidden, kept: done.kept, warnings: done.warnings))
            }
            try checkKept(request, on: redacted)
            return (try file.written(), redacted)
        } catch let error as RedactionError {
            throw error
        } catch {
            throw .scan(ScanError(error))
        }
    }

    /// Throws unless everything is kept on some page that was asked for.
    private func checkKept(_ request: RedactionRequest, on pages: [RedactedImage]) throws(RedactionError) {
        guard let names = request.kept else { return }
        let found = Set(pages.flatMap(\.kept).map(\.name))
        let lost = names.filter { !found.contains($0.rawValue) }
        if found.isEmpty && !names.isEmpty || !lost.isEmpty && !request.allowsMissing {
            throw .keptNotLocated(lost.map(\.rawValue).sorted())
        }
    }

    private func read(
        _ page: Int, of document: PDFDocument, for request: RedactionRequest, by renderer: PageRenderer
    ) throws(RedactionError) -> PictureReading {
        let picture = try picture(ofPage: page, of: document, by: renderer)
        return try Self.onPage(page) { () throws(RedactionError) in
            try reader.read(picture.image.rgb(), for: request, before: Deadline(after: limits.duration))
        }
    }

    private func picture(
        ofPage page: Int, of document: PDFDocument, by renderer: PageRenderer
    ) throws(RedactionError) -> PageImage {
        do throws(PDFError) {
            return try document.pageImage(
                page, as: .rgb, by: renderer, before: Deadline(after: document.limits.pageDuration))
        } catch {
            throw .onPage(page, .scan(ScanError(error)))
        }
    }

    private static func onPage<Value>(
        _ page: Int, _ work: () throws(RedactionError) -> Value
    ) throws(RedactionError) -> Value {
        do throws(RedactionError) {
            return try work()
        } catch {
            throw .onPage(page, error)
        }
    }
}

extension Image {
    /// The smallest image: what stands for one that is not kept.
    fileprivate static let dot = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [0, 0, 0])
}
