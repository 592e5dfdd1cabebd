import DocumentPages
import ImageProcessing
import Imaging

extension DocumentScanner {
    /// Looks at a file; no page of it is decoded.
    func documentFile(_ bytes: [UInt8]) throws -> DocumentFile {
        try DocumentFile(bytes, limits: options.limits, pdf: options.pdf, password: options.password)
    }

    /// Scans the pages of a file that are wanted, as long as all of them together stay within the limits; they may show the
    /// sides of one document.
    ///
    /// - Throws: What is wrong with the first page if none can be read.
    mutating func scanPages(of file: DocumentFile, within context: ScanContext) throws -> ScanResult {
        if let image = file.imageFile { return try scanPages(of: image, within: context) }
        return try scanPDF(file, within: context.beginning(after: options.pdf.duration))
    }

    private mutating func scanPages(of file: ImageFile, within context: ScanContext) throws -> ScanResult {
        var (reading, file, views) = (PageReading(of: file, options.pages), file, [View]())
        for (number, page) in reading.wanted.enumerated() {
            guard number < file.limits.pages else {
                reading.leaveRest("more than \(file.limits.pages) pages are not read")
                break
            }
            do {
                let view = try view(of: page, of: file, index: views.count, within: context)
                file.limits.pixels -= view.photograph.size.width * view.photograph.size.height
                views.append(view)
                reading.add(page)
            } catch {
                reading.add(context.error(error), on: page)
            }
            file.limits.duration = context.deadline.remaining ?? file.limits.duration
            try context.checkCancellation()
            if context.deadline.hasPassed, page != reading.wanted.last {
                reading.leaveRest("there was no time left")
                break
            }
        }
        if views.count == 1 { views[0].photograph.index = nil }
        return try result(of: views, pages: reading.report(), within: context)
    }
}

/// Pages of many pixels.
extension DocumentScanner {
    /// Pages of fewer pixels are decoded whole at once: half of their width shows too little of a document.
    private static let leastPixelsToHalve = 4_000_000

    /// Scans a page. One of many pixels is looked at in half its size first, and briefly; that is enough where it proves all
    /// there is to see. Print is read in all pixels.
    private mutating func view(
        of page: Int, of file: ImageFile, index: Int, within context: ScanContext
    ) throws -> View {
        let (decoded, isHalf) = try context.time(.decoding) {
            if !readsPrint, let half = try file.decodeHalf(page: page, ofAtLeast: Self.leastPixelsToHalve) {
                return (half, true)
            }
            return (try file.decode(page: page, maximumPixels: Self.mostPixels), false)
        }
        let photograph = SourceImage(decoded, index: index)
        guard isHalf else { return try view(of: photograph, within: context) }
        if let view = try briefView(of: photograph, within: context) { return view }
        let whole = try context.time(.decoding) { try file.decode(page: page, maximumPixels: Self.mostPixels) }
        return try view(of: SourceImage(whole, index: index), within: context)
    }
}
