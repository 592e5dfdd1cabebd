import ImageProcessing
import Imaging

/// Changes the pages of a PDF file: takes some away, puts others in, orders them. Nothing is read, and nothing else changes.
///
/// First pages are removed, by their numbers in the file. Then each insertion puts its pages where it says, in the order of the
/// insertions. Then the order names all pages that there are.
public struct PageEdit: Sendable {
    /// Pages of another file.
    public struct Insertion: Sendable {
        /// The number that the first of them gets.
        public let number: Int
        /// An image, or a PDF file.
        public let file: PDFInput

        /// Names a place and a file.
        public init(number: Int, file: PDFInput) {
            (self.number, self.file) = (number, file)
        }
    }

    private let input: PDFInput
    private let limits: PDFLimits
    /// The password of files that are encrypted.
    public var password: String?
    /// The pages that are taken away.
    public var removed: PageNumbers?
    /// The pages that are put in.
    public var inserted: [Insertion] = []
    /// The order in which all pages stand in the end, each named once.
    public var order: PageNumbers?

    /// Prepares a change of a file.
    public init(_ input: PDFInput, limits: PDFLimits = PDFLimits()) {
        (self.input, self.limits) = (input, limits)
    }

    /// Returns the changed file.
    ///
    /// - Throws: ``SearchablePDFError`` when a file cannot be opened or decoded, is signed, or has no such page, and
    ///   when the limits are exceeded.
    public func file() throws(SearchablePDFError) -> [UInt8] {
        var name = input.name
        let deadline = Deadline(after: limits.duration)
        do throws(PDFError) {
            let document = try opened(input)
            guard !document.isSigned else { throw .signed }
            var pages = try keptPages(of: document)
            for insertion in inserted {
                name = insertion.file.name
                guard (1...pages.count + 1).contains(insertion.number) else {
                    throw .noPlace(insertion.number, among: pages.count)
                }
                let new = try newPages(of: insertion.file, in: document, behind: pages.count, before: deadline)
                pages.insert(contentsOf: new, at: insertion.number - 1)
            }
            name = input.name
            if let order { pages = try ordered(pages, order) }
            guard !pages.isEmpty else { throw .noPageLeft }
            try document.arrange(pages)
            return try document.written(PDFDocument.WritingStyle(packsObjects: nil))
        } catch {
            throw SearchablePDFError(name, error)
        }
    }

    private func opened(_ input: PDFInput) throws(PDFError) -> PDFDocument {
        try PDFDocument(input.bytes, password: password, limits: limits)
    }

    private func keptPages(of document: PDFDocument) throws(PDFError) -> [PDFObject] {
        let gone = Set(try removed?.numbers(of: document.pageCount) ?? [])
        var pages: [PDFObject] = []
        for number in 1...document.pageCount where !gone.contains(number) { pages.append(try document.page(number)) }
        return pages
    }

    /// Makes pages of a file that is put in.
    ///
    /// - Parameters:
    ///   - count: The number of pages that there are already.
    ///   - deadline: The time at which the work has to end.
    private func newPages(
        of file: PDFInput, in document: PDFDocument, behind count: Int, before deadline: Deadline
    ) throws(PDFError) -> [PDFObject] {
        var pages: [PDFObject] = []
        if PDFDocument.recognizes(file.bytes) {
            let other = try opened(file)
            guard count + other.pageCount <= limits.pages else { throw .tooManyPages(limits.pages) }
            for number in 1...other.pageCount { pages.append(try document.added(other.page(number))) }
            return pages
        }
        let pictures = try file.pictures(
            ImageDecodingLimits(fileBytes: limits.fileBytes, pixels: limits.pixels, duration: limits.pageDuration))
        let newCount = max(1, pictures.decodablePageCount)
        guard count + newCount <= limits.pages else { throw .tooManyPages(limits.pages) }
        for page in 1...newCount {
            guard !deadline.hasPassed else { throw .timeOver }
            // What cannot be decoded is no page.
            _ = try pictures.picture(page, as: .grey)
            let stored = try PictureStorage.stored(page: page, of: pictures, allowsInks: true)
            let place = PicturePlace(
                width: stored.uprightWidth, height: stored.uprightHeight, natural: stored.naturalSize, on: nil)
            pages.append(PageFrame(place, of: stored).added(stored, to: document))
        }
        return pages
    }

    private func ordered(_ pages: [PDFObject], _ order: PageNumbers) throws(PDFError) -> [PDFObject] {
        let numbers = try order.numbers(of: pages.count)
        if let number = numbers.firstRepeated { throw .namedTwice(number) }
        if let number = (1...max(1, pages.count)).first(where: { !numbers.contains($0) }) { throw .notNamed(number) }
        return numbers.map { pages[$0 - 1] }
    }
}

extension PDFInput {
    /// The images of this file.
    func pictures(_ limits: ImageDecodingLimits) throws(PDFError) -> ImageFile {
        do throws(ImageDecodingError) {
            return try ImageDecoder(limits: limits).file(bytes)
        } catch {
            if case .unknownFormat = error {
                throw PDFError(code: .unsupported, message: "neither an image nor a PDF file")
            }
            throw PDFError(error)
        }
    }
}

extension PDFError {
    static let signed = PDFError(
        code: .signed, message: "the file is signed, and any change makes its signature invalid")
    static let noPageLeft = PDFError(code: .noSuchPage, message: "no page would be left")

    fileprivate static func noPlace(_ number: Int, among count: Int) -> PDFError {
        PDFError(
            code: .noSuchPage,
            message: "it cannot become page \(number): there are \(count) pages before it is inserted")
    }

    static func namedTwice(_ number: Int) -> PDFError {
        PDFError(code: .noSuchPage, message: "page \(number) is named twice")
    }

    fileprivate static func notNamed(_ number: Int) -> PDFError {
        PDFError(code: .noSuchPage, message: "the order does not name page \(number)")
    }
}
