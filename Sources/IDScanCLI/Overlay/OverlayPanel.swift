import Drawing
import Imaging

/// The panel beside a picture: lays out the sections, and breaks them into columns.
struct OverlayPanel {
    /// The size of the letters of values, in pixels.
    let em: Double
    /// The width of a column, in pixels.
    let width: Double

    /// The space at the left and the right of a column, in ems.
    static let padding = 1.3
    /// The width of a column, in ems.
    static let bestWidth = 29.0

    /// Something that is not broken into columns.
    struct Block {
        /// In pixels.
        let height: Double
        /// True where it stands above the blocks that belong to it, and not alone at the foot of a column.
        var isHeading = false
        /// True where it parts two others, and is left out at the head of a column.
        var isSeparator = false
        /// From its upper left corner on.
        let marks: [OverlayMark]
    }

    /// The width between the paddings, in pixels.
    var innerWidth: Double { width - 2 * Self.padding * em }

    /// Lays out all sections, and the key of tones below them.
    func blocks(of scene: OverlayScene, ruler: borrowing Canvas) -> [Block] {
        var blocks: [Block] = []
        for (number, section) in scene.sections.enumerated() {
            if number > 0 { blocks.append(separator) }
            blocks.append(heading(of: section, ruler: ruler))
            for row in section.rows { blocks.append(block(of: row, ruler: ruler)) }
        }
        if !scene.tones.isEmpty { blocks.append(key(of: scene.tones, ruler: ruler)) }
        return blocks
    }

    private func block(of row: OverlayRow, ruler: borrowing Canvas) -> Block {
        switch row {
        case .field(let field): FieldBlock(field: field, panel: self).block(ruler: ruler)
        case .line(let number, let text, let tone): line(text, mark: "\(number)", tone, ruler: ruler)
        case .zone(let lines, let fields): ZoneBlock(lines: lines, fields: fields, panel: self).block(ruler: ruler)
        case .remark(let text, let tone): remark(text, tone, ruler: ruler)
        }
    }

    // MARK: Styles

    func style(_ typeface: Typeface.Name, _ size: Double, _ colour: Colour) -> Canvas.TextStyle {
        .init(typeface: typeface, size: size * em, colour: colour)
    }

    static let ink = Colour(red: 0.09, green: 0.11, blue: 0.14)
    static let faintInk = Colour(red: 0.36, green: 0.41, blue: 0.48)
    static let rule = Colour(red: 0.90, green: 0.92, blue: 0.94)
}

// MARK: - Blocks

extension OverlayPanel {
    /// A line between two sections.
    private var separator: Block {
        let line = Outline.rectangle(x: Self.padding * em, y: 0.75 * em, width: innerWidth, height: 0.08 * em)
        return Block(height: 0.9 * em, isHeading: true, isSeparator: true, marks: [.fill(line, Self.faintInk)])
    }

    private func heading(of section: OverlaySection, ruler: borrowing Canvas) -> Block {
        let left = Self.padding * em
        var (marks, y, x) = ([OverlayMark](), 0.9 * em, left)
        if let mark = section.mark {
            let height = 1.6 * em
            let badge = OverlayBadge(
                text: mark, tone: section.status?.tone ?? .unproven,
                outline: Quadrilateral(
                    x: x, y: y, width: OverlayBadge.width(of: mark, height: height, ruler: ruler), height: height))
            marks += badge.marks(ruler: ruler)
            x += badge.outline.meanWidth + 0.6 * em
        }
        let title = style(.textBold, 1.35, Self.ink)
        let titleWidth = ruler.width(of: section.title.drawable, title)
        let chip = section.status.map { self.chip($0, ruler: ruler) }
        let isOneLine = x + titleWidth + em + (chip?.width ?? 0) <= left + innerWidth
        let room = isOneLine ? titleWidth : left + innerWidth - x
        marks.append(.text(section.title.drawable, at: Position(x, y + 1.27 * em), title, available: room))
        y += 1.6 * em
        if let chip {
            let place = isOneLine ? (left + innerWidth - chip.width, y - 1.6 * em) : (left, y + 0.4 * em)
            marks += chip.marks.map { $0.moved(x: place.0, y: place.1) }
            if !isOneLine { y += 2.1 * em }
        }
        if let explanation = section.explanation {
            let small = style(.text, 0.86, Self.faintInk)
            for line in explanation.lines(width: innerWidth, style: small, ruler: ruler) {
                y += 1.25 * em
                marks.append(.text(line, at: Position(left, y), small, available: innerWidth))
            }
        }
        return Block(height: y + 0.7 * em, isHeading: true, marks: marks)
    }

