import ImageProcessing
import Imaging

extension DocumentScanner {
    /// Scans every page of a file, as long as all of them together stay within the limits; they may show the sides of one
    /// document.
    ///
    /// - Throws: What is wrong with the first page if none can be read.
    mutating func scanPages(
        of file: ImageFile, within context: ScanContext
    ) throws -> ScanResult {
        var (reading, file, views) = (PageReading(of: file), file, [View]())
        for page in 1...file.decodablePageCount {
            guard page <= file.limits.pages else {
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
            if context.deadline.hasPassed, page < file.decodablePageCount {
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

/// What came of the pages of a file so far.
struct PageReading {
    private let pageCount: Int
    private let decodablePageCount: Int
    private let format: ImageFileFormat
    private var read: [Int] = []
    private var failures: [(page: Int, error: ScanError)] = []
    private var reasonForRest: String?

    init(of file: ImageFile) {
        (pageCount, decodablePageCount, format) = (file.pageCount, file.decodablePageCount, file.format)
    }

    /// Notes that a page was read.
    mutating func add(_ page: Int) { read.append(page) }

    /// Takes what is wrong with a page.
    mutating func add(_ error: ScanError, on page: Int) { failures.append((page, error)) }

    /// Ends the reading before the last page.
    mutating func leaveRest(_ reason: String) { reasonForRest = reason }

    /// Says which pages were read; nil if there is only one.
    ///
    /// - Throws: What is wrong with the first page if none was read.
    func report() throws(ScanError) -> PageReport? {
        guard !read.isEmpty else {
            throw failures.first?.error ?? ScanError(code: .damagedImage, message: "the file has no page")
        }
        return pageCount == 1 ? nil : PageReport(count: pageCount, read: read, unread: unread)
    }

    /// Why pages were not read.
    private var unread: [String] {
        let rest = (read + failures.map(\.page)).max() ?? 0
        return failures.map { "page \($0.page): \($0.error.message)" }
            + (rest < decodablePageCount
                ? [Self.pages(rest + 1, decodablePageCount) + ": " + (reasonForRest ?? "not read")] : [])
            + (decodablePageCount < pageCount
                ? [Self.pages(decodablePageCount + 1, pageCount) + ": " + format.reasonForFirstPageOnly] : [])
    }

    private static func pages(_ first: Int, _ last: Int) -> String {
        first == last ? "page \(first)" : "pages \(first) to \(last)"
    }
}

extension ImageFileFormat {
    /// Why pages cannot be decoded that are there.
    fileprivate var reasonForFirstPageOnly: String {
        switch self {
        case .gif, .webp: "of an animation only the first frame is read"
        case .jpeg: "of several views in a JPEG file only the first is read"
        default: "the file ends before it"
        }
    }
}
