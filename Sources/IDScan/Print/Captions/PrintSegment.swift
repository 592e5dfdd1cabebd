import Imaging
import MRZ

/// A run of words of a line: a caption, or a possible value.
struct PrintSegment {
    /// The number of its line.
    let line: Int
    /// The characters of the line.
    let range: Range<Int>
    let text: String
    /// Around its letters, in pixels of the photograph; nil when it has none.
    private(set) var corners: Quadrilateral?
    var place: PrintPlace
    /// The confidence of all its letters together, 0 to 1.
    var confidence: Double
    /// The subject of a caption; nil for anything else.
    var subject: CaptionTable.Subject?
    /// The weight of a caption's letters.
    var weight = 0.0
    /// The number of words before it that are left out.
    var leftOut = 0

    /// Takes a part of a line.
    ///
    /// - Parameters:
    ///   - range: The characters.
    ///   - line: The line.
    ///   - number: Its number.
    ///   - place: The place of the whole line.
    init(_ range: Range<Int>, of line: PrintLine, _ number: Int, at place: PrintPlace) {
        let letters = line.letters[range]
        let start = place.left + (letters.first?.extent.lowerBound ?? 0) * place.width
        let end = place.left + (letters.last?.extent.upperBound ?? 1) * place.width
        (self.line, self.range, self.place) = (number, range, place)
        self.place.columns = start...max(start, end)
        corners = line.corners(of: range)
        text =
            (line.beginsItalic(range)
            ? "I" + String(letters.dropFirst().map(\.character)) : String(letters.map(\.character)))
            .withoutMarks
        confidence = letters.reduce(1) { $0 * ($1.character == " " ? 1 : $1.confidence) }
    }

    /// The same, with corners around another line of its direction, too, and no surer than that.
    func joined(with other: PrintSegment) -> PrintSegment {
        var both = self
        both.confidence = min(confidence, other.confidence)
        guard let own = corners, let next = other.corners else { return both }
        let length = max(own.topLeft.distance(to: own.topRight), 1)
        let (x, y) = ((own.topRight.x - own.topLeft.x) / length, (own.topRight.y - own.topLeft.y) / length)
        let inLine = Extent(
            around: (own.corners + next.corners).map { Point(x: $0.x * x + $0.y * y, y: $0.y * x - $0.x * y) })
        both.corners = Quadrilateral(inLine).mapped { Point(x: $0.x * x - $0.y * y, y: $0.x * y + $0.y * x) }
        return both
    }

    /// True if a part of this is a part of another.
    func overlaps(_ other: PrintSegment) -> Bool { line == other.line && range.overlaps(other.range) }
}

extension PrintLine {
    /// Fewer capitals behind a slash are no name.
    private static let fewestCapitals = 3

    /// True for words in capitals behind a slash that touches nothing before it: an italic `I` looks so at the head of a name.
    fileprivate func beginsItalic(_ range: Range<Int>) -> Bool {
        guard letters[range].first?.character == "/",
            range.lowerBound == 0 || letters[range.lowerBound - 1].character == " "
        else { return false }
        let word = letters[range].dropFirst().prefix { $0.character.isLetter }
        return word.count >= Self.fewestCapitals && letters[range].allSatisfy { !$0.character.isLowercase }
    }
}

extension PrintLine {
    /// Words that are farther apart than so many heights are of two columns.
    private static let columnGap = 1.8
    /// A value may begin behind so many words of a caption that is not known.
    private static let mostLeftOut = 6

    /// The parts of the line that may be values.
    ///
    /// - Parameters:
    ///   - taken: The characters of captions.
    ///   - number: The number of the line.
    ///   - place: The place of the line.
    func values(besides taken: [Range<Int>], number: Int, at place: PrintPlace) -> [PrintSegment] {
        rest(besides: taken).flatMap { columns(of: $0, at: place) }.flatMap { part in
            starts(of: part).enumerated().map { leftOut, start in
                var value = PrintSegment(start..<part.upperBound, of: self, number, at: place)
                value.leftOut = leftOut
                return value
            }
        }
    }

    private func rest(besides taken: [Range<Int>]) -> [Range<Int>] {
        var (ranges, start) = ([Range<Int>](), 0)
        for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) + [letters.count..<letters.count] {
            if range.lowerBound > start { ranges.append(start..<range.lowerBound) }
            start = max(start, range.upperBound)
        }
        return ranges
    }

    /// The words of a range, parted where columns are.
    private func columns(of range: Range<Int>, at place: PrintPlace) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        for index in range where letters[index].character != " " {
            if let last = parts.last {
                let before = letters[last.upperBound - 1].extent.upperBound
                if (letters[index].extent.lowerBound - before) * place.width <= Self.columnGap * place.height {
                    parts[parts.count - 1] = last.lowerBound..<index + 1
                    continue
                }
            }
            parts.append(index..<index + 1)
        }
        return parts.filter { letters[$0].contains { $0.character.isLetter || $0.character.isNumber } }
    }

    /// The places where a value may begin: with the first word, or behind words of a caption that is not known.
    private func starts(of range: Range<Int>) -> [Int] {
        let behind = range.dropFirst().filter { letters[$0].character != " " && letters[$0 - 1].character == " " }
        return [range.lowerBound] + behind.prefix(Self.mostLeftOut)
    }
}
