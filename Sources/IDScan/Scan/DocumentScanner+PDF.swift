import DocumentDetection
import DocumentPages
import ImageProcessing
import Imaging

/// Pages of PDF files.
extension DocumentScanner {
    /// So many pixels of pages that show documents are kept, so that the sides of one document are joined.
    private static let mostKeptPixels = 48_000_000

    /// Scans the pages of a PDF file that are wanted. A page that fails does not keep the others from being read.
    mutating func scanPDF(_ file: DocumentFile, within whole: ScanContext) throws -> ScanResult {
        var reading = PageReading(of: file, options.pages)
        var (batch, results, count) = ([View](), [ScanResult](), 0)
        for page in reading.wanted {
            do {
                let context = whole.beginning(after: options.limits.duration)
                let index = reading.wanted.count == 1 ? nil : count
                batch.append(try view(of: page, of: file, index: index, within: context))
                reading.add(page)
                count += 1
            } catch {
                reading.add(whole.error(error), on: page)
            }
            try whole.checkCancellation()
            if whole.deadline.hasPassed, page != reading.wanted.last {
                reading.leaveRest("there was no time left")
                break
            }
            if batch.keptPixels > Self.mostKeptPixels {
                results.append(try result(of: batch, within: whole))
                batch = []
            }
        }
        let pages = try reading.report()
        if !batch.isEmpty { results.append(try result(of: batch, within: whole)) }
        return ScanResult(joining: results, pages: pages, timings: whole.timings)
    }

    private mutating func view(
        of page: Int, of file: DocumentFile, index: Int?, within context: ScanContext
    ) throws -> View {
        let picture = try context.time(.decoding) {
            try file.picture(
                ofPage: page, maximumPixels: Self.mostPixels, by: pageRenderer, before: context.deadline)
        }
        var view = try view(of: SourceImage(picture, index: index), within: context)
        // Of most pages of a long file nothing is needed any more.
        if view.placed.isEmpty, view.documents.isEmpty { view.photograph = view.photograph.withoutPixels }
        return view
    }
}

extension [DocumentScanner.View] {
    fileprivate var keptPixels: Int { reduce(0) { $0 + $1.photograph.pixels.width * $1.photograph.pixels.height } }
}

extension ScanResult {
    /// Joins what parts of one file show, those documents with a zone first.
    fileprivate init(joining results: [ScanResult], pages: PageReport?, timings: ScanTimings?) {
        let documents = results.flatMap(\.documents)
        self.init(
            images: results.flatMap(\.images),
            documents: documents.filter { $0.mrz != nil } + documents.filter { $0.mrz == nil },
            captureQuality: documents.isEmpty ? results.lazy.compactMap(\.captureQuality).first : nil, pages: pages,
            findings: results.flatMap(\.findings), timings: timings)
    }
}
