import ImageProcessing
import Imaging

/// A block of text on a dark ground: rows of a name and a value, or of a value alone.
struct OverlayLabel: Hashable {
    /// A row of the block.
    struct Row: Hashable {
        /// What the value is called, if anything; where there are names, values stand below each other.
        var name = ""
        let value: String
        let colour: Annotation.Colour
    }

    /// How a block is laid out.
    struct Shape: Hashable {
        /// The height of capitals, in pixels.
        let height: Double
        /// Into how many columns the rows are broken.
        let columns: Int
    }

    /// The rows in the order of reading.
    let rows: [Row]
    /// The colour of the frame.
    let colour: Annotation.Colour

    /// The space around the frame, from the frame to the letters, between rows, and between columns, in heights of a
    /// capital.
    private static let margin = 0.3
    private static let padding = 0.8
    private static let rowGap = 0.75
    private static let columnGap = 1.5

    /// Returns the size of the block with the space around it, in pixels.
    ///
    /// - Throws: ``ImageProcessingError`` when the height of capitals is out of range.
    func size(as shape: Shape) throws(ImageProcessingError) -> (width: Double, height: Double) {
        let columns = try columns(as: shape)
        let gaps = Double(columns.count - 1) * Self.columnGap * shape.height
        let rowCount = Double(columns.map(\.rows.count).max() ?? 0)
        let border = 2 * (Self.margin + Self.padding) * shape.height
        return (
            columns.map(\.width).reduce(gaps + border, +),
            (rowCount * (1 + Self.rowGap) - Self.rowGap) * shape.height + border
        )
    }

    /// Returns the block as marks.
    ///
    /// - Parameters:
    ///   - origin: The upper left corner of the space around the block.
    ///   - shape: How it is laid out.
    /// - Throws: ``ImageProcessingError`` when the height of capitals is out of range.
    func annotations(at origin: Point, as shape: Shape) throws(ImageProcessingError) -> [Annotation] {
        let (size, margin) = (try size(as: shape), Self.margin * shape.height)
        let frame = Quadrilateral(
            x: origin.x + margin, y: origin.y + margin, width: size.width - 2 * margin,
            height: size.height - 2 * margin)
        let thickness = max(1, Int((shape.height / 8).rounded()))
        var marks: [Annotation] = [.area(frame, .ground), .outline(frame, colour, thickness: thickness)]
        let inset = (Self.margin + Self.padding) * shape.height
        var start = Point(x: origin.x + inset, y: origin.y + inset + shape.height)
        for column in try columns(as: shape) {
            marks += column.annotations(at: start, height: shape.height, step: (1 + Self.rowGap) * shape.height)
            start.x += column.width + Self.columnGap * shape.height
        }
        return marks
    }

    /// Breaks the rows into columns of one height.
    private func columns(as shape: Shape) throws(ImageProcessingError) -> [Column] {
        let rowCount = max(1, (rows.count + shape.columns - 1) / max(1, shape.columns))
        var columns: [Column] = []
        for start in stride(from: 0, to: rows.count, by: rowCount) {
            let part = rows[start..<min(start + rowCount, rows.count)]
            columns.append(try Column(rows: Array(part), height: shape.height))
        }
        return columns
    }
}

/// Rows below each other, and how wide they are.
private struct Column {
    let rows: [OverlayLabel.Row]
    /// How far right of the names the values begin, and how wide both are, in pixels.
    private let valueStart: Double
    let width: Double

    /// The space between names and values, in heights of a capital.
    private static let nameGap = 1.0

    init(rows: [OverlayLabel.Row], height: Double) throws(ImageProcessingError) {
        self.rows = rows
        var (valueStart, width) = (0.0, 0.0)
        for row in rows where !row.name.isEmpty {
            valueStart = max(valueStart, try Annotation.width(of: row.name, height: height) + Self.nameGap * height)
        }
        for row in rows {
            let start = row.name.isEmpty ? 0 : valueStart
            width = max(width, start + (try Annotation.width(of: row.value, height: height)))
        }
        (self.valueStart, self.width) = (valueStart, width)
    }

    /// Returns the rows as marks, the first on a baseline that begins at a point, each a step below the one before.
    func annotations(at first: Point, height: Double, step: Double) -> [Annotation] {
        rows.enumerated().flatMap { number, row -> [Annotation] in
            let start = Point(x: first.x, y: first.y + Double(number) * step)
            if row.name.isEmpty { return [.text(row.value, at: start, height: height, row.colour)] }
            return [
                .text(row.name, at: start, height: height, .faint),
                .text(row.value, at: Point(x: start.x + valueStart, y: start.y), height: height, row.colour),
            ]
        }
    }
}

extension Annotation.Colour {
    /// Behind letters.
    static let ground = Annotation.Colour(red: 20, green: 22, blue: 26)
    /// For letters that name what others say.
    static let faint = Annotation.Colour(red: 190, green: 196, blue: 204)
    /// For letters as they are printed.
    static let plain = Annotation.Colour(red: 255, green: 255, blue: 255)
}
