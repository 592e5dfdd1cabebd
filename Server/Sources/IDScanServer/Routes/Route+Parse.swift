import HTTPTypes
import Hummingbird
import IDScan
import MRZ
import NIOCore
import ScanReports

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Route {
    /// No zone is longer, with all that stands around it, in bytes.
    private static let mostBytes = 1 << 16

    /// `POST /v1/mrz/parse`: the lines of a zone in, its fields out.
    ///
    /// No worker is asked: the parser is written in Swift without pointers, and looks at a few lines of text.
    static let parse: Answer = { (request, service) async throws(Problem) in
        let query = try Query(request.uri.query, knowing: ["referenceDate", "correct"])
        let (today, corrects) = (try query.day("referenceDate") ?? .today, try query.flag("correct") ?? false)
        let type = (request.headers[.contentType] ?? "").prefix { $0 != ";" && $0 != " " }.lowercased()
        guard ["text/plain", "application/json"].contains(type) else {
            throw Problem(
                .unsupportedMediaType, "unsupportedMediaType", "the body has to be text/plain or application/json",
                fields: [.acceptPost: "text/plain, application/json"])
        }
        let body = try await service.body(of: request, limit: mostBytes)
        let text = type == "text/plain" ? try plainText(body.bytes) : try lines(inJSON: body.bytes)
        let zone: MachineReadableZone
        do throws(ZoneParsingError) {
            zone = try MachineReadableZone(parsing: text, correcting: corrects, referenceDate: today)
        } catch {
            throw Problem(.unprocessableContent, "noZone", "this is no machine-readable zone: \(error)")
        }
        do {
            return Response(json: try JSON.text(of: ScannedDocument(zone, referenceDate: today), isPretty: false))
        } catch {
            throw Problem(.internalServerError, "internalFailure", "the result cannot be written as JSON")
        }
    }

    private static func plainText(_ body: ByteBuffer) throws(Problem) -> String {
        guard let text = String(validating: body.readableBytesView, as: UTF8.self) else {
            throw Problem(.badRequest, "malformedText", "the body is not UTF-8")
        }
        return text
    }

    /// The lines of an object with the member `lines`, and no other.
    private static func lines(inJSON body: ByteBuffer) throws(Problem) -> String {
        let members = try? JSONDecoder().decode([String: [String]].self, from: Data(body.readableBytesView))
        guard let members, members.count == 1, let lines = members["lines"] else {
            throw Problem(.badRequest, "malformedJSON", #"the body is no JSON of the form {"lines": ["…", "…"]}"#)
        }
        return lines.joined(separator: "\n")
    }
}
