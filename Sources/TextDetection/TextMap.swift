import ImageProcessing
import Imaging

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

private typealias Tuning = TextLineDetector.Tuning

/// The answer of the text network for a picture, cell by cell.
struct TextMap {
    /// The side of a cell, in pixels of the picture that the network saw.
    static let cellSide = 4
    /// The number of values for each cell: see `TextNetwork` in `Training/text_training/network.py`.
    static let planes = 7
    /// The height of capitals that the network calls 0, in pixels.
    private static let usualHeight = 16.0

    let columns: Int
    let rows: Int
    private let values: [Float]

    /// - Parameter values: ``planes`` planes, each row by row.
    init(_ values: [Float], columns: Int, rows: Int) {
        (self.values, self.columns, self.rows) = (values, columns, rows)
    }

    /// The answer for one cell.
    struct Cell {
        let text: Float
        let zone: Float
        /// The direction of reading; a unit vector where the network is sure.
        let direction: SIMD2<Float>
        /// The height of capitals, in pixels of the picture.
        let height: Double
        let mirrored: Float
        let bright: Float
    }

    subscript(column: Int, row: Int) -> Cell {
        func plane(_ index: Int) -> Float { values[(index * rows + row) * columns + column] }
        // No letter is as high as 4,000 pixels, whatever the network says.
        let power = Double(min(max(plane(4), -4), 8))
        return Cell(
            text: plane(0), zone: plane(1), direction: SIMD2(plane(2), plane(3)),
            height: Self.usualHeight * exp2(power), mirrored: plane(5), bright: plane(6))
    }

    /// The cells through which lines of text run, bright on black.
    var mask: Image {
        Image(
            width: columns, height: rows, pixelFormat: .grey,
            pixels: values[..<(columns * rows)].map { $0 > 0 ? 255 : 0 })
    }

    /// The lines, each in the picture that the network saw.
    var lines: [TextLine] {
        mask.connectedAreas(sides: Tuning.shortestArea...max(columns, rows)).compactMap { line(along: $0) }
    }

    /// The line that an area of cells shows; nil when the area is not a line.
    private func line(along area: ConnectedArea) -> TextLine? {
        let cells = area.runs.flatMap { run in
            run.columns.map { column in
                (
                    place: Point(x: Double(column) + 0.5, y: Double(run.row) + 0.5).scaled(by: Double(Self.cellSide)),
                    cell: self[column, run.row]
                )
            }
        }
        func share(_ isTrue: (Cell) -> Bool) -> Double {
            Double(cells.count { isTrue($0.cell) }) / Double(cells.count)
        }
        let heights = cells.map(\.cell.height).sorted()
        let height = heights[heights.count / 2]
        guard
            let direction = Self.direction(
                of: cells.map(\.place), seen: cells.reduce(.zero) { $0 + $1.cell.direction }),
            let curve = TextCurve(
                through: cells.map(\.place), along: direction, height: height, cellSide: Double(Self.cellSide))
        else { return nil }
        return TextLine(
            curve: curve, height: height, zoneShare: share { $0.zone > 0 }, isMirrored: share { $0.mirrored > 0 } > 0.5,
            isBright: share { $0.bright > 0 } > 0.5)
    }

    /// The direction in which a line is read, a unit vector: the axis of its cells, which way the network says; nil when
    /// neither tells anything.
    ///
    /// - Parameters:
    ///   - places: The middles of the cells.
    ///   - seen: The sum of the directions that the network sees in them.
    private static func direction(of places: [Point], seen: SIMD2<Float>) -> Point? {
        let (x, y) = (Double(seen.x), Double(seen.y))
        let norm = (x * x + y * y).squareRoot()
        let axis = PrincipalAxis(of: places)
        if axis.ratio >= Tuning.longShape {
            let isBackwards = axis.direction.x * x + axis.direction.y * y < 0
            return isBackwards ? Point(x: -axis.direction.x, y: -axis.direction.y) : axis.direction
        }
        return norm > 0 ? Point(x: x / norm, y: y / norm) : nil
    }
}

/// The axis along which points are spread most.
private struct PrincipalAxis {
    /// A unit vector, to the right.
    let direction: Point
    /// The factor by which points are spread farther along it than across; at least 1.
    let ratio: Double

    init(of points: [Point]) {
        let count = Double(max(1, points.count))
        let x = points.reduce(0) { $0 + $1.x } / count
        let y = points.reduce(0) { $0 + $1.y } / count
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        for point in points {
            xx += (point.x - x) * (point.x - x)
            xy += (point.x - x) * (point.y - y)
            yy += (point.y - y) * (point.y - y)
        }
        let angle = atan2(2 * xy, xx - yy) / 2
        let spread = ((xx - yy) * (xx - yy) + 4 * xy * xy).squareRoot()
        direction = Point(x: cos(angle), y: sin(angle))
        ratio = ((xx + yy + spread) / max(xx + yy - spread, 1e-9)).squareRoot()
    }
}

extension Point {
    fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
