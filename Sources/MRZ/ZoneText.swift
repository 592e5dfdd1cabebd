/// The characters of a zone that has the shape of a format.
struct ZoneText {
    let layout: Layout
    /// The characters of all lines, one line after the other.
    private(set) var scalars: [Unicode.Scalar]
    /// The same in ASCII; 0 stands for a character that is not ASCII.
    private(set) var characters: [UInt8]

    /// Recognises the format of a text.
    ///
    /// - Parameters:
    ///   - lines: The lines, or all of them in one.
    ///   - format: The format, or `nil` to recognise it.
    init(_ lines: [String], as format: Format?) throws(ZoneParsingError) {
        let trimmed = lines.map(Self.trimmed).filter { !$0.isEmpty }
        let lengths = trimmed.map(\.count)
        guard !trimmed.isEmpty else { throw .empty }
        let scalars = Array(trimmed.joined())
        let characters = scalars.map { $0.isASCII ? UInt8($0.value) : 0 }

        guard let recognised = format ?? Format(of: characters.span) else { throw .unknownShape(lineLengths: lengths) }
        let layout = Layout.of(recognised)
        guard lengths == layout.lineLengths || lengths == [layout.characterCount] else {
            throw format.map { .wrongShape(format: $0, lineLengths: lengths) } ?? .unknownShape(lineLengths: lengths)
        }
        self.layout = layout
        self.scalars = scalars
        self.characters = characters
    }

    /// The lines.
    var lines: [String] {
        layout.lineLengths.indices.map { line in
            text(of: ZoneSegment(line: line, columns: 0..<layout.lineLengths[line]))
        }
    }

    /// The characters of a segment, as text.
    func text(of segment: ZoneSegment) -> String {
        String(String.UnicodeScalarView(scalars[layout.offsets(of: segment)]))
    }

    /// The character in a place.
    func character(at offset: Int) -> Character {
        Character(scalars[offset])
    }

    /// Puts a character right.
    mutating func apply(_ correction: Correction) {
        let offset = layout.offset(line: correction.line - 1, column: correction.column - 1)
        guard let scalar = correction.corrected.unicodeScalars.first, let character = correction.corrected.asciiValue
        else { return }
        scalars[offset] = scalar
        characters[offset] = character
    }

    private static func trimmed(_ line: String) -> [Unicode.Scalar] {
        let scalars = Array(line.unicodeScalars)
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return [] }
        return Array(scalars[first...last])
    }
}
