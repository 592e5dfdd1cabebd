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

/// The form in which a body holds images.
enum ImageForm: Hashable {
    /// It is one.
    case single
    /// The parts of a form are images, and options beside them.
    case parts(boundary: [UInt8])
    /// An object has them in base64, and options beside them.
    case json

    /// The media types that are taken.
    private static let taken =
        "image/*, application/pdf, application/octet-stream, multipart/form-data, application/json"
    /// More options than any route knows.
    private static let mostOptions = 128

    /// Finds out the form by the media type.
    init(of request: Request) throws(Problem) {
        let type = request.headers[.contentType] ?? ""
        let name = type.prefix { $0 != ";" && $0 != " " }.lowercased()
        do throws(MultipartBody.Fault) {
            if let boundary = try MultipartBody.boundary(in: type) {
                self = .parts(boundary: boundary)
                return
            }
        } catch {
            throw Problem(error)
        }
        // Whoever does not say what it is has it looked at by its bytes.
        switch name {
        case "application/json": self = .json
        case "", "application/octet-stream", "application/pdf": self = .single
        case _ where name.hasPrefix("image/"): self = .single
        default:
            throw Problem(
                .unsupportedMediaType, "unsupportedMediaType", "the body has to be one of \(Self.taken)",
                fields: [.acceptPost: Self.taken])
        }
    }

    /// The images in a body, at least one.
    ///
    /// - Parameter options: Gets those that stand beside the images, in the place of those of the address.
    func images(in body: ByteBuffer, limit: Int, options: inout Query) throws(Problem) -> [ByteBuffer] {
        var beside = options.empty
        let images =
            switch self {
            case .single: [body]
            case .parts(let boundary): try Self.images(ofForm: body, boundary, limit: limit, options: &beside)
            case .json: try Self.images(ofJSON: body, options: &beside)
            }
        options.override(by: beside)
        guard !images.isEmpty else { throw Problem(.badRequest, "noImage", "the body has no image") }
        guard images.count <= limit else {
            throw Problem(.unprocessableContent, "tooManyImages", "the body has more images than \(limit)")
        }
        return images
    }

    private static func images(
        ofForm body: ByteBuffer, _ boundary: [UInt8], limit: Int, options: inout Query
    ) throws(Problem) -> [ByteBuffer] {
        let parts: [MultipartBody.Part]
        do throws(MultipartBody.Fault) {
            parts = try MultipartBody(body, boundary: boundary, limit: limit + mostOptions).parts
        } catch {
            throw Problem(error)
        }
        var images: [ByteBuffer] = []
        for part in parts {
            guard let name = part.option else {
                images.append(part.content)
                continue
            }
            guard let text = String(validating: part.content.readableBytesView, as: UTF8.self) else {
                throw .parameter("form", "an option is not UTF-8")
            }
            try options.add(name, text)
        }
        return images
    }

    private static func images(ofJSON body: ByteBuffer, options: inout Query) throws(Problem) -> [ByteBuffer] {
        let members = try? JSONDecoder().decode([String: JSONOption].self, from: Data(body.readableBytesView))
        guard let members else {
            throw Problem(.badRequest, "malformedJSON", #"the body is no JSON of the form {"images": ["base64"]}"#)
        }
        var images: [ByteBuffer] = []
        for (name, member) in members {
            for text in member.texts {
                guard name == "images" else {
                    try options.add(name, text)
                    continue
                }
                guard let bytes = Base64.bytes(of: text.utf8) else {
                    throw Problem(.unprocessableContent, "notAnImage", "an image is not in base64")
                }
                images.append(ByteBuffer(bytes: bytes))
            }
        }
        return images
    }
}

/// The value of an option in JSON, or several of them, as a form would write them.
private struct JSONOption: Decodable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            texts = [text]
        } else if let flag = try? container.decode(Bool.self) {
            texts = ["\(flag)"]
        } else if let number = try? container.decode(Int.self) {
            texts = ["\(number)"]
        } else if let number = try? container.decode(Double.self) {
            texts = ["\(number)"]
        } else {
            texts = try container.decode([String].self)
        }
    }
}

extension Problem {
    /// The problem of a form that cannot be read.
    fileprivate init(_ fault: MultipartBody.Fault) {
        switch fault {
        case .boundary: self.init(.badRequest, "malformedForm", "the media type names no boundary")
        case .malformed: self.init(.badRequest, "malformedForm", "the body is no multipart/form-data of its boundary")
        case .tooManyParts: self.init(.unprocessableContent, "tooManyImages", "the form has too many parts")
        }
    }
}
