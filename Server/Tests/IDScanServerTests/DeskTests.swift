import Foundation
import ScanReports
import Testing

@testable import IDScanServer

/// A worker's desk, in the process of the tests: the answers to each kind of request, and to requests that are none.
@Suite struct DeskTests {
    private static let limits = WorkerSettings.Limits(bytes: 8_000_000, pixels: 12_000_000, seconds: 30)
    private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func card(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: checkout.appending(path: "TestCards/\(name)")))
    }

    private static func desk(_ trade: WorkerTrade) throws -> Desk {
        try Desk(WorkerSettings(trade: trade, limits: limits))
    }

    private static let text = WorkerTrade.text(languages: ["eng"], isFast: true)

    /// The JSON of an answer, as the object that it is.
    private static func object(_ answer: [[UInt8]]) throws -> [String: Any] {
        let first = try #require(answer.first)
        return try #require(try JSONSerialization.jsonObject(with: Data(first)) as? [String: Any])
    }

    private static func number(in document: [String: Any]?) -> String? {
        ((document?["fields"] as? [String: Any])?["documentNumber"] as? [String: Any])?["value"] as? String
    }

    private static func documents(_ answer: [String: Any]) -> [[String: Any]] {
        answer["documents"] as? [[String: Any]] ?? []
    }

    /// The document of a card is that of `TestCards/results`; what is not asked for is not there.
    @Test func scansAsTheProgramDoes() throws {
        var desk = try Self.desk(.documents)
        var choices = ScanChoices()
        (choices.referenceDate, choices.hasCorners, choices.hasTimings) = ("2026-01-01", false, true)
        let answer = try Self.object(desk.answer(.scan(choices), about: [try Self.card("td3-small.jpg")]))
        let known =
            try JSONSerialization.jsonObject(with: Data(try Self.card("results/td3-small.jpg.json"))) as? [String: Any]
        let number = Self.number(in: Self.documents(try #require(known)).first)
        #expect(number != nil && Self.number(in: Self.documents(answer).first) == number)
        #expect(answer["timings"] != nil && Self.documents(answer).first?["quadrilateral"] == nil)
    }

    /// Two photographs are the sides of one document.
    @Test func scansSides() throws {
        var desk = try Self.desk(.documents)
        let sides = [try Self.card("td1-front-only.jpg"), try Self.card("td1-desk.jpg")]
        let answer = try Self.object(desk.answer(.scan(ScanChoices()), about: sides))
        #expect(Self.documents(answer).isEmpty == false)
    }

    @Test(arguments: ReportDialect.allCases) func answersInDialects(dialect: ReportDialect) throws {
        var desk = try Self.desk(.documents)
        var choices = ScanChoices()
        choices.dialect = dialect
        let answer = try desk.answer(.scan(choices), about: [try Self.card("td3-small.jpg")])
        #expect(try #require(answer.first).isEmpty == false && answer.count == 1)
    }

    /// The state that a frame returns is that with which the next one goes on.
    @Test func addsFrames() throws {
        var desk = try Self.desk(.documents)
        let (request, frame) = (FrameChoices(reading: "always", session: "abc"), try Self.card("td3-small.jpg"))
        let first = try desk.answer(.frame(request), about: [frame, []])
        let second = try desk.answer(.frame(request), about: [frame, try #require(first.last)])
        let answer = try Self.object(second)
        #expect(answer["session"] as? String == "abc" && answer["frameCount"] as? Int == 2)
        #expect(answer["result"] is [String: Any] && answer["document"] is [String: Any])
    }

    /// The words of a card, alone, sought, and in the form of Cloud Vision.
    @Test func readsText() throws {
        var desk = try Self.desk(Self.text)
        let card = [try Self.card("td1-front-only.jpg")]
        var choices = TextChoices()
        choices.detail = .words
        let read = String(decoding: try #require(desk.answer(.text(choices), about: card).first), as: UTF8.self)
        #expect(read.contains("UTOPIA"))
        choices.sought = ["utopia", "absent"]
        let found = String(decoding: try #require(desk.answer(.text(choices), about: card).first), as: UTF8.self)
        #expect(found.contains("UTOPIA") && found.utf8.count < read.utf8.count)
        for (isDocument, usesNumbers) in [(true, false), (false, true)] {
            let choices = AnnotationChoices(isDocument: isDocument, usesNumbers: usesNumbers, language: "en")
            let answer = try Self.object(desk.answer(.annotation(choices), about: card))
            let all = try #require(answer["fullTextAnnotation"] as? [String: Any])
            #expect((all["text"] as? String)?.contains("UTOPIA") == true && (all["pages"] as? [Any])?.count == 1)
            #expect((answer["textAnnotations"] as? [Any] ?? []).count > 5)
        }
    }

    /// A picture becomes a file whose text a program of poppler finds.
    @Test func makesSearchableFiles() throws {
        var desk = try Self.desk(Self.text)
        let answer = try desk.answer(.pdf(PDFChoices()), about: [try Self.card("td1-front-only.jpg")])
        let file = try #require(answer.first)
        #expect(answer.count == 1 && file.starts(with: Array("%PDF-".utf8)))
        let read = String(decoding: try #require(desk.answer(.text(TextChoices()), about: [file]).first), as: UTF8.self)
        #expect(read.contains("UTOPIA"))
    }

    @Test func drawsPreviews() throws {
        var desk = try Self.desk(.documents)
        var choices = PreviewChoices()
        choices.side = 100
        let small = try #require(desk.answer(.preview(choices), about: [try Self.card("td3-small.jpg")]).first)
        #expect(small.starts(with: [0xFF, 0xD8]) && small.count < 20_000)
        choices.page = 2
        let failure = #expect(throws: Failure.self) {
            try desk.answer(.preview(choices), about: [try Self.card("td3-small.jpg")])
        }
        #expect(failure?.message == "page 2: the file has one page only")
    }

    /// Requests of another trade, without images, or about files that are none fail by themselves; the desk goes on.
    @Test func refusesWhatItCannotDo() throws {
        let requests: [WorkerRequest] = [
            .scan(ScanChoices()), .text(TextChoices()), .pdf(PDFChoices()), .preview(PreviewChoices()), .trials,
            .annotation(AnnotationChoices(isDocument: true, usesNumbers: false, language: "")),
            .frame(FrameChoices(reading: "auto", session: "")),
        ]
        for trade in [WorkerTrade.documents, Self.text] {
            var desk = try Self.desk(trade)
            for request in requests {
                for images in [[], [[]], [Array("GIF89a".utf8)], [[0xFF, 0xD8, 0xFF], [1]]] as [[[UInt8]]] {
                    #expect(throws: Failure.self, "\(request)") { try desk.answer(request, about: images) }
                }
            }
        }
        var desk = try Self.desk(.documents)
        let lost = #expect(throws: Failure.self) {
            try desk.answer(
                .frame(FrameChoices(reading: "always", session: "a")), about: [try Self.card("td3-small.jpg"), [1, 2]])
        }
        #expect(lost?.message == "the session cannot be gone on with")
    }

    /// Certificates that are named are read before the first request; a wrong name ends the worker with it.
    @Test(arguments: [("/nothing", "fileNotFound"), (#filePath, "invalidCertificate")])
    func namesCertificatesThatCannotBeRead(name: String, code: String) throws {
        var settings = WorkerSettings(trade: .documents, limits: Self.limits)
        settings.trust = [name]
        let failure = #expect(throws: Failure.self) { _ = try Desk(settings) }
        #expect(failure?.code == code && failure?.message.contains(name) == true)
    }
}
