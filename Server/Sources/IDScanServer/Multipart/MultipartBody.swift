package import NIOCore

/// The parts of a body of the type `multipart/form-data` (RFC 7578): slices of it, nothing is copied.
package struct MultipartBody: Equatable {
    /// What can be wrong with such a body.
    package enum Fault: Error, Hashable {
        /// The type names no boundary that there can be.
        case boundary
        /// It does not begin or end as it must, or the head of a part does not.
        case malformed
        /// There are more parts than are allowed.
        case tooManyParts
    }

    /// What one part holds.
    package let parts: [ByteBuffer]

    private static let mostHeadBytes = 4096
    private static let lineEnd: [UInt8] = [13, 10]
    private static let dashes = Array("--".utf8)

    /// Takes a body apart.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - boundary: What stands between the parts, as ``boundary(in:)`` finds it.
    ///   - limit: How many parts there may be.
    package init(_ body: ByteBuffer, boundary: [UInt8], limit: Int) throws(Fault) {
        let view = body.readableBytesView
        let delimiter = Self.dashes + boundary
        guard var place = view.firstRange(of: delimiter, from: view.startIndex),
            place.lowerBound == view.startIndex || view.hasLineEnd(before: place.lowerBound)
        else { throw .malformed }
        var parts: [ByteBuffer] = []
        while !view[place.upperBound...].starts(with: Self.dashes) {
            let start = try Self.contentStart(in: view, after: place.upperBound)
            // The end of the line before a delimiter belongs to the delimiter. An empty part has none besides that of its head.
            guard let next = view.firstRange(of: Self.lineEnd + delimiter, from: start - Self.lineEnd.count) else {
                throw .malformed
            }
            guard parts.count < limit else { throw .tooManyParts }
            let end = max(start, next.lowerBound)
            guard let part = body.getSlice(at: start, length: end - start) else { throw .malformed }
            parts.append(part)
            place = next
        }
        self.parts = parts
    }

    /// Where the content of a part begins: behind the rest of the line of its delimiter, and the head.
    private static func contentStart(in view: ByteBufferView, after place: Int) throws(Fault) -> Int {
        let end = min(view.endIndex, place + mostHeadBytes)
        let padding = view[place..<end].prefix { $0 == 32 || $0 == 9 }.count
        guard view[(place + padding)...].starts(with: lineEnd) else { throw .malformed }
        // Of a part without a head, the line of the delimiter and the empty line are neighbours.
        let lines = view[..<end].firstRange(of: lineEnd + lineEnd, from: place + padding)
        guard let lines else { throw .malformed }
        return lines.upperBound
    }

    /// Finds the boundary in a media type; nil when the type is another one.
    package static func boundary(in mediaType: String) throws(Fault) -> [UInt8]? {
        let parts = mediaType.split(separator: ";", omittingEmptySubsequences: false)
        guard parts[0].trimmed.lowercased() == "multipart/form-data" else { return nil }
        for parameter in parts.dropFirst() {
            let halves = parameter.split(separator: "=", maxSplits: 1)
            guard halves.count == 2, halves[0].trimmed.lowercased() == "boundary" else { continue }
            var value = halves[1].trimmed[...]
            if value.count >= 2, value.first == "\"", value.last == "\"" { value = value.dropFirst().dropLast() }
            let bytes = Array(value.utf8)
            guard (1...70).contains(bytes.count), bytes.allSatisfy({ (32...126).contains($0) }) else { break }
            return bytes
        }
        throw .boundary
    }
}

extension ByteBufferView {
    /// Where some bytes are found first.
    fileprivate func firstRange(of bytes: [UInt8], from start: Int) -> Range<Int>? {
        guard let first = bytes.first else { return nil }
        var place = start
        while let found = self[place...].firstIndex(of: first) {
            if self[found...].starts(with: bytes) { return found..<found + bytes.count }
            place = found + 1
        }
        return nil
    }

    /// Whether a line ends just before a place.
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
