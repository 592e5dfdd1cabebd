/// The characters of a zone that has the shape of a format.
struct ZoneText {
    let layout: Layout
    /// The characters of all lines in ASCII, one line after the other, small letters raised to capitals; 0 stands for a
    /// character that is not ASCII.
    private(set) var characters: [UInt8] = []
    /// The same as Unicode; empty where all are ASCII.
    private var scalars: [Unicode.Scalar] = []
    /// The fit of each line to the format's length, if one was not as long.
    private let fits: [LineFit?]
    /// The places where small letters were printed.
    let smallLetters: [FieldPosition]
    /// The changes that made the text one that can be printed.
    private(set) var transcription: [Deviation] = []

    /// Recognises the format of a text.
    ///
    /// - Parameters:
    ///   - lines: The lines, or all of them in one.
    ///   - format: The format, or `nil` to recognise it.
    init(_ lines: [String], as format: Format?) throws(ZoneParsingError) {
        let trimmed = lines.map { $0.unicodeScalars.trimmed }.filter { !$0.isEmpty }
        guard trimmed.contains(where: { !$0.isAsPrinted }) else {
            try self.init(printed: trimmed, as: format)
            return
        }
        let readings = ZoneTranscript.readings(of: trimmed).compactMap { reading in
            (try? ZoneText(printed: reading.lines.map { $0.unicodeScalars[...] }, as: format)).map { (reading, $0) }
        }
        // Prose without its spaces may have the length of a line by chance: it has to have that of all lines.
        let best =
            readings.first { !$0.1.isFitted }
            ?? readings.first { !$0.0.deviations.contains { $0.code == .spaceWithinLine } }
        guard let best else {
            try self.init(printed: trimmed, as: format)
            return
        }
        self = best.1
        let isInOneLine = best.0.lines.count == 1
        transcription = best.0.deviations.flatMap { isInOneLine ? $0.inLines(of: layout) : [$0] }
    }

    /// Recognises the format of a text without spaces and the like.
    private init(printed trimmed: [Substring.UnicodeScalarView], as format: Format?) throws(ZoneParsingError) {
        guard !trimmed.isEmpty else { throw .empty }
        var characters: [UInt8] = []
        characters.reserveCapacity(90)
        var lengths: [Int] = []
        var hasSmallLetters = false
        for line in trimmed {
            let start = characters.count
            for scalar in line {
                hasSmallLetters = hasSmallLetters || scalar.isSmallLetter
                characters.append(scalar.isASCII ? UInt8(scalar.raised.value) : 0)
            }
            lengths.append(characters.count - start)
        }

        let recognised = format ?? Format(of: characters.span)
        if let layout = recognised.map(Layout.of), lengths == layout.lineLengths || lengths == [layout.characterCount] {
            self.layout = layout
            self.characters = characters
            fits = []
            if characters.contains(0) { scalars = trimmed.joined().map { $0.raised } }
            lengths = layout.lineLengths
        } else if let fitting = LineFitting.fitting(trimmed.map { $0.map { $0.inASCII } }, as: format) {
            layout = fitting.layout
            fits = fitting.fits
            scalars = zip(trimmed, fitting.fits).flatMap { line, fit in
                let raised = line.map { $0.raised }
                return fit?.fitted(raised, filler: "<") ?? raised
            }
            self.characters = scalars.map { $0.inASCII }
        } else {
            throw format.map { .wrongShape(format: $0, lineLengths: lengths) } ?? .unknownShape(lineLengths: lengths)
        }
        smallLetters = hasSmallLetters ? Self.runsOfSmallLetters(in: Array(trimmed.joined()), lengths: lengths) : []
    }

    /// True where a line has more or fewer fillers than the format, which is made up for.
    var isFitted: Bool { !fits.isEmpty }

    /// The fit of a line, from 0, to the format's length; `nil` if it is as long.
    func fit(ofLine line: Int) -> LineFit? {
        fits.isEmpty ? nil : fits[line]
    }

    /// The lines, with as many characters as are printed.
    var lines: [String] {
        layout.lineLengths.indices.map { line in
            let text = text(of: ZoneSegment(line: line, columns: 0..<layout.lineLengths[line]))
            guard let fit = fit(ofLine: line) else { return text }
            return String(String.UnicodeScalarView(fit.printed(Array(text.unicodeScalars), filler: "<")))
        }
    }

    /// The place of the print of a segment, which holds at least one character.
    func position(of segment: ZoneSegment) -> FieldPosition {
        guard let fit = fit(ofLine: segment.line) else { return FieldPosition(segment) }
        let first = fit.printedColumn(of: segment.columns.lowerBound)
        let last = fit.printedColumn(of: segment.columns.upperBound - 1)
        return FieldPosition(line: segment.line + 1, columns: first + 1...last + 1)
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

    /// True if a filler stands in a place.
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

    /// The places where small letters follow each other.
    private static func runsOfSmallLetters(in scalars: [Unicode.Scalar], lengths: [Int]) -> [FieldPosition] {
        var runs: [FieldPosition] = []
        var start = 0
        for (line, length) in lengths.enumerated() {
            for column in 1...length where scalars[start + column - 1].isSmallLetter {
                if let last = runs.last, last.line == line + 1, last.columns.upperBound == column - 1 {
                    runs[runs.count - 1] = FieldPosition(line: line + 1, columns: last.columns.lowerBound...column)
                } else {
                    runs.append(FieldPosition(line: line + 1, columns: column...column))
                }
            }
            start += length
        }
        return runs
    }
}

extension Deviation {
    /// A deviation of a line that holds all of a zone, once for each line of the zone that it is in.
    fileprivate func inLines(of layout: Layout) -> [Deviation] {
        zip(layout.lineStarts, layout.lineLengths).enumerated().compactMap { line, extent in
            let (start, length) = extent
            let columns = position.columns.clamped(to: start + 1...start + length)
            guard position.columns.overlaps(columns) else { return nil }
            let place = FieldPosition(
                line: line + 1, columns: columns.lowerBound - start...columns.upperBound - start)
            return Deviation(code: code, message: message, position: place)
        }
    }
}

extension Unicode.Scalar {
    /// True for one of `a` to `z`.
    fileprivate var isSmallLetter: Bool { ("a"..."z").contains(self) }

    /// The capital of one of `a` to `z`; anything else as it is.
    fileprivate var raised: Unicode.Scalar {
        isSmallLetter ? Unicode.Scalar(UInt8(value) - 32) : self
    }

    /// The character in ASCII, small letters raised; 0 if it is not ASCII.
    fileprivate var inASCII: UInt8 { isASCII ? UInt8(raised.value) : 0 }
}

extension Substring.UnicodeScalarView {
    /// True where no character of it is one that ``ZoneTranscript`` reads otherwise.
    fileprivate var isAsPrinted: Bool { allSatisfy { $0.isPrintedInASCII } }
}

extension String.UnicodeScalarView {
    /// The text without the white space around it.
    fileprivate var trimmed: Substring.UnicodeScalarView {
        guard let first = firstIndex(where: { $0.isPrintedInASCII || !$0.properties.isWhitespace }),
            let last = lastIndex(where: { $0.isPrintedInASCII || !$0.properties.isWhitespace })
        else { return self[endIndex...] }
        return self[first...last]
    }
}
