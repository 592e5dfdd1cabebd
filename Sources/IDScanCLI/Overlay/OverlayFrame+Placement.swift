import Imaging

extension OverlayFrame {
    /// Returns the frame that is drawn: with air around print, in heights of it. Between the characters of a zone there is
    /// hardly any space.
    ///
    /// - Parameter thickness: The thickness of the line, in pixels.
    func placed(thickness: Double) -> Quadrilateral {
        // Columns of text are read by their shorter side, too.
        let height = max(min(outline.meanWidth, outline.meanHeight), 1)
        return switch kind {
        case .region: outline
        case .document, .portrait: outline.outset(along: thickness / 2, across: thickness / 2)
        case .unframed: outline.outset(along: 0.3 * height, across: 0.2 * height)
        case .zone: outline.outset(along: 0.01 * height, across: 0.1 * height)
        case .word: outline.outset(along: 0.08 * height, across: 0.1 * height)
        case .print: outline.outset(along: 0.28 * height, across: 0.22 * height)
        }
    }
}

extension Quadrilateral {
    /// Returns this outline with its sides moved outwards, in pixels.
    func outset(along: Double, across: Double) -> Quadrilateral {
        let right = Point.direction(from: topLeft, to: topRight, and: bottomLeft, to: bottomRight)
        let down = Point.direction(from: topLeft, to: bottomLeft, and: topRight, to: bottomRight)
        func moved(_ point: Point, _ x: Double, _ y: Double) -> Point {
            Point(x: point.x + right.x * x + down.x * y, y: point.y + right.y * x + down.y * y)
        }
        return Quadrilateral(
            topLeft: moved(topLeft, -along, -across), topRight: moved(topRight, along, -across),
            bottomRight: moved(bottomRight, along, across), bottomLeft: moved(bottomLeft, -along, across))
    }
}

extension Point {
    /// The mean direction of two sides that run alike, one pixel long; to the right when they have no length.
    fileprivate static func direction(from a: Point, to b: Point, and c: Point, to d: Point) -> Point {
        let (x, y) = (b.x - a.x + d.x - c.x, b.y - a.y + d.y - c.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? Point(x: x / length, y: y / length) : Point(x: 1, y: 0)
    }
}
