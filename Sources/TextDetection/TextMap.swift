import ImageProcessing
import Imaging
import SystemLibrary

private typealias Tuning = TextLineDetector.Tuning

/// The answer of the text network for a picture, cell by cell.
struct TextMap {
    /// The side of a cell, in pixels of the picture that the network saw.
    static let cellSide = 4
    /// The number of values for each cell: text, zone, the direction of reading (a unit vector where the network is sure),
    /// the height of capitals, mirrored, bright; see `TextNetwork` in `Training/text_training/network.py`.
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

    /// The height of capitals that a value means, in pixels: no letter is as high as 4,000, whatever the network says.
    static func height(_ value: Float) -> Double { usualHeight * exp2(Double(min(max(value, -4), 8))) }

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
        let cells = area.runs.flatMap { run in run.columns.map { run.row * columns + $0 } }
        let side = Double(Self.cellSide)
        let places = cells.map {
            Point(x: (Double($0 % columns) + 0.5) * side, y: (Double($0 / columns) + 0.5) * side)
        }
        func plane(_ index: Int) -> [Float] { cells.map { values[index * rows * columns + $0] } }
        func share(_ index: Int) -> Double { Double(plane(index).count { $0 > 0 }) / Double(cells.count) }
        let heights = plane(4).map(Self.height).sorted()
        let height = heights[heights.count / 2]
        let seen = Point(x: Double(plane(2).reduce(0, +)), y: Double(plane(3).reduce(0, +)))
        guard let direction = Self.direction(of: places, seen: seen),
            let curve = TextCurve(through: places, along: direction, height: height, cellSide: side)
        else { return nil }
        return TextLine(
            curve: curve, height: height, zoneShare: share(1), isMirrored: share(5) > 0.5, isBright: share(6) > 0.5)
    }

    /// The direction in which a line is read, a unit vector: the axis of its cells, which way the network says; nil when
    /// neither tells anything.
    ///
    /// - Parameters:
    ///   - places: The middles of the cells.
    ///   - seen: The sum of the directions that the network sees in them.
    private static func direction(of places: [Point], seen: Point) -> Point? {
        let norm = (seen.x * seen.x + seen.y * seen.y).squareRoot()
        let axis = PrincipalAxis(of: places)
        if axis.ratio >= Tuning.longShape {
            let isBackwards = axis.direction.x * seen.x + axis.direction.y * seen.y < 0
            return isBackwards ? Point(x: -axis.direction.x, y: -axis.direction.y) : axis.direction
        }
        return norm > 0 ? Point(x: seen.x / norm, y: seen.y / norm) : nil
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
