package import ImageProcessing
package import Imaging
package import TextDetection

/// Finds and reads all lines of print in a picture by networks of our own: one sees lines, the other reads them.
///
/// Nothing is guessed from words, and Tesseract is not asked. It opens nothing after it is made; one serves one thread.
package struct PrintedLineFinder: ~Copyable {
    private var detector: TextLineDetector
    private var reader: ScriptLineReader
    /// True if lines are kept for seeking texts in them.
    package var keepsCosts = false

    /// Lines that are read with less confidence are texture.
    private static let leastConfidence = 0.35

    /// Loads both networks.
    ///
    /// - Throws: ``TextRecognitionError`` when one cannot be loaded.
    package init() throws(TextRecognitionError) {
        let reader = try ScriptLineReader()
        detector = try TextLineDetector.loaded()
        self.reader = reader
    }

    /// Directions with less than this share of the length of lines in the first one are no doubt.
    private static let leastDoubt = 0.35

    /// Returns how many quarter turns clockwise may make the lines of a picture run from left to right, the likeliest first.
    ///
    /// - Parameter seen: The lines, as ``closeLines(in:)`` sees them.
    package func quarterTurns(of seen: [TextLine]) -> [Int] {
        var lengths = [0.0, 0, 0, 0]
        for line in seen {
            let (start, end) = (line.curve.start, line.curve.end)
            let (x, y) = (end.x - start.x, end.y - start.y)
            let turns = abs(x) >= abs(y) ? (x >= 0 ? 0 : 2) : (y >= 0 ? 3 : 1)
            lengths[turns] += line.curve.length
        }
        let most = lengths.max() ?? 0
        return lengths.indices.filter { lengths[$0] >= Self.leastDoubt * most }.sorted { lengths[$0] > lengths[$1] }
    }

    /// Sees the lines of a picture, which run from left to right, without reading them.
    ///
    /// - Parameters:
    ///   - picture: The picture, grey.
    ///   - isClose: True for a look at small letters, for which a small picture is enlarged.
    /// - Throws: ``TextRecognitionError`` when a network or OpenCV fails.
    package mutating func unreadLines(
        in picture: Image, isClose: Bool = false
    ) throws(TextRecognitionError) -> UnreadLines {
        guard isClose else {
            return UnreadLines(picture: picture, scale: .one, seen: try closeLines(in: picture))
        }
        return try processed { () throws(ImageProcessingError) in
            let look = try detector.smallLines(in: picture)
            return UnreadLines(picture: look.picture, scale: look.scale, seen: look.lines)
        }
    }

    /// Reads some of the lines that were seen in a picture; they are not read again.
    ///
    /// - Parameters:
    ///   - unread: The lines.
    ///   - isWanted: True of the centre of a line that is read, in pixels of the picture before it was enlarged.
    ///   - deadline: The time at which the work has to end.
    /// - Throws: ``TextRecognitionError`` when a network or OpenCV fails, or the time is over.
    package mutating func lines(
        of unread: inout UnreadLines, where isWanted: (Point) -> Bool, before deadline: Deadline
    ) throws(TextRecognitionError) -> [SeenLine] {
        let scale = unread.scale
        let wanted = unread.seen.filter { isWanted(scale.reduced($0.middle)) }
        unread.seen.removeAll { wanted.contains($0) }
        return try lines(in: unread.picture, seenIn: wanted, before: deadline).map {
            SeenLine(line: $0.line.moved(scale.reduced), costs: $0.costs)
        }
    }

    /// The margins of paper around a line that is looked at closely, as factors of the usual ones.
    private static let closeMargins = [0.75, 1, 1.35]

    /// Reads the line at a place several times, however little of it was seen; none where there is no text.
    ///
    /// - Parameters:
    ///   - place: Around its letters, in pixels of the picture.
    ///   - picture: The picture, grey.
    /// - Throws: ``TextRecognitionError`` when a network or OpenCV fails.
    package mutating func lines(
        at place: Quadrilateral, in picture: Image
    ) throws(TextRecognitionError) -> [SeenLine] {
        var lines: [SeenLine] = []
        for margin in Self.closeMargins {
            let read = try reader.seenLine(in: TextStrip(at: place), of: picture, margin: margin)
            guard let (line, seen) = read else { continue }
            lines.append(SeenLine(line: line, costs: seen()))
        }
        return lines
    }

    /// Sees the lines of a picture, before any is read.
    ///
    /// - Throws: ``TextRecognitionError`` when the network fails.
    package mutating func closeLines(in picture: Image) throws(TextRecognitionError) -> [TextLine] {
        try processed { () throws(ImageProcessingError) in try detector.closeLines(in: picture) }
    }

    /// Reads lines that were seen in a picture.
    ///
    /// - Throws: ``TextRecognitionError`` when a network or OpenCV fails, or the time is over.
    package mutating func lines(
        in picture: Image, seenIn seen: [TextLine], before deadline: Deadline
    ) throws(TextRecognitionError) -> [SeenLine] {
        try deadline.check(before: "latin-lines")
        let strips = try processed { () throws(ImageProcessingError) in
            try seen.filter { !$0.isZone }
                .strips(in: picture, frame: ReadingFrame([]), leastHeight: 0, before: deadline)
        }
        var lines: [SeenLine] = []
        for strip in strips {
            try deadline.check(before: "latin-lines")
            guard let (line, seen) = try reader.seenLine(in: strip, of: picture),
                line.confidence >= Self.leastConfidence
            else { continue }
            lines.append(SeenLine(line: line, costs: keepsCosts ? seen() : nil))
        }
        return lines
    }

    /// The number of letters that are sure, weighted by how sure they are.
    package static func certainty(of lines: [RecognizedTextObservation]) -> Double {
        lines.reduce(0) { $0 + max(0, $1.certainty) }
    }

    /// Joins the lines of several looks: where lines overlap, the one with the most letters that are sure.
    package static func joined(_ looks: [[SeenLine]]) -> [RecognizedTextObservation] {
        looks.joined().map(\.line).surest { $0 }
    }
}

