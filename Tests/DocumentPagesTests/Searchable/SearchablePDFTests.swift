import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import Synchronization
import Testing
import TextRecognition

@testable import DocumentPages

/// Small PDF files that tests change.
enum SmallPDF {
    /// A file of pages of A4 that show nothing but their numbers, drawn as lines.
    static func file(pages: Int, adding: (PDFDocument) throws -> Void = { _ in }) throws -> [UInt8] {
        let document = try PDFDocument()
        for number in 1...pages {
            let content = Array("\(number) w 10 10 m 500 700 l S".utf8)
            try document.add(
                document.makeIndirect(
                    .dictionary([
                        "Type": .name("Page"), "MediaBox": .reals([0, 0, 595, 842]),
                        "Contents": .object(document.makeStream([:], content)),
                    ])))
        }
        try adding(document)
        return try document.written()
    }

    /// The widths of the lines of all pages: which pages there are, in their order.
    static func numbers(of file: [UInt8]) throws -> [Int] {
        let document = try PDFDocument(file)
        return try (1...document.pageCount).map { number in
            let contents = try document.page(number)["Contents"]
            let streams = contents?.array ?? contents.map { [$0] } ?? []
            let text = try streams.map { String(decoding: try $0.decodedBytes(limit: 1 << 20), as: UTF8.self) }.joined()
            return Int(text.prefix { $0.isNumber }) ?? 0
        }
    }

    /// The objections of qpdf to a file.
    static func objections(to file: [UInt8]) throws -> String {
        let check = try run("qpdf", ["--check", "FILE"], on: file)
        return check.status == 0 ? "" : check.output
    }
}

@Suite struct SearchablePDFTests {
    private static let text = ["Searchable pages", "are read here"]
    private static let picture: [UInt8] = {
        let drawn = try? PrintedText(lines: text, size: 40).drawn().image.jpegData(quality: 90)
        return drawn ?? []
    }()

    private static func made(
        _ inputs: [PDFInput], _ change: (inout SearchablePDFOptions) -> Void = { _ in },
        observing: @Sendable (SearchablePage) -> Void = { _ in }
    ) throws -> SearchableFile {
        var options = SearchablePDFOptions()
        change(&options)
        return try SearchablePDF(inputs, options: options).file(observing: observing)
    }

    private static func textOf(_ file: [UInt8]) throws -> String {
        try run("pdftotext", ["FILE", "-"], on: file).output
    }

    @Test func laysTextOverAPicture() throws {
        let file = try Self.made([PDFInput(name: "a.jpg", bytes: Self.picture)])
        #expect(file.texts == [Self.text.joined(separator: "\n")])
        #expect(try SmallPDF.objections(to: file.bytes).isEmpty)
        for line in Self.text { #expect(try Self.textOf(file.bytes).contains(line)) }
    }

    @Test func keepsTheBytesOfAJPEGFile() throws {
        let file = try Self.made([PDFInput(name: "a.jpg", bytes: Self.picture)]).bytes
        let image = try #require(try PDFDocument(file).page(1)["Resources"]?["XObject"]?["Page"])
        #expect(try image.storedBytes() == Self.picture)
        #expect(file.count < Self.picture.count + 30_000)
    }

    @Test func readsPagesInOrderAndTellsOfEach() async throws {
        let inputs = (1...5).map { PDFInput(name: "\($0).jpg", bytes: Self.picture) }
        var (numbers, file) = (Set<Int>(), SearchableFile?.none)
        for try await event in SearchablePDF(inputs).events() {
            switch event {
            case .page(let page):
                numbers.insert(page.number)
                #expect(page.source == "\(page.number).jpg" && page.pageCount == 5 && page.wordCount == 5)
            case .file(let made): file = made
            }
        }
        #expect(numbers == [1, 2, 3, 4, 5])
        #expect(try PDFDocument(try #require(file).bytes).pageCount == 5)
    }

    @Test func throwsWhatIsWrongWithAnInput() throws {
        for bytes in [[], Array("no image".utf8), Array(Self.picture.prefix(500)), Array("%PDF-1.7\n".utf8)] {
            let inputs = [PDFInput(name: "good", bytes: Self.picture), PDFInput(name: "bad", bytes: bytes)]
            let error = #expect(throws: SearchablePDFError.self) { try Self.made(inputs) }
            #expect(error?.input == "bad")
        }
    }

    /// A count that makes no sense is one.
    @Test(arguments: [0, -1]) func readsOnOneThreadAtLeast(threadCount: Int) throws {
        let file = try Self.made([PDFInput(name: "a.jpg", bytes: Self.picture)]) { $0.threadCount = threadCount }
        #expect(file.texts == [Self.text.joined(separator: "\n")])
    }

    @Test func needsAPage() {
        #expect(throws: SearchablePDFError.self) { try Self.made([]) }
    }

    @Test func stopsWhenItIsCancelled() throws {
        let cancellation = Cancellation()
        cancellation.cancel()
        let error = #expect(throws: SearchablePDFError.self) {
            try SearchablePDF([PDFInput(name: "a.jpg", bytes: Self.picture)]).file(cancelledBy: cancellation) { _ in }
        }
        #expect(error?.cause.code == .cancelled)
    }

