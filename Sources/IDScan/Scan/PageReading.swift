package import DocumentPages
import ImageProcessing

/// What came of the pages of a file so far.
package struct PageReading {
    /// The pages to read: those that are selected, of those that can be decoded.
    package let wanted: [Int]
    private let pageCount: Int
    /// The pages that are selected and cannot be decoded, and why.
    private let undecodable: [Int]
    private let reasonForUndecodable: String
    private let missing: String?
    private var read: [Int] = []
    private var failures: [(page: Int, error: ScanError)] = []
    private var reasonForRest: String?

    init(of file: ImageFile, _ selection: PageNumbers?) {
        self.init(file.pageCount, decodable: file.decodablePageCount, selection, file.format.reasonForFirstPageOnly)
    }

    /// Begins to read a file.
    package init(of file: DocumentFile, _ selection: PageNumbers?) {
        if let image = file.imageFile {
            self.init(of: image, selection)
        } else {
            self.init(file.pageCount, decodable: file.pageCount, selection, "")
        }
    }

    private init(_ count: Int, decodable: Int, _ selection: PageNumbers?, _ reason: String) {
        let selected = selection.map { $0.selected(of: count) } ?? Array(1...max(1, count))
        (wanted, undecodable) = (selected.filter { $0 <= decodable }, selected.filter { $0 > decodable })
        (pageCount, reasonForUndecodable) = (count, reason)
        let isShort = selection.map { $0.highestNeeded > count } ?? false
        missing = isShort ? "the file has \(count == 1 ? "one page" : "\(count) pages") only" : nil
    }

    /// Notes that a page was read.
    package mutating func add(_ page: Int) { read.append(page) }

    /// Takes what is wrong with a page.
    package mutating func add(_ error: ScanError, on page: Int) { failures.append((page, error)) }

    /// Ends the reading before the last page.
    package mutating func leaveRest(_ reason: String) { reasonForRest = reason }

    /// Whether a page could not be read.
    package var hasFailures: Bool { !failures.isEmpty || missing != nil }

    /// Says which pages were read; nil if there is only one.
    ///
    /// - Throws: What is wrong with the first page if none was read.
    package func report() throws(ScanError) -> PageReport? {
        guard !read.isEmpty else {
            throw failures.first?.error
                ?? ScanError(code: .damagedImage, message: missing ?? "the file has no page that can be read")
        }
        return pageCount == 1 && missing == nil ? nil : PageReport(count: pageCount, read: read, unread: unread)
    }

    /// Why pages were not read.
    private var unread: [String] {
        let done = (read + failures.map(\.page)).max() ?? 0
        let rest = wanted.filter { $0 > done }
        return failures.map { "page \($0.page): \($0.error.message)" }
            + (rest.isEmpty ? [] : [Self.pages(rest) + ": " + (reasonForRest ?? "not read")])
            + (undecodable.isEmpty ? [] : [Self.pages(undecodable) + ": " + reasonForUndecodable])
            + [missing].compactMap(\.self)
    }

    private static func pages(_ pages: [Int]) -> String {
        guard let first = pages.first, let last = pages.last, first != last else { return "page \(pages.first ?? 0)" }
        return last - first == pages.count - 1
            ? "pages \(first) to \(last)" : "pages \(pages.map(String.init).joined(separator: ", "))"
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
