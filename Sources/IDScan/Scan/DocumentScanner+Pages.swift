import DocumentPages
import ImageProcessing
import Imaging

/// The pages of files.
extension DocumentScanner {
    /// The largest number of pixels of pages with documents that are kept, so that the sides of one document are joined.
    private static let mostKeptPixels = 48_000_000

    /// Scans the pages of a file that are wanted; those near each other may show the sides of one document.
    ///
    /// - Throws: The fault of the first page if none can be read.
    mutating func scanPages(of file: DocumentFile, within whole: ScanContext) throws -> ScanResult {
        let limits = PageReading.Limits(
            pages: whole.request.mostPages ?? (file.isPDF ? options.pdf.pages : options.limits.pages),
            pageDuration: options.limits.duration)
        var reading = PageReading(of: file, whole.request.pages, within: limits, before: whole.deadline)
        let isOne = reading.isOfOne
        var (batch, results) = ([View](), [ScanResult]())
        try reading.readEach { page in
            let context = whole.within(page.deadline)
            do {
                let view = try view(of: page, index: isOne ? nil : page.index, within: context)
                batch.append(view)
                if batch.keptPixels > Self.mostKeptPixels {
                    results.append(try result(of: batch, within: context))
                    batch = []
                }
                return view.photograph.size.width * view.photograph.size.height
            } catch {
                throw context.error(error)
            }
        }
        let pages = try reading.report()
        if !batch.isEmpty { results.append(try result(of: batch, within: whole)) }
        return ScanResult(joining: results, pages: pages, timings: whole.timings)
    }

    /// Pages of fewer pixels are decoded whole at once: half of their width shows too little of a document.
    private static let leastPixelsToHalve = 4_000_000

    /// Scans a page. One of many pixels is looked at in half its size first, and briefly; that is enough where it proves all
    /// there is to see. Print is read in all pixels.
    private mutating func view(of page: FilePage, index: Int?, within context: ScanContext) throws -> View {
        if !readsPrint(context), let half = try context.time(.decoding, { try page.half(Self.leastPixelsToHalve) }),
            let view = try briefView(of: SourceImage(half, index: index), within: context)
        {
            return try addingBarcodes(to: view, within: context)
        }
        let renderer = pageRenderer
        let picture = try context.time(.decoding) {
            try page.picture(maximumPixels: Self.mostPixels, by: renderer)
        }
        let isImage = page.file.imageFile != nil
        let colour = { try page.picture(as: .rgb, maximumPixels: Self.mostPixels).image }
        let photograph = SourceImage(picture, index: index, colour: isImage ? colour : nil)
        var view = try view(of: photograph, within: context)
        // Of most pages of a long file nothing is needed any more.
        if index != nil, view.placed.isEmpty, view.documents.isEmpty {
            view.photograph = view.photograph.withoutPixels
        }
        return view
    }
}

extension FilePage {
    /// The page of an image file in half its width and height; nil where that takes as long, or it has few pixels.
    fileprivate func half(_ leastPixels: Int) throws -> DecodedImage? {
        try file.imageFile?.decodeHalf(page: number, ofAtLeast: leastPixels, before: deadline)
    }
}

extension PageReading {
    /// Says which pages were read; nil if there is only one.
    ///
    /// - Throws: The fault of the first page if none was read.
    package func report() throws -> PageReport? {
        try checkAnyRead()
        return pageCount == 1 && unread.isEmpty ? nil : PageReport(count: pageCount, read: read, unread: unread)
    }
}

extension [DocumentScanner.View] {
    fileprivate var keptPixels: Int { reduce(0) { $0 + $1.photograph.pixels.width * $1.photograph.pixels.height } }
}

extension ScanResult {
    /// Joins the results of parts of one file, documents with a zone first.
    fileprivate init(joining results: [ScanResult], pages: PageReport?, timings: ScanTimings?) {
        let documents = results.flatMap(\.documents)
        self.init(
            images: results.flatMap(\.images),
            documents: documents.filter { $0.mrz != nil } + documents.filter { $0.mrz == nil },
            captureQuality: documents.isEmpty ? results.lazy.compactMap(\.captureQuality).first : nil, pages: pages,
            findings: results.flatMap(\.findings), timings: timings)
        barcodes = results.flatMap(\.barcodes)
    }
}
