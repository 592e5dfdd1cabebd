public import DocumentPages
import IDScan
public import ImageProcessing
import Imaging

/// Files.
extension Redactor {
    /// Hides parts of the documents on the pages of a file. Each page of a PDF file becomes a picture, without text, notes,
    /// forms, layers or other objects of the file.
    ///
    /// A hidden text of one page is hidden on the other pages, too. Each page has to show a document, or all of it is
    /// covered but the fields that are kept.
    ///
    /// - Parameters:
    ///   - file: A PDF file, or an image file of which one page is wanted.
    ///   - selection: The pages that are taken, in the order of the file; nil for all.
    ///   - request: The parts that are hidden.
    ///   - renderer: The renderer of pages.
    ///   - cancellation: Tells that the result is no longer wanted.
    /// - Throws: ``RedactionError`` when one page cannot be redacted: there is no file then.
    public mutating func redact(
        _ file: DocumentFile, pages selection: PageNumbers?, _ request: RedactionRequest,
        by renderer: PageRenderer = PageRenderer(), cancelledBy cancellation: Cancellation? = nil
    ) throws(RedactionError) -> RedactedFile {
        // A page is looked at twice, within the time of one.
        let count = min(max(1, file.pageCount(of: selection)), limits.pages)
        let whole = Deadline(after: limits.duration * count, cancelledBy: cancellation)
        let run = PageRun(file: file, selection: selection, limits: limits, deadline: whole, renderer: renderer)
        var request = request
        request.isPartOfFile = file.isPDF && file.pageCount(of: selection) > 1
        var (readings, texts) = ([PictureReading](), [HiddenText]())
        try run.eachPage { page, picture in
            guard file.isPDF || page.index == 0 else {
                throw RedactionError.severalPages(file.pageCount(of: selection))
            }
            let reading = try reader.read(picture.image.rgb(), for: request, before: page.deadline)
            if !reading.documents.isEmpty { texts += try CoverPlan(for: reading, request).texts }
            readings.append(reading)
        }
        var done: [RedactedPage] = []
        let pdf = file.isPDF ? try Self.emptyPDF() : nil
        try run.eachPage { page, picture in
            var image = try redact(
                picture.image.rgb(), showing: readings[page.index], request, alsoHiding: texts,
                before: page.deadline)
            if let pdf {
                try pdf.addPage(of: image.image, dotsPerInch: picture.dotsPerInch)
                image = image.withoutPixels
            }
            done.append(RedactedPage(number: page.number, image: image))
        }
        if request.isPartOfFile { try checkKept(request, on: done.map(\.image)) }
        return RedactedFile(pdf: try pdf.map(Self.written), pages: done)
    }

    private static func emptyPDF() throws(RedactionError) -> PDFDocument {
        do throws(PDFError) { return try PDFDocument() } catch { throw RedactionError(error) }
    }

    private static func written(_ file: PDFDocument) throws(RedactionError) -> [UInt8] {
        do throws(PDFError) { return try file.written() } catch { throw RedactionError(error) }
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
}

/// A way through the pages of a file that ends at the first that fails.
private struct PageRun {
    let file: DocumentFile
    let selection: PageNumbers?
    let limits: ImageDecodingLimits
    let deadline: Deadline
    let renderer: PageRenderer

    /// Does something with each page and its picture.
    func eachPage(_ work: (FilePage, DocumentFile.Picture) throws -> Void) throws(RedactionError) {
        var reading = PageReading(
            of: file, selection, within: .init(pages: limits.pages, pageDuration: limits.duration),
            before: deadline)
        do {
            try reading.readEach(endingAtFailure: true) { page in
                do {
                    let picture = try page.picture(as: .rgb, by: renderer)
                    try work(page, picture)
                    return picture.originalPixelCount
                } catch {
                    throw RedactionError(error).onPage(page.number, of: file)
                }
            }
            try reading.checkAllRead()
        } catch {
            throw RedactionError(error)
        }
    }
}

/// The file that comes of redacting its pages.
public struct RedactedFile: Sendable {
    /// The new PDF file; nil for an image file, whose page is that of ``pages``.
    public let pdf: [UInt8]?
    /// The redacted pages, in order.
    public let pages: [RedactedPage]
}

/// A redacted page of a file.
public struct RedactedPage: Sendable {
    /// Its number in the file, from 1.
    public let number: Int
    /// The redacted image. The image of a page of a PDF file is one black pixel: the page is in ``RedactedFile/pdf``.
    public let image: RedactedImage
}

extension DocumentFile {
    /// The number of pages that are wanted.
    fileprivate func pageCount(of selection: PageNumbers?) -> Int {
        selection?.selected(of: pageCount).count ?? pageCount
    }
}

extension RedactionError {
    /// Takes any error.
    fileprivate init(_ error: any Error) { self = error as? RedactionError ?? .scan(ScanError(error)) }

    /// The same, with the number of the page if the file has several.
    fileprivate func onPage(_ number: Int, of file: DocumentFile) -> RedactionError {
        if file.pageCount == 1 { return self }
        if case .severalPages = self { return self }
        return .onPage(number, self)
    }
}

extension RedactedImage {
    /// The same with the smallest image: one black pixel.
    fileprivate var withoutPixels: RedactedImage {
        RedactedImage(
            image: Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [0, 0, 0]), hidden: hidden, kept: kept,
            warnings: warnings)
    }
}
