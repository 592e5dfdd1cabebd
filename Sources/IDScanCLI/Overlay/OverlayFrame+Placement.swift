import Imaging

extension OverlayFrame {
    /// The distances of a side of a frame from the print, and the best of them where there is no reason for another; in
    /// heights of the print.
    private struct Air {
        let range: ClosedRange<Double>
        let best: Double

        /// The distances that are tried.
        var choices: [Double] {
            (0...8).map { range.lowerBound + Double($0) / 8 * (range.upperBound - range.lowerBound) }
        }
    }

    /// Between the characters of a zone there is hardly any space; above and below its lines there is.
    private static let besideZone = Air(range: -0.05...0.07, best: 0.01)
    private static let besideWord = Air(range: 0...0.2, best: 0.08)
    private static let besidePrint = Air(range: 0.14...0.5, best: 0.28)
    private static let above = Air(range: 0.1...0.4, best: 0.22)
    private static let closelyAbove = Air(range: -0.02...0.26, best: 0.1)
    /// The cost of a distance of one height, beside a change of brightness along a side.
    private static let costOfDistance = 20.0

    /// Returns the frame that is drawn: around the print, where it crosses as little as possible.
    ///
    /// - Parameters:
    ///   - ink: The print of the picture.
    ///   - thickness: The thickness of the line, in pixels.
    func placed(on ink: InkMap, thickness: Double) -> Quadrilateral {
        switch kind {
        case .region: return outline
        case .unframed: return outline.outset(along: 0.3 * outline.shorterSide, across: 0.2 * outline.shorterSide)
        case .document, .portrait: return outline.outset(along: thickness / 2, across: thickness / 2)
        case .zone, .print, .word:
            let beside = kind == .zone ? Self.besideZone : kind == .print ? Self.besidePrint : Self.besideWord
            let height = max(outline.shorterSide, 1)
            let left = air(beside, at: height, ink) {
                $0.outset(left: $1)
            } side: {
                ($0.topLeft, $0.bottomLeft)
            }
            let right = air(beside, at: height, ink) {
                $0.outset(right: $1)
            } side: {
                ($0.topRight, $0.bottomRight)
            }
            let wide = outline.outset(left: left, right: right)
            let above = kind == .print ? Self.above : Self.closelyAbove
            let top = air(above, at: height, ink) { _, air in
                wide.outset(top: air)
            } side: {
                ($0.topLeft, $0.topRight)
            }
            let bottom = air(above, at: height, ink) { _, air in
                wide.outset(bottom: air)
            } side: {
                ($0.bottomLeft, $0.bottomRight)
            }
            return wide.outset(top: top, bottom: bottom)
        }
    }

    /// Chooses the distance of a side from the print, in pixels.
    private func air(
        _ air: Air, at height: Double, _ ink: InkMap, moved: (Quadrilateral, Double) -> Quadrilateral,
        side: (Quadrilateral) -> (Point, Point)
    ) -> Double {
        let costs = air.choices.map { choice -> (cost: Double, distance: Double) in
            let (start, end) = side(moved(outline, choice * height))
            return (ink.density(from: start, to: end) + Self.costOfDistance * abs(choice - air.best), choice * height)
        }
        return costs.min { $0.cost < $1.cost }?.distance ?? 0
    }
}

extension Quadrilateral {
    /// The height of a line of text in this outline, in pixels; columns of text are read by their shorter side, too.
    fileprivate var shorterSide: Double { min(meanWidth, meanHeight) }

    /// Returns this outline with its sides moved outwards, in pixels.
    func outset(left: Double = 0, right: Double = 0, top: Double = 0, bottom: Double = 0) -> Quadrilateral {
        let across = Point.direction(from: topLeft, to: topRight, and: bottomLeft, to: bottomRight)
        let down = Point.direction(from: topLeft, to: bottomLeft, and: topRight, to: bottomRight)
        func moved(_ point: Point, _ x: Double, _ y: Double) -> Point {
            Point(x: point.x + across.x * x + down.x * y, y: point.y + across.y * x + down.y * y)
        }
        return Quadrilateral(
            topLeft: moved(topLeft, -left, -top), topRight: moved(topRight, right, -top),
            bottomRight: moved(bottomRight, right, bottom), bottomLeft: moved(bottomLeft, -left, bottom))
    }

    /// Returns this outline with its sides moved outwards, in pixels.
    func outset(along: Double, across: Double) -> Quadrilateral {
        outset(left: along, right: along, top: across, bottom: across)
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