    /// A word on its colour, as high as a title.
    private func chip(
        _ status: OverlaySection.Status, ruler: borrowing Canvas
    ) -> (width: Double, marks: [OverlayMark]) {
        let (style, words) = (style(.textBold, 0.9, .white), status.tone.sign + " " + status.words)
        let width = ruler.width(of: words, style) + 1.3 * em
        let shape = Outline.roundedRectangle(x: 0, y: 0, width: width, height: 1.6 * em, radius: 0.8 * em)
        return (
            width,
            [
                .fill(shape, status.tone.colour),
                .text(words, at: Position(0.65 * em, 1.12 * em), style, available: width - 1.3 * em),
            ]
        )
    }

    /// A line of text behind its number.
    private func line(_ text: String, mark: String, _ tone: OverlayTone, ruler: borrowing Canvas) -> Block {
        let (left, indent, words) = (Self.padding * em, 2.5 * em, style(.text, 0.96, Self.ink))
        let width = min(OverlayBadge.width(of: mark, height: 1.3 * em, ruler: ruler), 1.9 * em)
        let badge = OverlayBadge(
            text: mark, tone: tone, outline: Quadrilateral(x: left, y: 0.1 * em, width: width, height: 1.3 * em))
        var (marks, y) = (badge.marks(ruler: ruler), 0.0)
        for line in text.lines(width: innerWidth - indent, style: words, ruler: ruler) {
            marks.append(
                .text(line, at: Position(left + indent, y + 1.1 * em), words, available: innerWidth - indent))
            y += 1.3 * em
        }
        return Block(height: y + 0.3 * em, marks: marks)
    }

    /// A sentence behind a sign.
    private func remark(_ text: String, _ tone: OverlayTone, ruler: borrowing Canvas) -> Block {
        let (left, indent) = (Self.padding * em, 1.3 * em)
        let (words, sign) = (style(.text, 0.92, Self.ink), style(.textBold, 0.92, tone.colour))
        var marks: [OverlayMark] = [
            .text(tone.sign, at: Position(left, 1.15 * em), sign, available: indent)
        ]
        var y = 0.0
        for line in text.lines(width: innerWidth - indent, style: words, ruler: ruler) {
            marks.append(
                .text(line, at: Position(left + indent, y + 1.15 * em), words, available: innerWidth - indent))
            y += 1.3 * em
        }
        return Block(height: y + 0.35 * em, marks: marks)
    }

    /// The meaning of the colours of frames.
    private func key(of tones: [OverlayTone], ruler: borrowing Canvas) -> Block {
        let (left, words) = (Self.padding * em, style(.text, 0.86, Self.faintInk))
        var marks: [OverlayMark] = [
            .fill(.rectangle(x: left, y: 0.5 * em, width: innerWidth, height: 0.07 * em), Self.rule)
        ]
        var (x, y) = (left, 1.1 * em)
        for tone in tones {
            let width = 1.4 * em + ruler.width(of: tone.words, words) + 1.2 * em
            if x > left, x + width - 1.2 * em > left + innerWidth { (x, y) = (left, y + 1.5 * em) }
            marks += [
                .stroke(
                    .roundedRectangle(x: x, y: y + 0.1 * em, width: 0.9 * em, height: 0.8 * em, radius: 0.15 * em),
                    tone.colour, width: 0.17 * em),
                .text(
                    tone.words, at: Position(x + 1.4 * em, y + 0.8 * em), words,
                    available: left + innerWidth - x - 1.4 * em),
            ]
            x += width
        }
        return Block(height: y + 1.3 * em, marks: marks)
    }
}

// MARK: - Columns

extension OverlayPanel {
    /// Breaks blocks into columns that are no higher than this, unless a block is with its heading; one column at least.
    static func columns(of blocks: [Block], height: Double) -> [[Block]] {
        var (columns, used) = ([[Block]()], 0.0)
        for block in blocks {
            let column = columns[columns.count - 1]
            if used + block.height > height, !column.allSatisfy(\.isHeading) {
                // A heading goes with what it is above.
                let headings = column.reversed().prefix(while: \.isHeading)
                columns[columns.count - 1].removeLast(headings.count)
                columns.append(headings.reversed().filter { !$0.isSeparator })
                used = columns[columns.count - 1].map(\.height).reduce(0, +)
                if block.isSeparator { continue }
            }
            columns[columns.count - 1].append(block)
            used += block.height
        }
        return columns
    }
}
