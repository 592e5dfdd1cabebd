package import NIOCore

/// The parts of a body of the type `multipart/form-data` (RFC 7578): slices of it, nothing is copied.
package struct MultipartBody: Equatable {
    /// The fault of such a body.
    package enum Fault: Error, Hashable {
        /// The type names no boundary that there can be.
        case boundary
        /// It does not begin or end as it must, or the head of a part does not.
        case malformed
        /// There are more parts than are allowed.
        case tooManyParts
    }

    /// One part.
    package struct Part: Equatable {
        /// The name of the option that it is; nil for a file.
        package let option: String?
        package let content: ByteBuffer
    }

    package let parts: [Part]

    private static let mostHeadBytes = 4096
    private static let lineEnd: [UInt8] = [13, 10]
    private static let dashes = Array("--".utf8)

    /// Takes a body apart.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - boundary: The bytes between the parts, as ``boundary(in:)`` finds them.
    ///   - limit: The largest number of parts.
    package init(_ body: ByteBuffer, boundary: [UInt8], limit: Int) throws(Fault) {
        let view = body.readableBytesView
        let delimiter = Self.dashes + boundary
        guard var place = view.firstRange(of: delimiter, from: view.startIndex),
            place.lowerBound == view.startIndex || view.hasLineEnd(before: place.lowerBound)
        else { throw .malformed }
        var parts: [Part] = []
        while !view[place.upperBound...].starts(with: Self.dashes) {
            let start = try Self.contentStart(in: view, after: place.upperBound)
            // The end of the line before a delimiter belongs to the delimiter. An empty part has none besides that of its head.
            guard let next = view.firstRange(of: Self.lineEnd + delimiter, from: start - Self.lineEnd.count) else {
                throw .malformed
            }
            guard parts.count < limit else { throw .tooManyParts }
            let end = max(start, next.lowerBound)
            guard let content = body.getSlice(at: start, length: end - start) else { throw .malformed }
            let head = String(decoding: view[place.upperBound..<start], as: UTF8.self)
            parts.append(Part(option: Self.option(inHead: head), content: content))
            place = next
        }
        self.parts = parts
    }

    /// The beginning of a part's content: behind the rest of the line of its delimiter, and the head.
    private static func contentStart(in view: ByteBufferView, after place: Int) throws(Fault) -> Int {
        let end = min(view.endIndex, place + mostHeadBytes)
        let padding = view[place..<end].prefix { $0 == 32 || $0 == 9 }.count
        guard view[(place + padding)...].starts(with: lineEnd) else { throw .malformed }
        // Of a part without a head, the line of the delimiter and the empty line are neighbours.
        let lines = view[..<end].firstRange(of: lineEnd + lineEnd, from: place + padding)
        guard let lines else { throw .malformed }
        return lines.upperBound
    }

    /// The name of a part whose head tells of no file and of no other type than text.
    private static func option(inHead head: String) -> String? {
        var name: String?
        for line in head.split(separator: "\r\n") {
            let halves = line.split(separator: ":", maxSplits: 1)
            guard halves.count == 2 else { continue }
            let (value, parameters) = FieldParameters.parse(halves[1])
            switch halves[0].trimmed.lowercased() {
            case "content-disposition":
                guard parameters["filename"] == nil, parameters["filename*"] == nil else { return nil }
                name = parameters["name"]
            case "content-type":
                guard value == "text/plain" else { return nil }
            default: break
            }
        }
        return name
    }

    /// Finds the boundary in a media type; nil when the type is another one.
    package static func boundary(in mediaType: String) throws(Fault) -> [UInt8]? {
        let (type, parameters) = FieldParameters.parse(mediaType[...])
        guard type == "multipart/form-data" else { return nil }
        let bytes = Array((parameters["boundary"] ?? "").utf8)
        guard (1...70).contains(bytes.count), bytes.allSatisfy({ (32...126).contains($0) }) else { throw .boundary }
        return bytes
    }
}

/// The parts of a field of a head such as `form-data; name="image"`.
private enum FieldParameters {
    /// Returns the value in small letters, and its parameters by their names in small letters; of several of a name the first.
    static func parse(_ field: Substring) -> (value: String, parameters: [String: String]) {
        let parts = field.split(separator: ";", omittingEmptySubsequences: false)
        var parameters: [String: String] = [:]
        for parameter in parts.dropFirst() {
            let halves = parameter.split(separator: "=", maxSplits: 1)
            guard halves.count == 2 else { continue }
            var value = halves[1].trimmed[...]
            if value.count >= 2, value.first == "\"", value.last == "\"" { value = value.dropFirst().dropLast() }
            let name = halves[0].trimmed.lowercased()
            if parameters[name] == nil { parameters[name] = String(value) }
        }
        return (parts[0].trimmed.lowercased(), parameters)
    }
}

extension ByteBufferView {
    /// The first place of some bytes.
    fileprivate func firstRange(of bytes: [UInt8], from start: Int) -> Range<Int>? {
        guard let first = bytes.first else { return nil }
        var place = start
        while let found = self[place...].firstIndex(of: first) {
            if self[found...].starts(with: bytes) { return found..<found + bytes.count }
            place = found + 1
        }
        return nil
    }

    /// True if a line ends just before a place.
    fileprivate func hasLineEnd(before place: Int) -> Bool {
        place - startIndex >= 2 && self[place - 2] == 13 && self[place - 1] == 10
    }
}

extension Substring {
    /// The text without the white space around it.
    fileprivate var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
