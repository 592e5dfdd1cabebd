import MRZ

/// The print of a document, told apart into captions and their possible values.
struct CaptionedPrint {
    private(set) var captions: [PrintSegment] = []
    private(set) var values: [PrintSegment] = []
    /// The lines, from left to right.
    let lines: [PrintLine]
    /// The kind of a driving licence; nil for other documents.
    let kind: LicenceElements.Kind?

    /// The height, in heights of captions that are read as they are known, above which lines hold no others.
    private static let higher = 1.25
    /// Captions of no field have so many letters for each that differs: names may resemble them.
    private static let fewestPerDifference = 4
    /// Captions of more letters tell how high captions are.
    private static let fewLetters = 5

    /// - Parameters:
    ///   - lines: All lines that were read.
    ///   - table: The captions that are sought in them.
    init(_ lines: [PrintLine], by table: CaptionTable) {
        let frame = PrintFrame(of: lines)
        let joined = frame.joined(lines.filter { frame.fits($0.corners) })
        let kind = LicenceElements.kind(of: joined.map { Array($0.text) })
        let found = joined.map { table.captions(in: $0.text) }
        let heights = zip(joined, found).flatMap { line, matches in
            matches.filter { $0.distance == 0 && $0.letterCount > Self.fewLetters && $0.subject != .other }
                .map { _ in frame.place(of: line.corners).height }
        }.sorted()
        // A line much higher than captions holds a value that looks like a caption.
        let mostHeight = heights.isEmpty ? .infinity : Self.higher * heights[heights.count / 2]
        (self.lines, self.kind) = (joined, kind)
        for (number, line) in joined.enumerated() {
            let place = frame.place(of: line.corners)
            let letters = Array(line.text)
            let elements = kind.map { LicenceElements.matches(in: letters, of: $0) } ?? []
            let others = found[number].filter { caption in
                !elements.contains { $0.range.overlaps(caption.range) }
                    && 2 * letters[caption.range].count(where: \.isNumber) < caption.range.count
                    && (caption.distance == 0 || place.height < mostHeight)
                    && (caption.subject != .other || Self.fewestPerDifference * caption.distance <= caption.letterCount)
            }
            add(
                CaptionRun.runs(
                    of: (elements + others).sorted { $0.range.lowerBound < $1.range.lowerBound }, in: letters),
                of: line, number, at: place)
        }
    }

    /// True if captions of two subjects were seen at least, words such as `passport`, or the elements of a licence.
    var mayHaveMore: Bool {
        let subjects = Set(captions.compactMap(\.subject))
        return kind != nil || subjects.contains(.other) || subjects.count > 1
    }

    private mutating func add(_ runs: [CaptionRun], of line: PrintLine, _ number: Int, at place: PrintPlace) {
        let segments = runs.compactMap { run -> PrintSegment? in
            guard let (subject, weight) = run.subject else { return nil }
            var segment = PrintSegment(run.range, of: line, number, at: place)
            (segment.subject, segment.weight) = (subject, weight)
            return segment
        }
        captions += kind == nil ? Self.aligned(segments) : segments
        values += line.values(besides: runs.map(\.range), number: number, at: place)
    }

    /// Captions of a line that say the same in several languages begin where the first of them does.
    private static func aligned(_ captions: [PrintSegment]) -> [PrintSegment] {
        captions.map { caption in
            let left = captions.filter { $0.subject == caption.subject }.map(\.place.left).min() ?? caption.place.left
            var aligned = caption
            aligned.place.columns = left...max(left, caption.place.right)
            return aligned
        }
    }
}

/// The places of captions and values to each other.
extension CaptionedPrint {
    /// True if a value follows a caption in its line, with no other caption between them.
    func isNext(_ value: PrintSegment, to caption: PrintSegment) -> Bool {
        let behind = caption.range.upperBound
        return value.range.lowerBound >= behind
            && !captions.contains {
                $0.line == caption.line && $0.range.lowerBound >= behind
                    && $0.range.upperBound <= value.range.lowerBound
            }
    }

    /// True if a caption of something else stands between a caption and a value.
    func isBlocked(_ caption: PrintSegment, _ value: PrintSegment, inRow: Bool) -> Bool {
        let (own, other) = (caption.place, value.place)
        return captions.contains { rival in
            guard rival.subject != caption.subject else { return false }
            let place = rival.place
            if inRow {
                return abs(place.middle - own.middle) < 0.6 * max(own.height, place.height) && place.left > own.left
                    && place.right <= other.left + place.height
            }
            return place.middle > own.middle + 0.3 * own.height && place.middle < other.middle - 0.3 * other.height
                && place.left < other.right && place.right > other.left
        }
    }

    /// The text of a value and of those that follow it in its row, as the parts of a date do.
    func rowText(from index: Int) -> String {
        let own = values[index]
        let row = values.filter {
            abs($0.place.middle - own.place.middle) < 0.5 * own.place.height && $0.place.left >= own.place.left
        }.sorted { $0.place.left < $1.place.left }
        var (texts, right) = ([String](), own.place.left)
        for segment in row.prefix(4) where segment.place.left - right < 4 * own.place.height {
            texts.append(segment.text)
            right = segment.place.right
        }
        return texts.joined(separator: " ")
    }
}
