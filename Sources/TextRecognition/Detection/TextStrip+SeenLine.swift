import ImageProcessing
import Imaging
import TextDetection

private typealias Tuning = TextStripFinder.Tuning

extension TextStrip {
    /// Creates the strips of a line that was seen, around its letters; empty when it has no letters.
    ///
    /// A line that bends is cut into parts that do not.
    ///
    /// - Parameter isGuessed: True where a line whose letters are in pieces is as high and as long as it was seen.
    static func strips(
        along line: TextLine, in image: Image, isGuessed: Bool = false
    ) throws(ImageProcessingError) -> [TextStrip] {
        let parts = max(
            1, min(Tuning.mostParts, Int((line.curve.sag / line.height / Tuning.mostSag).squareRoot().rounded(.up))))
        var strips: [TextStrip] = []
        for part in 0..<parts {
            let (start, end) = (Double(part) / Double(parts), Double(part + 1) / Double(parts))
            let points = [start, end].map { line.curve.point(at: $0 * line.curve.length) }
            if let strip = try TextStrip(from: points[0], to: points[1], of: line, in: image, isGuessed: isGuessed) {
                strips.append(strip)
            }
        }
        return strips
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
        from first: Point, to last: Point, of line: TextLine, in image: Image, isGuessed: Bool
    ) throws(ImageProcessingError) {
        let (start, end) = Direction(from: first, to: last).isBackwards ? (last, first) : (first, last)
        let (length, height) = (start.distance(to: end), line.height)
        guard length > 0, height > 0 else { return nil }
        let scale = Tuning.measuredHeight / height
        let direction = Direction(from: start, to: end)
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
        let seen = Quadrilateral(
            x: side * scale, y: (depth - height / 2) * scale, width: length * scale, height: Tuning.measuredHeight)
        let (own, ink) = try Self.letters(of: seen, in: line.isBright ? view.inverted() : view)
        if isGuessed, Double(own.count) < Tuning.leastFound * length / height {
            self.init(
                corners: back.applied(to: seen), letterCount: max(1, Int(length / height)),
                contrast: Tuning.leastContrast, isLight: line.isBright)
            return
        }
        guard let ink else { return nil }
        self.init(
            corners: back.applied(to: ink), letterCount: own.count,
            contrast: own.reduce(0) { $0 + $1.contrast } / Double(own.count), isLight: line.isBright)
    }

    /// The letters of a line that was seen in a level view, dark on light, and where they are; nil where there are none.
    private static func letters(
        of seen: Quadrilateral, in view: Image
    ) throws(ImageProcessingError) -> (letters: [Letter], ink: Quadrilateral?) {
        let ink = try DarkInk(in: view)
        let middle = seen.centre.y
        let level = ink.letters.filter {
            abs($0.centre.y - middle) < Tuning.letterReach * Tuning.measuredHeight
                && Tuning.letterSizes.contains(Double($0.area.rows.count) / Tuning.measuredHeight)
        }
        let near = ink.marks.filter { abs($0.centre.y - middle) < Tuning.markReach * Tuning.measuredHeight }
        let extent = extent(of: level + near, from: seen.topLeft.x, to: seen.topRight.x)
        let own = level.filter { extent.contains($0.centre.x) }
        guard let (top, foot) = rows(of: own), foot > top, extent.upperBound > extent.lowerBound else {
            return (own, nil)
        }
        let (start, width) = (extent.lowerBound, extent.upperBound - extent.lowerBound)
        return (own, Quadrilateral(x: start, y: top, width: width, height: foot - top))
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
        in image: Image, frame: ReadingFrame, leastHeight: Double, isGuessed: Bool = false, before deadline: Deadline
    ) throws(ImageProcessingError) -> [TextStrip] {
        var strips: [TextStrip] = []
        // Letters with accents and tails are up to twice as high as capitals.
        for line in joined(within: Tuning.largestWordGap) where 2 * line.height >= leastHeight && !deadline.hasPassed {
            strips += try TextStrip.strips(along: frame.levelled(line), in: image, isGuessed: isGuessed)
        }
        return strips.sorted { $0.letterCount > $1.letterCount }
    }
}
