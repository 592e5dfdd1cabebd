public import Imaging

/// The part of machine-readable zones that a place in a photograph of specimens shows.
public enum LineMatch: Hashable, Sendable {
    /// A whole line and no other. It is upright or upside down if one reads the place in the order of its corners.
    case line(String, isUpsideDown: Bool)
    /// A part of a line, or a line that the place misses by too much to be the place of the line.
    case part
    /// Nothing of a line.
    case nothing
}

extension SpecimenTruth {
    /// Returns the line that a place shows.
    ///
    /// A place that cuts off up to a sixth of the first or the last character still shows the line, as does one with some
    /// space around the ink.
    ///
    /// - Parameter place: The place that something took for a line, in pixels.
    public func line(at place: Quadrilateral) -> LineMatch {
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        guard place.area > 1, let toUnit = ProjectiveTransform(mapping: place, to: unit) else { return .part }
        let seen = documents.flatMap { zip($0.lines, $0.lineQuadrilaterals) }
            .map { PlacedLine(text: $0, outline: toUnit.applied(to: $1)) }
        if let whole = seen.first(where: \.isWhole) {
            return .line(whole.text, isUpsideDown: whole.isUpsideDown)
        }
        return seen.contains(where: \.touches) ? .part : .nothing
    }
}

/// A printed line in the frame of a place: the unit square.
private struct PlacedLine {
    let text: String
    let outline: Quadrilateral

    private static let mostCutOff = 1.0 / 6
    private static let widestMargin = 6.0
    /// The middle of the ink may be so far from the middle of the place, in heights of the place.
    private static let mostOffCentre = 0.22
    /// The heights of the ink, in heights of the place; places of the locator are 1.4 times as high as it.
    private static let heights = 0.45...1.1
    /// The margin around the place that influences its crop, as a share of its size.
    private static let surroundings = 0.3

    private var left: Point { middle(outline.topLeft, outline.bottomLeft) }
    private var right: Point { middle(outline.topRight, outline.bottomRight) }
    var isUpsideDown: Bool { right.x < left.x }

    /// True where the place is that of this line.
    var isWhole: Bool {
        let (first, last) = isUpsideDown ? (1 - left.x, 1 - right.x) : (left.x, right.x)
        let character = (last - first) / Double(text.count)
        let ends = -Self.mostCutOff * character...Self.widestMargin * character
        return character > 0 && ends.contains(first) && ends.contains(1 - last)
            && [left, right].allSatisfy { abs($0.y - 0.5) < Self.mostOffCentre }
            && [outline.topLeft.y - outline.bottomLeft.y, outline.topRight.y - outline.bottomRight.y].allSatisfy {
                Self.heights.contains(abs($0))
            }
    }

    /// True where the place shows something of this line.
    var touches: Bool {
        let range = -Self.surroundings...1 + Self.surroundings
        return (0...text.count).contains { index in
            let share = Double(index) / Double(text.count)
            let point = Point(x: left.x + (right.x - left.x) * share, y: left.y + (right.y - left.y) * share)
            return range.contains(point.x) && range.contains(point.y)
        }
    }

    private func middle(_ a: Point, _ b: Point) -> Point { Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
}
