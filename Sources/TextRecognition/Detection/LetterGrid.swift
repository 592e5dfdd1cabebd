import Imaging

private typealias Tuning = TextStripFinder.Tuning

/// Letters by their places, so that the ones near a place are found without a look at all others.
struct LetterGrid {
    private let letters: [Letter]
    /// The side of a cell, in pixels.
    private let side: Double
    /// The numbers of the letters in each cell.
    private let cells: [Cell: [Int]]

    private struct Cell: Hashable {
        let x, y: Int
    }

    /// Sorts letters into cells, whose side is told in pixels.
    init(_ letters: [Letter], side: Double = 32) {
        (self.letters, self.side) = (letters, side)
        cells = Dictionary(grouping: letters.indices) { Self.cell(at: letters[$0].centre, side: side) }
    }

    private static func cell(at point: Point, side: Double) -> Cell {
        Cell(x: Int((point.x / side).rounded(.down)), y: Int((point.y / side).rounded(.down)))
    }

    /// Returns the numbers of all letters whose middles are within a distance of a point, and of some beyond.
    func indices(near point: Point, within distance: Double) -> [Int] {
        let reach = Int((distance / side).rounded(.up))
        let centre = Self.cell(at: point, side: side)
        return (-reach...reach).flatMap { dy in
            (-reach...reach).flatMap { dx in cells[Cell(x: centre.x + dx, y: centre.y + dy)] ?? [] }
        }
    }

    /// Returns the box of a line with the dots, commas, quotes and dashes at its ends: they are too small, or too far off the line,
    /// for a chain.
    ///
    /// - Parameters:
    ///   - line: The box of the letters, in a frame where the line runs to the right.
    ///   - direction: The line's direction.
    ///   - contrast: The difference between the faintest letter and the paper.
    func addingMarks(to line: Quadrilateral, along direction: Direction, contrast: Double) -> Quadrilateral {
        var (left, right) = (line.topLeft.x, line.topRight.x)
        let (top, height) = (line.topLeft.y, line.meanHeight)
        for _ in 0..<2 {
            let middle = top + height / 2
            let near = [left, right].flatMap { end in
                indices(near: direction.turned(Point(x: end, y: middle)), within: height).map { letters[$0] }
            }
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
}
