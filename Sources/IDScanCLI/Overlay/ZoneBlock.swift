import Drawing

/// Lays out the lines of a zone: in their own typeface, as wide as there is room, the fields underlined and numbered.
struct ZoneBlock {
    let lines: [String]
    let fields: [OverlayZoneField]
    let panel: OverlayPanel

    /// From one base line to the next, in sizes of the letters: with numbers below them, and without.
    private static let steps = (numbered: 2.6, plain: 1.5)
    /// The size of the numbers, in ems.
    private static let numberSize = 0.72

    func block(ruler: borrowing Canvas) -> OverlayPanel.Block {
        let (em, left) = (panel.em, OverlayPanel.padding * panel.em)
        let room = panel.innerWidth - 1.2 * em
        let unit = panel.style(.ocrB, 1, OverlayPanel.ink)
        let longest = lines.map { ruler.width(of: $0.drawable, unit) }.max() ?? 0
        let style = panel.style(.ocrB, min(1, longest > 0 ? room / longest : 1), OverlayPanel.ink)
        let step = style.size * (fields.isEmpty ? Self.steps.plain : Self.steps.numbered)
        let height = Double(lines.count) * step + 0.6 * em
        let ground = Outline.roundedRectangle(
            x: left, y: 0.5 * em, width: panel.innerWidth, height: height, radius: 0.4 * em)
        var marks: [OverlayMark] = [.fill(ground, OverlayPanel.rule)]
        let start = Position(left + 0.6 * em, 0.8 * em + 1.05 * style.size)
        for (number, line) in lines.enumerated() {
            let base = start.y + Double(number) * step
            marks.append(.text(line.drawable, at: Position(start.x, base), style, available: room))
            for field in fields where field.line == number + 1 {
                marks += self.marks(of: field, in: line, from: Position(start.x, base), style, ruler: ruler)
            }
        }
        return OverlayPanel.Block(height: height + em, marks: marks)
    }

    private func marks(
        of field: OverlayZoneField, in line: String, from start: Position, _ style: Canvas.TextStyle,
        ruler: borrowing Canvas
    ) -> [OverlayMark] {
        let before = String(line.prefix(field.columns.lowerBound - 1)).drawable
        let through = String(line.prefix(field.columns.upperBound)).drawable
        let (x, end) = (start.x + ruler.width(of: before, style), start.x + ruler.width(of: through, style))
        let (inset, y) = (0.1 * style.size, start.y + 0.24 * style.size)
        let number = panel.style(.textBold, Self.numberSize, field.tone.colour)
        let centre = (x + end - ruler.width(of: field.mark, number)) / 2
        return [
            .fill(
                .rectangle(x: x + inset, y: y, width: max(end - x - 2 * inset, inset), height: 0.12 * panel.em),
                field.tone.colour),
            .text(
                field.mark, at: Position(centre, y + 0.22 * panel.em + 0.74 * number.size), number,
                available: .infinity),
        ]
    }
}
