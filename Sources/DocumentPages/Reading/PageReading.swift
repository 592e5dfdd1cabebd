package import ImageProcessing
package import Imaging

/// The one loop over the pages of a file: the pages that are wanted, their common limits, and the outcome of each.
///
/// ```swift
/// var reading = PageReading(of: file, pages, within: .init(pages: 100, pageDuration: .seconds(10)), before: deadline)
/// try reading.readEach { page in
///     let picture = try page.picture()
///     texts.append(try text(in: picture.image))
///     return picture.pixelCount
/// }
/// ```
package struct PageReading {
    /// The most that the pages of one file may cost.
    package struct Limits: Sendable {
        /// The number of pages that are read.
        let pages: Int
        /// The time that one may take.
        let pageDuration: Duration

        /// Creates limits.
        package init(pages: Int, pageDuration: Duration) {
            (self.pages, self.pageDuration) = (pages, pageDuration)
        }
    }

    /// The pages to read: those that are selected, of those that can be decoded.
    private let wanted: [Int]
    /// The number of pages of the file.
    package let pageCount: Int
    /// The numbers of the pages that were read, from 1, in order.
    package private(set) var read: [Int] = []

    private let file: DocumentFile
    private let limits: Limits
    private let deadline: Deadline
    /// The pages that are selected and cannot be decoded.
    private let undecodable: [Int]
    private let missing: String?
    private var failures: [(page: Int, error: any Error)] = []
    private var reasonForRest: String?

    /// Begins to read a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - selection: The pages that are wanted; nil for all.
    ///   - limits: The limits of the pages.
    ///   - deadline: The time at which the work on all of them has to end.
    package init(of file: DocumentFile, _ selection: PageNumbers?, within limits: Limits, before deadline: Deadline) {
        (self.file, self.limits, self.deadline) = (file, limits, deadline)
        let (count, decodable) = (file.pageCount, file.decodablePageCount)
        let selected = selection.map { $0.selected(of: count) } ?? Array(1...max(1, count))
        (wanted, undecodable) = (selected.filter { $0 <= decodable }, selected.filter { $0 > decodable })
        pageCount = count
        let isShort = selection.map { $0.highestNeeded > count } ?? false
        missing = isShort ? "the file has \(count == 1 ? "one page" : "\(count) pages") only" : nil
    }

    /// True where only one page is wanted.
    package var isOfOne: Bool { wanted.count == 1 }

    /// Reads the pages, one after the other.
    ///
    /// - Parameters:
    ///   - endsAtFailure: True where a page that fails keeps the pages behind it from being read.
    ///   - readPage: Reads one page, and returns the number of pixels of its image.
    /// - Throws: ``PDFError`` of the code ``PDFError/Code/cancelled`` when the result is no longer wanted.
    package mutating func readEach(
        endingAtFailure endsAtFailure: Bool = false, _ readPage: (FilePage) throws -> Int
    ) throws(PDFError) {
        var file = file
        for (number, page) in wanted.enumerated() {
            guard number < limits.pages else { return reasonForRest = "more than \(limits.pages) pages are not read" }
            let pageDeadline = deadline.beginning(after: limits.pageDuration)
            do {
                let pixels = try readPage(
                    FilePage(number: page, index: read.count, file: file, deadline: pageDeadline))
                file.spend(pixels: pixels)
                read.append(page)
            } catch ImageDecodingError.tooManyPixels(let width, let height, _) where read.count > 0 && !file.isPDF {
                let message =
                    "its \(width)×\(height) pixels are more than the pages before it left of the limit of a file"
                failures.append((page, PDFError(code: .tooLarge, message: message)))
                if endsAtFailure { return }
            } catch {
                failures.append((page, error))
                if endsAtFailure { return }
            }
            if deadline.isCancelled { throw .cancelled }
            if deadline.hasPassed, page != wanted.last { return reasonForRest = "there was no time left" }
        }
    }

    /// True where a page could not be read.
    package var hasFailures: Bool { !failures.isEmpty || missing != nil }

    /// The reasons why pages were not read, a sentence for each, with the numbers of the pages; empty if all were read.
    package var unread: [String] {
        let done = (read + failures.map(\.page)).max() ?? 0
        let rest = wanted.filter { $0 > done }
        return failures.map { "page \($0.page): \($0.error)" }
            + (rest.isEmpty ? [] : [Self.pages(rest) + ": " + (reasonForRest ?? "not read")])
            + (undecodable.isEmpty ? [] : [Self.pages(undecodable) + ": " + file.reasonForFirstPageOnly])
            + [missing].compactMap(\.self)
    }

    /// Checks that a page was read.
    ///
    /// - Throws: The fault of the first page if none was read.
    package func checkAnyRead() throws {
        guard read.isEmpty else { return }
        throw failures.first?.error ?? PDFError(code: .noSuchPage, message: unread.first ?? "there is no page to read")
    }

    /// Checks that every page was read.
    ///
    /// - Throws: The fault of the first page that was not read.
    package func checkAllRead() throws {
        if let failure = failures.first { throw failure.error }
        guard let reason = unread.first else { return }
        let isCut = reasonForRest != nil
        throw PDFError(
            code: isCut ? deadline.hasPassed ? .timedOut : .tooManyPages : .noSuchPage, message: reason)
    }

    private static func pages(_ pages: [Int]) -> String {
        guard let first = pages.first, let last = pages.last, first != last else { return "page \(pages.first ?? 0)" }
        return last - first == pages.count - 1
            ? "pages \(first) to \(last)" : "pages \(pages.map(String.init).joined(separator: ", "))"
    }
}

/// A page of a file whose turn it is to be read.
package struct FilePage {
    /// Its number in the file, from 1.
    package let number: Int
    /// The number of pages that were read before it.
    package let index: Int
    /// The file, with the pixels that are left for this page.
    package let file: DocumentFile
    /// The time at which the work on it has to end.
    package let deadline: Deadline

    /// Makes the page an image, as ``DocumentFile/picture(ofPage:as:maximumPixels:by:before:)`` does.
    package func picture(
        as pixelFormat: PixelFormat = .grey, maximumPixels: Int? = nil, by renderer: PageRenderer = PageRenderer()
    ) throws -> DocumentFile.Picture {
        try file.picture(
            ofPage: number, as: pixelFormat, maximumPixels: maximumPixels, by: renderer, before: deadline)
    }
}
