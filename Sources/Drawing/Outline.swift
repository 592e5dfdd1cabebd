package import Imaging

/// A place on a canvas, in millimetres from its top left corner.
package struct Position: Hashable, Sendable {
    package var x, y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

extension Point {
    package init(_ position: Position) { self.init(x: position.x, y: position.y) }
}

/// A shape made of lines and curves, in millimetres.
package struct Outline: Sendable {
    package enum Segment: Sendable {
        case move(Position)
        case line(Position)
        case curve(Position, Position, to: Position)
        case close
    }

    package private(set) var segments: [Segment] = []

    /// Creates a shape of nothing.
    package init() {}

    package mutating func move(_ position: Position) { segments.append(.move(position)) }
    package mutating func line(_ position: Position) { segments.append(.line(position)) }
    package mutating func curve(_ first: Position, _ second: Position, to end: Position) {
        segments.append(.curve(first, second, to: end))
    }
    package mutating func close() { segments.append(.close) }

    /// The same shape with every place moved; straight lines may become curves.
    ///
    /// - Parameters:
    ///   - step: The largest distance between places that are moved, along straight lines.
    ///   - moved: Tells the new place of a place.
    package func mapped(step: Double, _ moved: (Position) -> Position) -> Outline {
        var (outline, pen, start) = (Outline(), Position(0, 0), Position(0, 0))
        func draw(to end: Position) {
            let pieces = max(1, (Point(pen).distance(to: Point(end)) / step).rounded(.up))
            for piece in stride(from: 1, through: pieces, by: 1) {
                let share = piece / pieces
                outline.line(moved(Position(pen.x + (end.x - pen.x) * share, pen.y + (end.y - pen.y) * share)))
            }
        }
        for segment in segments {
            switch segment {
            case .move(let position):
                outline.move(moved(position))
                (pen, start) = (position, position)
            case .line(let end):
                draw(to: end)
                pen = end
            case .curve(let first, let second, let end):
                outline.curve(moved(first), moved(second), to: moved(end))
                pen = end
            case .close:
                draw(to: start)
                outline.close()
                pen = start
            }
        }
        return outline
    }

    /// A line through points.
    package static func through(_ points: [Position], closed: Bool = false) -> Outline {
        var outline = Outline()
        for (index, point) in points.enumerated() {
            if index == 0 { outline.move(point) } else { outline.line(point) }
        }
        if closed { outline.close() }
        return outline
    }

    /// An upright rectangle.
    package static func rectangle(x: Double, y: Double, width: Double, height: Double) -> Outline {
        through(
            [Position(x, y), Position(x + width, y), Position(x + width, y + height), Position(x, y + height)],
            closed: true)
    }

    /// An ellipse with upright axes.
    package static func ellipse(centre: Position, width: Double, height: Double) -> Outline {
        roundedRectangle(
            x: centre.x - width / 2, y: centre.y - height / 2, width: width, height: height,
            radiusX: width / 2, radiusY: height / 2)
    }

    /// A rectangle with round corners.
    package static func roundedRectangle(x: Double, y: Double, width: Double, height: Double, radius: Double) -> Outline
    {
        roundedRectangle(x: x, y: y, width: width, height: height, radiusX: radius, radiusY: radius)
    }

    private static func roundedRectangle(
        x: Double, y: Double, width: Double, height: Double, radiusX: Double, radiusY: Double
    ) -> Outline {
        // A Bézier curve with handles of this share of the radius is a quarter of a circle, near enough.
        let handle = 1 - 0.5523
        let (right, bottom) = (x + width, y + height)
        let (hx, hy) = (radiusX * handle, radiusY * handle)
        var outline = Outline()
        outline.move(Position(x + radiusX, y))
        outline.line(Position(right - radiusX, y))
        outline.curve(Position(right - hx, y), Position(right, y + hy), to: Position(right, y + radiusY))
        outline.line(Position(right, bottom - radiusY))
        outline.curve(Position(right, bottom - hy), Position(right - hx, bottom), to: Position(right - radiusX, bottom))
        outline.line(Position(x + radiusX, bottom))
        outline.curve(Position(x + hx, bottom), Position(x, bottom - hy), to: Position(x, bottom - radiusY))
        outline.line(Position(x, y + radiusY))
        outline.curve(Position(x, y + hy), Position(x + hx, y), to: Position(x + radiusX, y))
        outline.close()
        return outline
    }
}
