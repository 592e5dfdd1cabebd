import HTTPTypes
import Hummingbird

extension Route {
    /// `POST /v1/preview`: a file in, one of its pages out as a JPEG that any browser shows.
    static let preview: Answer = { (request, service) async throws(Problem) in
        var query = try Query(request.uri.query, knowing: ["page", "side"])
        let form = try ImageForm(of: request)
        let body = try await service.body(of: request)
        let images = try form.images(in: body.bytes, limit: 1, options: &query)
        var choices = PreviewChoices()
        choices.page = try query.count("page", in: PreviewChoices.pages) ?? choices.page
        choices.side = try query.count("side", in: PreviewChoices.sides) ?? choices.side
        let picture = try await service.ask(.preview(choices), about: images, by: .documents)[0]
        return Response(status: .ok, headers: [.contentType: "image/jpeg"], body: ResponseBody(byteBuffer: picture))
    }
}
