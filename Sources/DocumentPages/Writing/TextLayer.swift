import Imaging

/// The text of a page, written over its picture: it can be selected and searched, and is not seen.
///
/// Each word has a text matrix of its own, which its corners make: text that is turned or tilted is selected where it is
/// seen. Words stand in the order of reading, with spaces between them.
struct TextLayer {
    /// The name that the typeface has on the page.
    let fontName: String
    /// The codes of the characters.
    let font: LayerFont

    /// Text that is neither filled nor stroked (ISO 32000-1, 9.3.6).
    private static let invisible = 3.0
    /// The space at the end of a line, in heights of the line.
    private static let endSpace = 0.1

    /// Returns the content that draws some lines; nothing when they have no word.
    func content(of lines: [[LayerWord]]) -> [UInt8] {
        var stream = ContentStream()
        stream.write("q BT")
        stream.write([Self.invisible], "Tr")
        var isEmpty = true
        for line in lines {
            for (word, next) in zip(line, line.dropFirst().map(Optional.some) + [nil]) {
                let isWritten = write(word, to: &stream)
                if isWritten { writeSpace(from: word, to: next, &stream) }
                isEmpty = isEmpty && !isWritten
            }
        }
        stream.write("ET Q")
        return isEmpty ? [] : stream.bytes
    }

    /// Writes a word; returns true if it has a place.
    private func write(_ word: LayerWord, to stream: inout ContentStream) -> Bool {
        guard let piece = PlacedText(word.corners) else { return false }
        write(word.text.map { font.code(of: $0) }, on: piece, isMirrored: word.isRightToLeft, &stream)
        return true
    }

    /// Writes the space behind a word. It fills the gap to the next word, on the side where that stands.
    private func writeSpace(
        from word: LayerWord, to next: LayerWord?, _ stream: inout ContentStream
    ) {
        let runsBack = next.map { $0.corners.stands(before: word.corners) } ?? word.isRightToLeft
        let gap = next.flatMap { word.corners.gap(to: $0.corners, onTheLeft: runsBack) }
        let corners = gap ?? word.corners.end(length: Self.endSpace * word.corners.meanHeight, onTheLeft: runsBack)
        guard let piece = PlacedText(corners) else { return }
        write([font.code(of: " ")], on: piece, isMirrored: runsBack, &stream)
    }

    private func write(
        _ codes: [UInt16], on piece: PlacedText, isMirrored: Bool, _ stream: inout ContentStream
    ) {
        stream.write(name: fontName)
        stream.write([piece.height], "Tf")
        stream.write([piece.stretch(of: codes.count)], "Tz")
        stream.write(piece.matrix(isMirrored: isMirrored), "Tm", decimals: 5)
        stream.write(codes: codes)
        stream.write("Tj")
    }
}

extension Quadrilateral {
    /// True if this stands to the left of another, as text runs in the other.
    fileprivate func stands(before other: Quadrilateral) -> Bool {
        let (x, y) = (other.topRight.x - other.topLeft.x, other.topRight.y - other.topLeft.y)
        return (centre.x - other.centre.x) * x + (centre.y - other.centre.y) * y < 0
    }

    /// The gap between this word and the next; nil when they touch.
    fileprivate func gap(to next: Quadrilateral, onTheLeft: Bool) -> Quadrilateral? {
        let (left, right) = onTheLeft ? (next, self) : (self, next)
        let (x, y) = (topRight.x - topLeft.x, topRight.y - topLeft.y)
        let (top, bottom) = (left.topRight, right.topLeft)
        guard (bottom.x - top.x) * x + (bottom.y - top.y) * y > 0 else { return nil }
        return Quadrilateral(
            topLeft: left.topRight, topRight: right.topLeft, bottomRight: right.bottomLeft,
            bottomLeft: left.bottomRight)
    }

    /// A strip of some length behind this word.
    fileprivate func end(length: Double, onTheLeft: Bool) -> Quadrilateral {
        let share = length / max(meanWidth, 1)
        func beyond(_ a: Point, _ b: Point) -> Point {
            Point(x: b.x + share * (b.x - a.x), y: b.y + share * (b.y - a.y))
        }
        return onTheLeft
            ? Quadrilateral(
                topLeft: beyond(topRight, topLeft), topRight: topLeft, bottomRight: bottomLeft,
                bottomLeft: beyond(bottomRight, bottomLeft))
            : Quadrilateral(
                topLeft: topRight, topRight: beyond(topLeft, topRight),
                bottomRight: beyond(bottomLeft, bottomRight), bottomLeft: bottomRight)
    }
}