    @Test func keepsWhatAPDFFileHas() throws {
        let scan = try Self.made([PDFInput(name: "a.jpg", bytes: Self.picture)]) {
            $0.recognition.minimumConfidence = 1
            $0.minimumWordConfidence = 1
        }.bytes
        let base = try PDFDocument(scan)
        base.root[setting: "Outlines"] = .object(base.makeIndirect(.dictionary(["Count": .integer(0)])))
        let page = try base.page(1)
        page.addAnnotation(base.makeIndirect(.dictionary(["Subtype": .name("Link")])))
        page[setting: "Rotate"] = .integer(90)
        let file = try Self.made([PDFInput(name: "a.pdf", bytes: try base.written())])
        let changed = try PDFDocument(file.bytes)
        #expect(changed.root["Outlines"] != nil)
        #expect(try changed.page(1)["Annots"]?.array?.count == 1)
        #expect(try changed.page(1)["Rotate"]?.integer == 90)
        #expect(try SmallPDF.objections(to: file.bytes).isEmpty)
    }

    @Test func leavesPagesWithTextAlone() throws {
        let first = try Self.made([PDFInput(name: "a.jpg", bytes: Self.picture)]).bytes
        let outcomes = Outcomes()
        _ = try Self.made([PDFInput(name: "a.pdf", bytes: first)], observing: { outcomes.add($0.outcome) })
        #expect(outcomes.all == [.hasText])
        let forced = try Self.made(
            [PDFInput(name: "a.pdf", bytes: first)], { $0.replacesHiddenText = true },
            observing: { outcomes.add($0.outcome) })
        #expect(outcomes.all == [.hasText, .read(words: 5)])
        // The words stand there once.
        #expect(try Self.textOf(forced.bytes) == Self.textOf(first))
    }

    @Test func joinsFilesAroundTheFirstPDF() throws {
        let inputs = [
            PDFInput(name: "a.jpg", bytes: Self.picture), PDFInput(name: "b.pdf", bytes: try SmallPDF.file(pages: 3)),
            PDFInput(name: "c.pdf", bytes: try SmallPDF.file(pages: 2)),
        ]
        let file = try Self.made(inputs) { $0.recognition.recognitionLevel = .fast }
        #expect(try SmallPDF.numbers(of: file.bytes) == [0, 1, 2, 3, 1, 2])
        #expect(try SmallPDF.objections(to: file.bytes).isEmpty)
    }

    @Test func takesSomePagesOnly() throws {
        let input = PDFInput(name: "b.pdf", bytes: try SmallPDF.file(pages: 4))
        let file = try Self.made([input]) { $0.pages = PageNumbers("4,2") }
        #expect(try SmallPDF.numbers(of: file.bytes) == [4, 2])
        #expect(throws: SearchablePDFError.self) { try Self.made([input]) { $0.pages = PageNumbers("5") } }
    }

    @Test func leavesOutDoubtfulWords() throws {
        let file = try Self.made([PDFInput(name: "a.jpg", bytes: Self.picture)]) { $0.minimumWordConfidence = 1.01 }
        #expect(file.texts == [""])
        #expect(try Self.textOf(file.bytes).allSatisfy(\.isWhitespace))
    }

    @Test(arguments: [0, 90, 180, 270])
    func putsTheTextIntoANoteAtTheTopLeft(rotation: Int) throws {
        let drawn = try Self.made([PDFInput(name: "a.jpg", bytes: Self.picture)]) { $0.minimumWordConfidence = 1.01 }
        let base = try PDFDocument(drawn.bytes)
        try base.page(1)[setting: "Rotate"] = .integer(rotation)
        let image = try shownPage(of: base.written(), longerSide: 600)
        let file = try Self.made([PDFInput(name: "a.pdf", bytes: try base.written())]) {
            $0.addsNotes = true
            $0.replacesHiddenText = true
        }
        let note = try #require(try PDFDocument(file.bytes).page(1)["Annots"]?.array?.first)
        #expect(note["F"]?.integer == 28)
        if rotation == 0 {
            let contents = note["Contents"]?.bytes.map { String(decoding: $0, as: UTF8.self) }
            #expect(contents == Self.text.joined(separator: "\n"))
        }
        // The note is seen at the top left.
        let shown = try shownPage(of: file.bytes, longerSide: 600)
        let changed = shown.pixels.indices.filter { abs(Int(shown.pixels[$0]) - Int(image.pixels[$0])) > 10 }
        let columns = changed.map { $0 % shown.width }, rows = changed.map { $0 / shown.width }
        #expect(!changed.isEmpty)
        #expect((columns.max() ?? 0) < shown.width / 3 && (rows.max() ?? 0) < shown.height / 2)
    }
}

/// The outcomes of pages, in the order in which they were told.
private final class Outcomes: Sendable {
    private let told = Mutex<[SearchablePage.Outcome]>([])

    func add(_ outcome: SearchablePage.Outcome) { told.withLock { $0.append(outcome) } }

    var all: [SearchablePage.Outcome] { told.withLock(\.self) }
}
