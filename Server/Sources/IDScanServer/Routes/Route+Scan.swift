import DocumentPages
import HTTPTypes
import Hummingbird
import MRZ
import NIOCore
import ScanReports

extension Route {
    /// The largest number of images of one document in a request.
    private static let mostSides = 8

    /// `POST /v1/scan`: photographs of one document in, its fields out.
    static let scan = scan(as: nil)

    /// `POST /v1/scan:textract` and so on: the same, answered as another reader does.
    static let dialects = ReportDialect.allCases.map { dialect in
        Route(method: .post, path: "/v1/scan:\(dialect.rawValue)", answer: scan(as: dialect))
    }

    private static func scan(as dialect: ReportDialect?) -> Answer {
        { (request, service) async throws(Problem) in try await scan(request, service, dialect) }
    }

    private static func scan(
        _ request: Request, _ service: Service, _ dialect: ReportDialect?
    ) async throws(Problem) -> Response {
        let ownForm: Set = dialect == nil ? ["corners", "timings"] : []
        var query = try Query(request.uri.query, knowing: ownForm.union(["visualZone", "referenceDate", "pages"]))
        let form = try ImageForm(of: request)
        let body = try await service.body(of: request)
        let images = try form.images(in: body.bytes, limit: mostSides, options: &query)
        var choices = ScanChoices()
        let isPrintWanted = try query.flag("visualZone")
        choices.readsPrint = isPrintWanted ?? false
        choices.readsCaptions = isPrintWanted ?? true
        choices.hasCorners = try query.flag("corners") ?? true
        choices.hasTimings = try query.flag("timings") ?? false
        choices.referenceDate = try query.day("referenceDate").map { "\($0)" }
        choices.pages = try query.pages("pages")
        choices.dialect = dialect
        return Response(json: try await service.ask(.scan(choices), about: images, by: .documents)[0])
    }

    /// `POST /v1/text`: an image in, its text out.
    static let text: Answer = { (request, service) async throws(Problem) in
        var query = try Query(
            request.uri.query,
            knowing: ["language", "level", "minimumConfidence", "find", "editDistance", "pages", "detail"])
        let form = try ImageForm(of: request)
        let body = try await service.body(of: request)
        let images = try form.images(in: body.bytes, limit: 1, options: &query)
        var choices = TextChoices()
        choices.minimumConfidence = try query.number("minimumConfidence", in: 0...1)
        choices.sought = query.all("find")
        choices.pages = try query.pages("pages")
        choices.editDistance = try query.count("editDistance", in: 0...20) ?? 0
        if let name = try query.value("detail") {
            guard let detail = TextDetail(rawValue: name) else {
                throw .parameter("detail", "this is neither lines nor words nor characters")
            }
            choices.detail = detail
        }
        if choices.sought.contains(where: \.isEmpty) || choices.sought.count > 100 {
            throw .parameter("find", "this has to be a word or a phrase, and at most 100 of them")
        }
        let trade = try service.trade(languages: query.all("language"), level: try query.value("level"))
        return Response(json: try await service.ask(.text(choices), about: images, by: trade)[0])
    }
}

extension Service {
    /// The largest number of languages in which one image may be read: each takes memory and time.
    private static let mostLanguages = 3

    /// Receives the body of a request.
    func body(of request: Request, limit: Int? = nil) async throws(Problem) -> HeldBody {
        guard ["", "identity"].contains((request.headers[.contentEncoding] ?? "").lowercased()) else {
            throw Problem(
                .unsupportedMediaType, "unsupportedEncoding", "the body has to come as it is, not packed",
                fields: [.acceptEncoding: "identity"])
        }
        let begin = ContinuousClock.now
        let body = try await HeldBody.receive(of: request, limit: limit ?? settings.bodyBytes, within: budget)
        metrics.record(.receive, ContinuousClock.now - begin)
        return body
    }

    /// The trade of the worker that reads text in some languages, or of any in Latin script; nil for the level that is usual.
    func trade(languages: [String], level: String?) throws(Problem) -> WorkerTrade {
        guard languages.allSatisfy(settings.languages.contains) else {
            let list = settings.languages.joined(separator: ", ")
            throw Problem(.unprocessableContent, "unknownLanguage", "this server has the languages \(list)")
        }
        guard languages.count <= Self.mostLanguages, Set(languages).count == languages.count else {
            throw .parameter("language", "at most \(Self.mostLanguages) different languages")
        }
        switch level {
        case nil, "accurate": return .text(languages: languages, isFast: false)
        case "fast": return .text(languages: languages, isFast: true)
        default: throw .parameter("level", "this is neither fast nor accurate")
        }
    }
}

extension Query {
    /// Numbers of pages, such as `1,3-5`.
    func pages(_ name: String) throws(Problem) -> String? {
        guard let text = try value(name) else { return nil }
        guard PageNumbers(text) != nil else { throw .parameter(name, "these are no numbers of pages, such as 1,3-5") }
        return text
    }

    /// A whole date.
    func day(_ name: String) throws(Problem) -> CalendarDate? {
        guard let text = try value(name) else { return nil }
        guard let day = CalendarDate(text), day.year != nil, day.day != nil else {
            throw .parameter(name, "this is no whole date, such as 2026-11-21")
        }
        return day
    }
}
