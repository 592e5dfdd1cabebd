import HTTPTypes
import Hummingbird

extension Route {
    /// `POST /v1/pdf`: images or a PDF file in, a searchable PDF file out.
    static let pdf: Answer = { (request, service) async throws(Problem) in
        var query = try Query(
            request.uri.query,
            knowing: ["language", "level", "confidence", "flatten", "note", "redo", "invalidateSignatures"])
        let form = try ImageForm(of: request)
        let body = try await service.body(of: request)
        let images: [ByteBuffer]
        do throws(Problem) {
            images = try form.images(in: body.bytes, limit: PDFChoices.mostPages, options: &query)
        } catch {
            throw error.code == "tooManyImages" ? .tooManyPages : error
        }
        var choices = PDFChoices()
        choices.flattens = try query.flag("flatten") ?? false
        choices.addsNotes = try query.flag("note") ?? false
        choices.redoes = try query.flag("redo") ?? false
        choices.invalidatesSignatures = try query.flag("invalidateSignatures") ?? false
        choices.confidence = try query.number("confidence", in: 0...1)
        let trade = try service.trade(languages: query.all("language"), level: try query.value("level"))
        let file = try await service.ask(.pdf(choices), about: images, by: trade)[0]
        return Response(
            status: .ok, headers: [.contentType: "application/pdf"], body: ResponseBody(byteBuffer: file))
    }
}

extension Problem {
    fileprivate static let tooManyPages = Problem(
        .contentTooLarge, "tooManyPages",
        "more than \(PDFChoices.mostPages) pages: the program idscan pdf takes more")
}