/// Lines that were seen in a picture and not read.
package struct UnreadLines: Sendable {
    fileprivate let picture: Image
    /// The number of times that the picture was enlarged.
    fileprivate let scale: Scale
    fileprivate var seen: [TextLine]
}

/// A line as it was read, and the network's output for it.
package struct SeenLine: Sendable {
    package let line: RecognizedTextObservation
    /// Nil where no text is sought in it.
    package let costs: LineCosts?

    package init(line: RecognizedTextObservation, costs: LineCosts?) { (self.line, self.costs) = (line, costs) }
}

extension TextLineDetector {
    /// The longest side of a picture in which small letters are seen, in pixels.
    private static let smallSide = 1600

    /// Sees the small lines of a picture: one that is small is enlarged for it.
    ///
    /// - Returns: The picture in which they are seen, the number of times that it was enlarged, and the lines in its pixels.
    mutating func smallLines(
        in picture: Image
    ) throws(ImageProcessingError) -> DocumentLook {
        let scale = max(1, Double(Self.smallSide) / Double(max(picture.width, picture.height)))
        let (width, height) = (Int(Double(picture.width) * scale), Int(Double(picture.height) * scale))
        let shown = scale == 1 ? picture : try picture.resized(width: width, height: height)
        return (shown, Scale(x: scale, y: scale), try lines(in: shown, longestSide: Self.smallSide))
    }
}

extension RecognizedTextObservation {
    /// The more letters are read, and the surer, the more a reading weighs.
    fileprivate var certainty: Double { Double(text.count { $0.isLetter || $0.isNumber }) * (confidence - 0.5) }
}

/// A line with more than this share inside a better one is a part of it, and so is one that covers more than this of it.
private let mostCovered = 0.4, mostCovering = 0.6

extension Sequence {
    /// The readings of several looks: where their lines overlap, the one with the most letters that are sure.
    func surest(_ line: (Element) -> RecognizedTextObservation) -> [Element] {
        let sure = filter { line($0).certainty > 0 }.sorted { line($0).certainty > line($1).certainty }
        return sure.reduce(into: []) { kept, reading in
            let own = line(reading).corners
            let isSeen = kept.contains {
                let other = line($0).corners
                return other.covers(own, share: mostCovered) || own.covers(other, share: mostCovering)
            }
            if !isSeen { kept.append(reading) }
        }
    }
}
