/// The parts of the barcode of a licence. Many issuers count their lengths otherwise than the standard does: a part begins where
/// the header says if its letters stand there, else where they begin a line; it ends where the next one begins.
enum LicenceParts {
    /// Finds the parts.
    ///
    /// - Returns: The parts, and the kinds of those that do not begin where the header says.
    static func parse(
        _ bytes: [UInt8], by header: LicenceHeader
    ) -> (parts: [LicenceData.Part], misplaced: [String]) {
        var (starts, misplaced) = ([(kind: String, start: Int)](), [String]())
        for place in header.places {
            let letters = Array(place.kind.utf8)
            if place.start >= header.end, stands(letters, at: place.start, in: bytes) {
                starts.append((place.kind, place.start))
            } else if let start = beginning(letters, in: bytes, from: header.end) {
                starts.append((place.kind, start))
                misplaced.append(place.kind)
            }
        }
        starts.sort { $0.start < $1.start }
        let parts = starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1].start : bytes.count
            let content = bytes[min(starts[index].start + 2, end)..<end]
            return LicenceData.Part(kind: starts[index].kind, elements: elements(of: content))
        }
        return (parts, misplaced)
    }

    private static func stands(_ letters: [UInt8], at start: Int, in bytes: [UInt8]) -> Bool {
        start + letters.count <= bytes.count && bytes[start..<start + letters.count].elementsEqual(letters)
    }

    /// The place where letters stand first at the beginning of a line; that of the first part is the end of the header.
    private static func beginning(_ letters: [UInt8], in bytes: [UInt8], from end: Int) -> Int? {
        guard end <= bytes.count else { return nil }
        return (end..<bytes.count).first { place in
            (place == end || bytes[place - 1] < 0x20) && stands(letters, at: place, in: bytes)
        }
    }

    /// The lines of a part: three letters or digits, the first of them a letter, and a value.
    private static func elements(of content: ArraySlice<UInt8>) -> [LicenceData.Element] {
        content.split { $0 == 0x0A || $0 == 0x0D || $0 == 0x1E }.compactMap { line in
            let code = line.prefix(3)
            guard code.count == 3, code.allSatisfy(isCapitalOrDigit), code.first.map({ $0 > 0x40 }) == true else {
                return nil
            }
            return LicenceData.Element(
                code: String(decoding: code, as: UTF8.self), value: text(line.dropFirst(3)))
        }
    }

    private static func isCapitalOrDigit(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
    }

    /// The text of bytes without spaces at its ends: UTF-8, else ISO 8859-1.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var bytes = bytes
        while bytes.first == 0x20 { bytes.removeFirst() }
        while bytes.last == 0x20 || bytes.last == 0 { bytes.removeLast() }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
