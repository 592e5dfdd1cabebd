import ImageProcessing
import Imaging
import TextDetection

private typealias Tuning = TextStripFinder.Tuning

extension TextStrip {
    /// Creates the strips of a line that was seen, around its letters; empty when it has no letters.
    ///
    /// A line that bends is cut into parts that do not.
    static func strips(along line: TextLine, in image: Image) throws(ImageProcessingError) -> [TextStrip] {
        let parts = max(
            1, min(Tuning.mostParts, Int((line.curve.sag / line.height / Tuning.mostSag).squareRoot().rounded(.up))))
        var strips: [TextStrip] = []
        for part in 0..<parts {
            let (start, end) = (Double(part) / Double(parts), Double(part + 1) / Double(parts))
            let points = [start, end].map { line.curve.point(at: $0 * line.curve.length) }
            if let strip = try TextStrip(from: points[0], to: points[1], of: line, in: image) { strips.append(strip) }
        }
        return strips
    }

    /// Creates the strips of one line of a zone from the fragments that were seen of it.
    static func strips(ofZone fragments: [TextLine], in image: Image) throws(ImageProcessingError) -> [TextStrip] {
        guard let line = fragments.joined(within: .infinity).first else { return [] }
        return try strips(along: line, in: image)
    }

    /// Returns where a line begins and ends, between two columns or farther out, where letters follow without a space.
    private static func extent(of letters: [Letter], from start: Double, to end: Double) -> ClosedRange<Double> {
        var (left, right) = (start, max(start, end))
        let sorted = letters.sorted { $0.centre.x < $1.centre.x }
        for letter in sorted where letter.centre.x > start {
            guard Double(letter.area.columns.lowerBound) < right + Tuning.letterGap * Tuning.measuredHeight else {
                break
            }
            right = max(right, Double(letter.area.columns.upperBound))
        }
        for letter in sorted.reversed() where letter.centre.x < end {
            guard Double(letter.area.columns.upperBound) > left - Tuning.letterGap * Tuning.measuredHeight else {
                break
            }
            left = min(left, Double(letter.area.columns.lowerBound))
        }
        return left...right
    }

    /// The first and the last row of some letters: single letters reach but so far beyond the usual ones.
    private static func rows(of letters: [Letter]) -> (top: Double, foot: Double)? {
        guard !letters.isEmpty else { return nil }
        let tops = letters.map { Double($0.area.rows.lowerBound) }.sorted()
        let feet = letters.map { Double($0.area.rows.upperBound) }.sorted()
        let (usualTop, usualFoot) = (tops[tops.count / 4], feet[feet.count * 3 / 4])
        let usual = usualFoot - usualTop
        return (
            max(tops[0], usualTop - Tuning.accent * usual), min(feet[feet.count - 1], usualFoot + Tuning.tail * usual)
        )
    }

    private init?(
        from first: Point, to last: Point, of line: TextLine, in image: Image
    ) throws(ImageProcessingError) {
        let (start, end) =
            Direction(x: last.x - first.x, y: last.y - first.y).isBackwards ? (last, first) : (first, last)
        let (length, height) = (start.distance(to: end), line.height)
        guard length > 0, height > 0 else { return nil }
        let scale = Tuning.measuredHeight / height
        let direction = Direction(x: end.x - start.x, y: end.y - start.y)
        func place(_ along: Double, _ across: Double) -> Point {
            let turned = direction.turned(Point(x: along, y: across))
            return Point(x: start.x + turned.x, y: start.y + turned.y)
        }
        let (side, depth) = (Tuning.beside * height, (0.5 + Tuning.surroundings) * height)
        let shown = Quadrilateral(
            topLeft: place(-side, -depth), topRight: place(length + side, -depth),
            bottomRight: place(length + side, depth), bottomLeft: place(-side, depth))
        let (width, rows) = (Int((length + 2 * side) * scale), Int(2 * depth * scale))
        let flat = Quadrilateral(x: 0, y: 0, width: Double(width), height: Double(rows))
        guard width > 0, rows > 0, width <= Tuning.mostColumns,
            let transform = ProjectiveTransform(mapping: shown, to: flat), let back = transform.inverse
        else { return nil }
        let view = try image.warped(by: transform, width: width, height: rows)
        let (letters, marks) = try LetterFinder.darkInk(in: line.isBright ? view.inverted() : view)
        let middle = depth * scale
        let level = letters.filter {
            abs($0.centre.y - middle) < Tuning.letterReach * Tuning.measuredHeight
                && Tuning.letterSizes.contains(Double($0.area.rows.count) / Tuning.measuredHeight)
        }
        let near = marks.filter { abs($0.centre.y - middle) < Tuning.markReach * Tuning.measuredHeight }
        let extent = Self.extent(of: level + near, from: side * scale, to: (side + length) * scale)
        let own = level.filter { extent.contains($0.centre.x) }
        guard let (top, foot) = Self.rows(of: own), foot > top, extent.upperBound > extent.lowerBound
        else { return nil }
        let ink = Quadrilateral(
            x: extent.lowerBound, y: top, width: extent.upperBound - extent.lowerBound, height: foot - top)
        self.init(
            corners: back.applied(to: ink), letterCount: own.count,
            contrast: own.reduce(0) { $0 + $1.contrast } / Double(own.count), isLight: line.isBright, alignment: 1)
    }
}

extension [TextLine] {
    /// The strips of lines that were seen, the most letters first; those that are found before the time is over.
    ///
    /// - Parameters:
    ///   - image: The image, grey.
    ///   - frame: The direction of their document.
    ///   - leastHeight: The lowest lines that are wanted, in pixels.
    ///   - deadline: The time at which the work has to stop.
    func strips(
        in image: Image, frame: ReadingFrame, leastHeight: Double, before deadline: Deadline
    ) throws(ImageProcessingError) -> [TextStrip] {
        var strips: [TextStrip] = []
        // Letters with accents and tails are up to twice as high as capitals.
        for line in joined(within: Tuning.largestWordGap) where 2 * line.height >= leastHeight && !deadline.hasPassed {
            strips += try TextStrip.strips(along: frame.levelled(line), in: image)
        }
        return strips.sorted { $0.letterCount > $1.letterCount }
    }
}
