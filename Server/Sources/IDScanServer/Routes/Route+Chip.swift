import Certificates
import HTTPTypes
import Hummingbird
import IDScan
import LDS
import MRZ
import NIOCore
import ScanReports

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Route {
    /// A chip has so many files at the most.
    private static let mostFiles = 20

    /// `POST /v1/chip`: the files of a chip in, their content and the proof about it out.
    ///
    /// No worker is asked: the files are parsed in Swift without pointers.
    static let chip: Answer = { (request, service) async throws(Problem) in
        var query = try Query(request.uri.query, knowing: ["referenceDate"])
        let form = try ImageForm(of: request)
        let body = try await service.body(of: request, limit: service.settings.bodyBytes)
        let files = try files(in: body.bytes, form, options: &query)
        let today = try query.day("referenceDate") ?? .today
        let report: ChipReport
        do throws(LDSError) {
            report = try ChipReport(files: files, trust: service.settings.trust, today: today)
        } catch {
            throw Problem(.unprocessableContent, "notOfAChip", "a file is none of a chip: \(error.description)")
        }
        do {
            return Response(json: try JSON.text(of: report, isPretty: false))
        } catch {
            throw Problem(.internalServerError, "internalFailure", "the result cannot be written as JSON")
        }
    }

    /// The files in a form, in the member `files` of an object in base64, or the only one.
    private static func files(
        in body: ByteBuffer, _ form: ImageForm, options: inout Query
    ) throws(Problem) -> [[UInt8]] {
        if form == .json {
            let members = try? JSONDecoder().decode([String: [String]].self, from: Data(body.readableBytesView))
            guard let members, members.count == 1, let files = members["files"], !files.isEmpty else {
                throw Problem(
                    .badRequest, "malformedJSON", #"the body is no JSON of the form {"files": ["base64", "…"]}"#)
            }
            guard files.count <= mostFiles else {
                throw Problem(.unprocessableContent, "tooManyFiles", "the body has more files than \(mostFiles)")
            }
            return try files.map { text throws(Problem) in
                guard let bytes = Data(base64Encoded: text) else {
                    throw Problem(.unprocessableContent, "notOfAChip", "a file is not in base64")
                }
                return Array(bytes)
            }
        }
        return try form.images(in: body, limit: mostFiles, options: &options).map { Array($0.readableBytesView) }
    }
}
