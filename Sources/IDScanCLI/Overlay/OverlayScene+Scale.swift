import Drawing
import Imaging

extension OverlayScene {
    /// Returns a scale in millimetres along the upper and the left edge of a picture, outside of it; nothing if the scene
    /// has none.
    ///
    /// - Parameters:
    ///   - place: The place of the picture, in pixels of the sheet.
    ///   - scale: The factor by which the picture is shown larger than it is.
    ///   - em: The size of letters, in pixels.
    ///   - ruler: A canvas that measures letters.
    func scaleMarks(
        around place: Quadrilateral, scale: Double, em: Double, ruler: borrowing Canvas
    ) -> [OverlayMark] {
        guard let pixelsPerMillimetre else { return [] }
        let step = pixelsPerMillimetre * scale
        let style = Canvas.TextStyle(typeface: .text, size: 0.8 * em, colour: OverlayPanel.faintInk)
        let (left, top) = (place.topLeft.x, place.topLeft.y)
        func tick(_ start: Position, _ end: Position) -> OverlayMark {
            .stroke(.through([start, end]), style.colour, width: 0.08 * em)
        }
        var marks: [OverlayMark] = []
        for number in 0...max(0, Int(place.meanWidth / step)) {
            let (x, reach) = (left + Double(number) * step, Self.reach(of: number) * em)
            marks.append(tick(Position(x, top - reach), Position(x, top)))
            if number % 10 != 0 { continue }
            let start = Position(x - ruler.width(of: "\(number)", style) / 2, top - 1.15 * em)
            marks.append(.text("\(number)", at: start, style, available: .infinity))
        }
        for number in 0...max(0, Int(place.meanHeight / step)) {
            let (y, reach) = (top + Double(number) * step, Self.reach(of: number) * em)
            marks.append(tick(Position(left - reach, y), Position(left, y)))
            if number % 10 != 0 { continue }
            let start = Position(left - ruler.width(of: "\(number)", style) - 1.05 * em, y + 0.28 * em)
            marks.append(.text("\(number)", at: start, style, available: .infinity))
        }
        return marks
    }

    /// The length of the mark of a millimetre, in ems: longer for fives, longest for tens.
    private static func reach(of number: Int) -> Double { number % 10 == 0 ? 0.9 : number % 5 == 0 ? 0.6 : 0.35 }
}
