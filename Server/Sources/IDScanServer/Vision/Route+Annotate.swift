import Certificates
import HTTPTypes
import Hummingbird
import NIOCore
import ScanReports

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Route {
    /// Google's limits: bytes of a request, and images in it.
    private static let mostBytes = 10_485_760, mostImages = 16

    /// `POST /v1/images:annotate`: the answer of Cloud Vision to requests for text.
    static let annotate: Answer = { (request, service) async throws(Problem) in
        // Its callers add parameters of Google's own.
        let query = try Query(request.uri.query, knowing: nil)
        let usesNumbers = query.all("$alt").contains { $0.contains("enum-encoding=int") }
        let body = try await service.body(of: request, limit: mostBytes)
        guard let asked = try? JSONDecoder().decode(AnnotateRequest.self, from: Data(body.bytes.readableBytesView))
        else {
            return VisionError(.invalidArgument, "Invalid JSON payload received.").response(.badRequest)
        }
        guard asked.requests.count <= mostImages else {
            return VisionError(.invalidArgument, "Too many images per request: the limit is \(mostImages).")
                .response(.badRequest)
        }
        var answers: [JSONText] = []
        for image in asked.requests {
            answers.append(try await answer(image, usesNumbers: usesNumbers, by: service))
        }
        return Response(json: #"{"responses":["# + answers.joined(separator: ",") + "]}")
    }

    private typealias JSONText = String

    /// The answer to a whole request that was refused.
    static let visionRefusal: @Sendable (Problem) -> Response = { problem in
        if problem.code == "bodyTooLarge" {
            let message = "Request payload size exceeds the limit: \(mostBytes) bytes."
            return VisionError(.invalidArgument, message).response(.badRequest)
        }
        return VisionError(VisionError.code(of: problem), problem.detail)
            .response(problem.status, fields: problem.fields)
    }

    /// The answer to one image: its text or its error.
    private static func answer(
        _ asked: AnnotateRequest.Image, usesNumbers: Bool, by service: Service
    ) async throws(Problem) -> JSONText {
        let (image, choices, trade): (ByteBuffer, AnnotationChoices, WorkerTrade)
        do throws(VisionError) {
            (image, choices, trade) = try work(asked, usesNumbers: usesNumbers, service.settings.languages)
        } catch {
            return error.json.line
        }
        do throws(Problem) {
            return String(buffer: try await service.ask(.annotation(choices), about: [image], by: trade)[0])
        } catch {
            guard let own = VisionError(error) else { throw error }
            return own.json.line
        }
    }

    /// The work on an image that a worker is asked for.
    private static func work(
        _ asked: AnnotateRequest.Image, usesNumbers: Bool, _ languages: [String]
    ) throws(VisionError) -> (ByteBuffer, AnnotationChoices, WorkerTrade) {
        let kinds = (asked.features ?? []).map(\.type)
        guard let source = asked.image, !kinds.isEmpty else {
            throw VisionError(.invalidArgument, "Request must specify image and features.")
        }
        guard !kinds.contains(.other) else {
            throw VisionError(
                .unimplemented, "This server has TEXT_DETECTION and DOCUMENT_TEXT_DETECTION, no other features.")
        }
        guard let content = source.content, !content.isEmpty else {
            guard source.source == nil else {
                throw VisionError(.unimplemented, "This server fetches nothing: send the image as content.")
            }
            throw VisionError(.invalidArgument, "Request must specify image and features.")
        }
        guard let bytes = Base64.bytes(of: content.utf8) else {
            throw VisionError(.invalidArgument, "The content of the image is no base64.")
        }
        let language = VisionLanguage.first(of: asked.imageContext?.languageHints ?? [], among: languages)
        return (
            ByteBuffer(bytes: bytes),
            AnnotationChoices(
                isDocument: kinds.contains(.document), usesNumbers: usesNumbers, language: language.code),
            .text(languages: language.name.map { [$0] } ?? [], isFast: false)
        )
    }
}

/// A language that is installed.
private struct VisionLanguage {
    /// As BCP 47 calls it.
    let code: String
    /// As Tesseract calls it; nil for any in Latin, Cyrillic and Greek letters.
    let name: String?

    /// Codes that are not the first two letters of Tesseract's name.
    private static let irregular = [
        "de": "deu", "es": "spa", "pt": "por", "pl": "pol", "sv": "swe", "tr": "tur", "et": "est", "ga": "gle",
        "is": "isl", "mt": "mlt", "sk": "slk", "nb": "nor", "no": "nor", "uk": "ukr", "ja": "jpn", "zh": "chi_sim",
        "zh-TW": "chi_tra", "cs": "ces", "el": "ell",
    ]

    /// The first language of a list that is installed, else an unknown one.
    static func first(of hints: [String], among languages: [String]) -> VisionLanguage {
        for hint in hints {
            let code = String(hint.prefix { $0 != "-" })
            let candidates = [irregular[hint], irregular[code]].compactMap(\.self)
            let regular = code.count == 2 ? languages.filter { $0.count == 3 && $0.hasPrefix(code) } : []
            if let name = (candidates + regular).first(where: languages.contains) {
                return VisionLanguage(code: hint, name: name)
            }
        }
        return VisionLanguage(code: "und", name: nil)
    }
}
