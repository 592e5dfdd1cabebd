import Imaging

/// The ink of a document where a layout has lines and characters, against that around them.
struct LayoutInk {
    private typealias Tuning = PrintedZoneSearch.Tuning

    private let layout: ZoneGeometry
    private let field: InkField
    /// The stretches of the lines, from left to right.
    let stretches: [LineStretch]

    init(layout: ZoneGeometry, field: InkField) {
        (self.layout, self.field) = (layout, field)
        stretches = LineStretch.all(ofColumns: layout.columnCount)
    }

    /// The surplus of ink on a line over that above and below it.
    func lineInk(of line: Int, in stretch: LineStretch, down: Double) -> Double {
        let first = layout.middle(line: line, column: Double(stretch.columns.lowerBound) - 0.5)
        let last = layout.middle(line: line, column: Double(stretch.columns.upperBound) - 0.5)
        let columns = first.x...last.x, middle = first.y + down
        let above = middle - Tuning.empty.upperBound...middle - Tuning.empty.lowerBound
        let below = middle + Tuning.empty.lowerBound...middle + Tuning.empty.upperBound
        return mean(columns, rows(around: middle)) - (mean(columns, above) + mean(columns, below)) / 2
    }

    /// The surplus of ink on characters over that between them.
    func characterInk(of line: Int, in stretch: LineStretch, down: LineShift, right: Double) -> Double {
        stretch.columns.reduce(0) { sum, column in
            let character = layout.middle(line: line, column: Double(column))
            let space = layout.middle(line: line, column: Double(column) + 0.5).x + right
            let (centre, rows) = (character.x + right, rows(around: character.y + down.at(stretch.share)))
            return sum + mean(centre - Tuning.halfCharacter...centre + Tuning.halfCharacter, rows)
                - mean(space - Tuning.halfSpace...space + Tuning.halfSpace, rows)
        } / Double(stretch.columns.count)
    }

    /// The surplus of ink inside of the left and of the right end of the lines over that outside.
    func endInk(down: LineShift, right: Double) -> (left: Double, right: Double) {
        layout.lines.reduce((0, 0)) { sum, line in
            let first = layout.middle(line: line, column: 0)
            let last = layout.middle(line: line, column: Double(layout.columnCount - 1))
            let leftInk = endInk(at: first.x + right, rows: rows(around: first.y + down.left), outward: -1)
            let rightInk = endInk(at: last.x + right, rows: rows(around: last.y + down.right), outward: 1)
            return (sum.0 + leftInk, sum.1 + rightInk)
        }
    }

    /// The same for one end of a line, given the middle of the last character there.
    private func endInk(at end: Double, rows: ClosedRange<Double>, outward: Double) -> Double {
        func mean(_ range: ClosedRange<Double>) -> Double {
            let places = [end + outward * range.lowerBound, end + outward * range.upperBound]
            return self.mean(min(places[0], places[1])...max(places[0], places[1]), rows)
        }
        return mean(Tuning.inside) - mean(Tuning.outside)
    }

    private func rows(around middle: Double) -> ClosedRange<Double> {
        middle - Tuning.halfHeight...middle + Tuning.halfHeight
    }

    /// The mean ink of a rectangle, in millimetres.
    private func mean(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>) -> Double {
        let (width, height) = (layout.width, layout.height)
        return field.mean(
            columns: columns.lowerBound / width...columns.upperBound / width,
            rows: rows.lowerBound / height...rows.upperBound / height)
    }
}
