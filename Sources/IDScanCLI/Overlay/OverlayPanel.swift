import Drawing
import Imaging

/// The panel beside a picture: lays out rows, and breaks them into columns.
struct OverlayPanel {
    /// The size of the letters of values, in pixels.
    let em: Double

    /// The width of a column, in pixels.
    var width: Double { (29 * em).rounded() }

    /// The space at the left and the right of a column, in ems.
    private static let padding = 1.3
    /// The widths of marks and of captions, with the space behind them, in ems.
    private static let markWidth = 2.5, captionWidth = 8.6
    /// From one base line to the next, in sizes of the letters.
    private static let step = 1.4
    /// The number of lines of a text that are shown.
    private static let mostLines = 6

    static let ink = Colour(red: 0.09, green: 0.11, blue: 0.14)
    static let faintInk = Colour(red: 0.36, green: 0.41, blue: 0.48)

    /// A row that is laid out.
    struct Block {
        /// In pixels.
        let height: Double
        /// From its upper left corner on.
        let marks: [OverlayMark]
    }

    /// Lays out all rows, and the key of tones below them.
    func blocks(of scene: OverlayScene, ruler: borrowing Canvas) -> [Block] {
        let key = scene.tones.map { OverlayRow($0.words, $0) }
        return (scene.rows + key).map { block(of: $0, ruler: ruler) }
    }

    private func block(of row: OverlayRow, ruler: borrowing Canvas) -> Block {
        let (left, style) = (Self.padding * em, style(of: row))
        let base = 0.3 * em + style.size
        var (start, marks) = (left, [OverlayMark]())
        if row.look != .zone {
            marks += mark(of: row, at: Position(left, base), ruler: ruler)
            start += Self.markWidth * em
        }
        if let caption = row.caption {
            let small = Canvas.TextStyle(typeface: .text, size: 0.9 * em, colour: Self.faintInk)
            let room = (Self.captionWidth - 0.6) * em
            marks.append(.text(caption.drawable, at: Position(start, base), small, available: room))
            start += Self.captionWidth * em
        }
        let room = width - left - start
        var lines =
            row.look == .zone
            ? row.text.split(separator: "\n").map { String($0).drawable }
            : row.text.lines(width: room, style: style, ruler: ruler)
        if lines.count > Self.mostLines { lines = lines.prefix(Self.mostLines - 1) + ["…"] }
        for (number, line) in lines.enumerated() {
            let place = Position(start, base + Double(number) * Self.step * style.size)
            marks.append(.text(line, at: place, style, available: room))
        }
        return Block(height: Double(max(1, lines.count)) * Self.step * style.size + 0.4 * em, marks: marks)
    }

    private func style(of row: OverlayRow) -> Canvas.TextStyle {
        switch row.look {
        case .title: .init(typeface: .textBold, size: 1.35 * em, colour: Self.ink)
        case .zone: .init(typeface: .ocrB, size: em, colour: Self.ink)
        case .text:
            .init(
                typeface: row.caption == nil ? .text : .textBold, size: em,
                colour: row.tone == .wrong ? row.tone.colour : Self.ink)
        }
    }

    /// Returns the mark of a row, or the sign of its tone, on a base line.
    private func mark(of row: OverlayRow, at place: Position, ruler: borrowing Canvas) -> [OverlayMark] {
        let (room, height) = ((Self.markWidth - 0.2) * em, 1.35 * em)
        guard let mark = row.mark else {
            let sign = Canvas.TextStyle(typeface: .textBold, size: em, colour: row.tone.colour)
            return [.text(row.tone.sign, at: place, sign, available: room)]
        }
        let width = min(OverlayBadge.width(of: mark, height: height, ruler: ruler), room)
        let outline = Quadrilateral(x: place.x, y: place.y - 1.05 * em, width: width, height: height)
        return OverlayBadge(text: mark, tone: row.tone, outline: outline).marks(ruler: ruler)
    }

    /// Breaks blocks into columns that are no higher than this, unless one block is; one column at least.
    static func columns(of blocks: [Block], height: Double) -> [[Block]] {
        var (columns, used) = ([[Block]()], 0.0)
        for block in blocks {
            if used > 0, used + block.height > height {
                columns.append([])
                used = 0
            }
            columns[columns.count - 1].append(block)
            used += block.height
        }
        return columns
    }
}
