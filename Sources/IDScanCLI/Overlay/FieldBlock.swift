import Drawing
import Imaging

/// Lays out a field: its mark, its caption, and beside them its readings.
struct FieldBlock {
    let field: OverlayField
    let panel: OverlayPanel

    /// The width of the mark and the caption, in ems.
    private static let markWidth = 2.5
    private static let captionWidth = 8.0
    /// The height of a mark, in ems.
    private static let markHeight = 1.35
    /// The number of lines of a reading that are shown.
    private static let mostLines = 6

    private var em: Double { panel.em }
    private var left: Double { OverlayPanel.padding * em }
    private var valueStart: Double { left + (Self.markWidth + Self.captionWidth + 0.6) * em }
    private var valueWidth: Double { panel.width - OverlayPanel.padding * em - valueStart }

    func block(ruler: borrowing Canvas) -> OverlayPanel.Block {
        let caption = panel.style(.text, 0.9, OverlayPanel.faintInk)
        var marks: [OverlayMark] = [
            .text(
                field.caption.drawable, at: Position(left + Self.markWidth * em, 1.3 * em), caption,
                available: Self.captionWidth * em)
        ]
        if let mark = field.mark {
            let height = Self.markHeight * em
            let width = min(OverlayBadge.width(of: mark, height: height, ruler: ruler), (Self.markWidth - 0.2) * em)
            marks += OverlayBadge(
                text: mark, tone: field.tone,
                outline: Quadrilateral(x: left, y: 0.25 * em, width: width, height: height)
            ).marks(ruler: ruler)
        }
        var y = 0.0
        for reading in field.readings { marks += self.marks(of: reading, y: &y, ruler: ruler) }
        let height = max(y, 1.4 * em) + 0.5 * em
        let ground = Outline.roundedRectangle(
            x: left - 0.5 * em, y: 0.05 * em, width: panel.innerWidth + em, height: height - 0.1 * em, radius: 0.4 * em)
        let grounds: [OverlayMark] = field.tone == .wrong ? [.fill(ground, Self.warning)] : []
        return OverlayPanel.Block(height: height, marks: grounds + marks)
    }

    private static let warning = Colour(red: 1, green: 0.92, blue: 0.92)

    /// Returns a reading as marks, and moves on by its lines.
    private func marks(
        of reading: OverlayField.Reading, y: inout Double, ruler: borrowing Canvas
    ) -> [OverlayMark] {
        let value = panel.style(.textBold, 1, OverlayPanel.ink)
        let small = panel.style(.text, 0.82, OverlayPanel.faintInk)
        var (marks, start) = ([OverlayMark](), valueStart)
        if let origin = reading.origin {
            marks.append(.text(origin, at: Position(start, y + 1.3 * em), small, available: 2.8 * em))
            start += 2.8 * em
        }
        let room = valueStart + valueWidth - start
        var lines = reading.text.lines(width: room, style: value, ruler: ruler)
        if lines.count > Self.mostLines { lines = lines.prefix(Self.mostLines - 1) + ["…"] }
        var (offset, end) = (0, start)
        for line in lines {
            let same = reading.difference.map { max(0, min(line.count, $0 - offset)) } ?? line.count
            let head = String(line.prefix(same)), tail = String(line.dropFirst(same))
            let base = y + 1.3 * em
            marks.append(.text(head, at: Position(start, base), value, available: room))
            let headWidth = ruler.width(of: head, value)
            if !tail.isEmpty {
                var wrong = value
                wrong.colour = OverlayTone.wrong.colour
                marks.append(.text(tail, at: Position(start + headWidth, base), wrong, available: room - headWidth))
            }
            end = start + ruler.width(of: line, value)
            offset += line.count + 1
            y += 1.4 * em
        }
        marks += note(reading.note, start: start, end: end, room: room, y: &y, ruler: ruler)
        return marks
    }

    /// Returns a note as marks: behind the last line of a reading if there is room, else below it.
    private func note(
        _ note: String?, start: Double, end: Double, room: Double, y: inout Double, ruler: borrowing Canvas
    ) -> [OverlayMark] {
        guard let note else { return [] }
        let colour = field.tone == .unproven ? OverlayPanel.faintInk : field.tone.colour
        let small = panel.style(.text, 0.82, colour)
        let width = ruler.width(of: note.drawable, small)
        let isBehind = end > start && end + 0.6 * em + width <= start + room
        if !isBehind { y += 1.2 * em }
        let place = Position(isBehind ? end + 0.6 * em : start, y - 0.1 * em)
        return [.text(note.drawable, at: place, small, available: room)]
    }
}
