import ImageProcessing
import Imaging

private typealias Tuning = TextStripFinder.Tuning

/// Finds dots, commas, quotes and dashes where lines end: they are too small, or too far off the line, for a chain.
struct MarkMap {
    private let marks: [Letter]
    /// The places of marks in the cells of a grid.
    private let cells: [Cell: [Int]]

    /// The sides of a cell, in pixels.
    private static let side = 32.0

    private struct Cell: Hashable {
        let x, y: Int

        init(_ point: Point) {
            (x, y) = (Int((point.x / side).rounded(.down)), Int((point.y / side).rounded(.down)))
        }

        init(x: Int, y: Int) {
            (self.x, self.y) = (x, y)
        }
    }

    init(_ marks: [Letter]) {
        self.marks = marks
        cells = Dictionary(grouping: marks.indices) { Cell(marks[$0].centre) }
    }

    /// Returns the box of a line with the marks at its ends.
    ///
    /// - Parameters:
    ///   - line: The box of the letters, in a frame where the line runs to the right.
    ///   - direction: The line's direction.
    ///   - contrast: The difference between the faintest letter and the paper.
    func adding(to line: Quadrilateral, along direction: Direction, contrast: Double) -> Quadrilateral {
        var (left, right) = (line.topLeft.x, line.topRight.x)
        let (top, height) = (line.topLeft.y, line.meanHeight)
        for _ in 0..<2 {
            let middle = top + height / 2
            let near = [left, right].flatMap { marks(near: direction.turned(Point(x: $0, y: middle)), within: height) }
            for mark in near
            where mark.size < Tuning.mostMark * height && mark.contrast > Tuning.leastMarkContrast * contrast {
                let place = direction.turnedBack(mark.centre)
                guard place.y > top, place.y < top + height else { continue }
                let (start, end) = (place.x - mark.size / 2, place.x + mark.size / 2)
                if end < left, left - end < Tuning.mostMarkGap * height { left = start }
                if start > right, start - right < Tuning.mostMarkGap * height { right = end }
            }
        }
        return Quadrilateral(x: left, y: top, width: right - left, height: height)
    }

    private func marks(near point: Point, within distance: Double) -> [Letter] {
        let reach = Int((distance / Self.side).rounded(.up))
        let centre = Cell(point)
        return (-reach...reach).flatMap { dy in
            (-reach...reach).flatMap { dx in cells[Cell(x: centre.x + dx, y: centre.y + dy)] ?? [] }
        }.map { marks[$0] }
    }
}
