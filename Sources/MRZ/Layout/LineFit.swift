/// The fit of a line that has a filler more or less than its format to the format's columns.
struct LineFit: Hashable {
    /// True where the line has a filler too many; else it has one too few.
    let isTooLong: Bool
    /// The place of that filler: its column in the line as printed if it is too many, its column in the format if it is
    /// missing; from 0.
    let column: Int

    /// The column of the line as printed for one of the format; the nearest one if it is not printed.
    func printedColumn(of column: Int) -> Int {
        if isTooLong { return column < self.column ? column : column + 1 }
        return column < self.column ? column : max(0, column - 1)
    }

    /// Returns the line with as many characters as the format has.
    func fitted<Element>(_ line: [Element], filler: Element) -> [Element] {
        var line = line
        if isTooLong { line.remove(at: column) } else { line.insert(filler, at: column) }
        return line
    }

    /// Returns the line as printed.
    func printed<Element>(_ line: [Element], filler: Element) -> [Element] {
        var line = line
        if isTooLong { line.insert(filler, at: column) } else { line.remove(at: column) }
        return line
    }
}

/// Finds the fillers that are too many or too few in the lines of a zone.
struct LineFitting {
    /// The largest difference between the length of a line and the format's. With two, nothing tells the place.
    private static let mostOff = 1
    private static let filler = UInt8(ascii: "<")

    let layout: Layout
    /// One for each line; `nil` where the line is as long as the format's.
    private(set) var fits: [LineFit?]
    /// The lines, as long as those of the format.
    private var lines: [[UInt8]]

    /// Fits lines to the format that they look like, or to the one asked for.
    ///
    /// - Parameters:
    ///   - lines: The characters of each line, in ASCII.
    ///   - format: The format, or `nil` to recognise it.
    /// - Returns: `nil` unless fillers are all that is too many or too few.
    static func fitting(_ lines: [[UInt8]], as format: Format?) -> LineFitting? {
        if let format { return LineFitting(lines, layout: .of(format), isAskedFor: true) }
        for format in Format.inOrderOfRecognition {
            if let fitting = LineFitting(lines, layout: .of(format), isAskedFor: false) { return fitting }
        }
        return nil
    }

    private init?(_ lines: [[UInt8]], layout: Layout, isAskedFor: Bool) {
        let lengths = layout.lineLengths
        guard lines.count == lengths.count, isAskedFor || lines[0].starts(with: layout.prefix.utf8),
            zip(lines, lengths).allSatisfy({ abs($0.count - $1) <= Self.mostOff })
        else { return nil }
        self.layout = layout
        self.lines = lines
        fits = Array(repeating: nil, count: lines.count)
        let ways = lines.indices.map { self.ways(ofFitting: $0) }
        // The first way is the likeliest by itself; the check digits of the whole zone choose among them.
        for index in lines.indices where lines[index].count != lengths[index] {
            guard let way = ways[index].first else { return nil }
            self.lines[index] = way.fitted(lines[index], filler: Self.filler)
            fits[index] = way
        }
        for index in lines.indices where ways[index].count > 1 {
            choose(among: ways[index], for: index, printed: lines[index])
        }
    }

    /// Takes the way by which the most check digits hold, and the first of those.
    private mutating func choose(among ways: [LineFit], for index: Int, printed: [UInt8]) {
        var best = Int.min
        var chosen = (fit: fits[index], line: lines[index])
        for way in ways {
            lines[index] = way.fitted(printed, filler: Self.filler)
            let score = score
            if score > best {
                best = score
                chosen = (way, lines[index])
            }
        }
        (fits[index], lines[index]) = chosen
    }

    /// The score of the lines by the format: a check digit that holds is worth more than all characters in their places.
    private var score: Int {
        let characters = Array(lines.joined())
        let verification = ZoneVerification(of: characters.span, by: layout)
        let holding = layout.checkDigits.count { verification.verdict(of: $0.field) == .holds }
        return holding * layout.characterCount - verification.unexpectedCharacterCount
    }

    /// The ways of fitting a line: a filler left out of, or added to, each run of them, the longest first. A name goes on to
    /// the end of its line, so that only fillers at that end can be too many or too few.
    private func ways(ofFitting index: Int) -> [LineFit] {
        let line = lines[index]
        let isTooLong = line.count > layout.lineLengths[index]
        let runs = Self.runsOfFillers(in: line)
        guard line.count != layout.lineLengths[index], !runs.isEmpty else { return [] }
        let hasNameAtEnd = layout.fields.contains {
            $0.content == .names && $0.segment.line == index
                && $0.segment.columns.upperBound == layout.lineLengths[index]
        }
        if hasNameAtEnd {
            let isFillerAtEnd = runs.last?.upperBound == line.count
            if isTooLong { return isFillerAtEnd ? [LineFit(isTooLong: true, column: line.count - 1)] : [] }
            return [LineFit(isTooLong: false, column: line.count)]
        }
        return runs.sorted { $0.count > $1.count }.map {
            LineFit(isTooLong: isTooLong, column: isTooLong ? $0.upperBound - 1 : $0.upperBound)
        }
    }

    private static func runsOfFillers(in line: [UInt8]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for column in line.indices where line[column] == filler {
            if let last = runs.last, last.upperBound == column {
                runs[runs.count - 1] = last.lowerBound..<column + 1
            } else {
                runs.append(column..<column + 1)
            }
        }
        return runs
    }
}
