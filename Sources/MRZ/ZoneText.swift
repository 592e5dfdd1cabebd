/// The characters of a zone that has the shape of a format.
struct ZoneText {
    let layout: Layout
    /// The characters of all lines in ASCII, one line after the other; 0 stands for a character that is not ASCII.
    private(set) var characters: [UInt8] = []
    /// The same as Unicode; empty where all are ASCII.
    private var scalars: [Unicode.Scalar] = []

    /// Recognises the format of a text.
    ///
    /// - Parameters:
    ///   - lines: The lines, or all of them in one.
    ///   - format: The format, or `nil` to recognise it.
    init(_ lines: [String], as format: Format?) throws(ZoneParsingError) {
        let trimmed = lines.map { $0.unicodeScalars.trimmed }.filter { !$0.isEmpty }
        guard !trimmed.isEmpty else { throw .empty }
        var characters: [UInt8] = []
        characters.reserveCapacity(90)
        var lengths: [Int] = []
        for line in trimmed {
            let start = characters.count
            for scalar in line { characters.append(scalar.isASCII ? UInt8(scalar.value) : 0) }
            lengths.append(characters.count - start)
        }

        guard let recognised = format ?? Format(of: characters.span) else { throw .unknownShape(lineLengths: lengths) }
        let layout = Layout.of(recognised)
        guard lengths == layout.lineLengths || lengths == [layout.characterCount] else {
            throw format.map { .wrongShape(format: $0, lineLengths: lengths) } ?? .unknownShape(lineLengths: lengths)
        }
        self.layout = layout
        self.characters = characters
        if characters.contains(0) { scalars = Array(trimmed.joined()) }
    }

    /// The lines.
    var lines: [String] {
        layout.lineLengths.indices.map { line in
            text(of: ZoneSegment(line: line, columns: 0..<layout.lineLengths[line]))
        }
    }

    /// The characters of a segment, as text.
    func text(of segment: ZoneSegment) -> String {
        let offsets = layout.offsets(of: segment)
        return scalars.isEmpty
            ? String(decoding: characters[offsets], as: UTF8.self) : String(String.UnicodeScalarView(scalars[offsets]))
    }

    /// The character in a place.
    func character(at offset: Int) -> Character {
        Character(scalars.isEmpty ? Unicode.Scalar(characters[offset]) : scalars[offset])
    }

    /// Whether a filler stands in a place.
    func isFiller(line: Int, column: Int) -> Bool {
        characters[layout.lineStarts[line] + column] == UInt8(ascii: "<")
    }

    /// A segment up to its last character that is no filler; empty if there is none.
    func used(of segment: ZoneSegment) -> ZoneSegment {
        let last = segment.columns.last { !isFiller(line: segment.line, column: $0) }
        let end = last.map { $0 + 1 } ?? segment.columns.lowerBound
        return ZoneSegment(line: segment.line, columns: segment.columns.lowerBound..<end)
    }

    /// Puts a character right.
    mutating func apply(_ correction: Correction) {
        let offset = layout.offset(line: correction.line - 1, column: correction.column - 1)
        guard let character = correction.corrected.asciiValue else { return }
        characters[offset] = character
        if !scalars.isEmpty { scalars[offset] = Unicode.Scalar(character) }
    }
}

extension String.UnicodeScalarView {
    /// The text without the white space around it.
    fileprivate var trimmed: Substring.UnicodeScalarView {
        guard let first = firstIndex(where: { !$0.properties.isWhitespace }),
            let last = lastIndex(where: { !$0.properties.isWhitespace })
        else { return self[endIndex...] }
        return self[first...last]
    }
}
