import ImageProcessing
import Imaging
import Testing

@testable import DocumentPages

@Suite struct PageReadingTests {
    private struct Fault: Error, Equatable, CustomStringConvertible { let description: String }

    /// A file of white pages, ten pixels wide and high.
    private static func pdf(of count: Int) throws -> DocumentFile {
        let document = try PDFDocument()
        let page = Image(width: 10, height: 10, pixelFormat: .grey, pixels: [UInt8](repeating: 255, count: 100))
        for _ in 0..<count { try document.addPage(of: page) }
        return try DocumentFile(document.written())
    }

    /// An animation of three frames, each of one pixel.
    static let animation: [UInt8] = {
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        return Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255] + frame + frame + frame + [0x3B]
    }()

    private static func reading(
        of file: DocumentFile, _ pages: String? = nil, most: Int = 100, before deadline: Deadline = .never
    ) -> PageReading {
        PageReading(
            of: file, pages.flatMap { PageNumbers($0) }, within: .init(pages: most, pageDuration: .seconds(60)),
            before: deadline)
    }

    @Test func readsThePagesThatAreWanted() throws {
        var reading = Self.reading(of: try Self.pdf(of: 5), "2,4-")
        var seen: [[Int]] = []
        try reading.readEach { page in
            seen.append([page.number, page.index, try page.picture().image.width])
            return 100
        }
        #expect(seen == [[2, 0, 10], [4, 1, 10], [5, 2, 10]])
        #expect(reading.read == [2, 4, 5] && reading.unread.isEmpty)
    }

    @Test func saysWhichPagesFailed() throws {
        var reading = Self.reading(of: try Self.pdf(of: 5), most: 3)
        try reading.readEach { page in
            if page.number == 2 { throw Fault(description: "damaged") }
            return 100
        }
        #expect(reading.read == [1, 3])
        #expect(reading.unread == ["page 2: damaged", "pages 4 to 5: more than 3 pages are not read"])
        #expect(throws: Fault(description: "damaged")) { try reading.checkAllRead() }
        try reading.checkAnyRead()
    }

    @Test func endsAtAFailureWhereThatIsWanted() throws {
        var reading = Self.reading(of: try Self.pdf(of: 3))
        var numbers: [Int] = []
        try reading.readEach(endingAtFailure: true) { page in
            numbers.append(page.number)
            throw Fault(description: "page \(page.number)")
        }
        #expect(numbers == [1])
        #expect(throws: Fault(description: "page 1")) { try reading.checkAnyRead() }
    }

    /// The first frame alone of an animation can be decoded. Another one is no trap, whoever asks for it.
    @Test(arguments: ["1", "2", "2-3", "1-3", "7"])
    func readsOfAnAnimationTheFirstFrame(pages: String) throws {
        let file = try DocumentFile(Self.animation)
        #expect(file.pageCount == 3 && file.decodablePageCount == 1)
        var reading = Self.reading(of: file, pages)
        try reading.readEach { try $0.picture().originalPixelCount }
        let hasFirst = pages.hasPrefix("1")
        #expect(reading.read == (hasFirst ? [1] : []))
        if hasFirst {
            try reading.checkAnyRead()
        } else {
            #expect(throws: PDFError.self) { try reading.checkAnyRead() }
        }
        if pages != "1" { #expect(throws: PDFError.self) { try reading.checkAllRead() } }
        #expect(throws: PDFError.self) { try file.picture(ofPage: 2) }
        #expect(throws: PDFError.self) { try file.picture(ofPage: 0) }
    }

    @Test func endsWithTheTime() throws {
        var reading = Self.reading(of: try Self.pdf(of: 3), before: Deadline(after: .zero))
        try reading.readEach { _ in 100 }
        #expect(reading.read == [1])
        #expect(reading.unread == ["pages 2 to 3: there was no time left"])
    }

    @Test func isCancelledWithTheWhole() throws {
        let cancellation = Cancellation()
        var reading = Self.reading(
            of: try Self.pdf(of: 3), before: Deadline(after: .seconds(60), cancelledBy: cancellation))
        var numbers: [Int] = []
        #expect(throws: PDFError.cancelled) {
            try reading.readEach { page in
                numbers.append(page.number)
                cancellation.cancel()
                #expect(page.deadline.isCancelled)
                return 100
            }
        }
        #expect(numbers == [1])
    }
}
