import Doors
import Foundation
@testable import IDScan
@testable import IDScanServer
import NIOCore

extension Door {
    /// Bodies of forms, behind their media type: no part has the boundary in it, and what is written of the parts is read again.
    static let multipart = Door("multipart") { bytes in
        let (parts, limit) = (bytes.parts, 20)
        guard parts.count >= 2, let boundary = try? MultipartBody.boundary(in: parts[0].text) else { return }
        demand((1...70).contains(boundary.count), "a boundary has 1 to 70 characters")
        let body = parts[1]
        guard let form = try? MultipartBody(ByteBuffer(bytes: body), boundary: boundary, limit: limit) else { return }
        let contents = form.parts.map { Array($0.content.readableBytesView) }
        demand(contents.count <= limit, "no more parts than the limit")
        demand(contents.reduce(0) { $0 + $1.count } <= body.count, "the parts lie in the body")
        let delimiter = Array("--".utf8) + boundary
        let written = contents.flatMap { delimiter + Array("\r\n\r\n".utf8) + $0 + Array("\r\n".utf8) }
        let again = try? MultipartBody(
            ByteBuffer(bytes: written + delimiter + Array("--".utf8)), boundary: boundary, limit: limit)
        demand(again?.parts.map { Array($0.content.readableBytesView) } == contents, "what is written is read again")
    }

    /// The text behind the question mark: what is written of its values is read again.
    static let query = Door("query") { bytes in
        let text = bytes.text
        guard let query = try? Query(text, knowing: nil) else { return }
        let names = text.split(separator: "&").map { String($0.prefix { $0 != "=" }) }
        for name in Set(names) {
            let written = query.all(name).map { "\(escaped(name))=\(escaped($0))" }.joined(separator: "&")
            let again = try? Query(written, knowing: [name])
            demand(again?.all(name) == query.all(name), "what is written is read again")
            _ = (try? query.flag(name), try? query.pages(name), try? query.day(name))
            let number = try? query.number(name, in: -1...1)
            demand(number.map { (-1...1).contains($0) } ?? true, "a number is within its range")
            let count = try? query.count(name, in: 1...20)
            demand(count.map { (1...20).contains($0) } ?? true, "a count is within its range")
        }
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Images in JSON or in a form, and the options beside them.
    static let form = Door("form") { bytes in
        guard let first = bytes.first, var options = try? Query("level=fast&pages=1", knowing: nil) else { return }
        let (body, limit) = (ByteBuffer(bytes: bytes.dropFirst()), 2)
        let form = first.isMultiple(of: 2) ? ImageForm.json : .parts(boundary: Array("b".utf8))
        guard let images = try? form.images(in: body, limit: limit, options: &options) else { return }
        demand((1...limit).contains(images.count), "an image, and no more than the limit")
        demand(images.reduce(0) { $0 + $1.readableBytes } <= body.readableBytes, "the images are those of the body")
        demand(!options.all("level").isEmpty, "an option of the address stays, or has another in its place")
    }

    /// The state of a session that a worker wrote: what is read is written, and read the same.
    static let session = Door("session") { bytes in
        guard let session = try? JSONDecoder().decode(FrameSession.self, from: Data(bytes)),
            let written = try? JSONEncoder().encode(session)
        else { return }
        _ = (session.result, session.isSettled)
        guard let again = try? JSONDecoder().decode(FrameSession.self, from: written) else {
            return demand(false, "what is written is read")
        }
        demand(again.result == session.result && again.frameCount == session.frameCount, "it is read the same")
    }
}
