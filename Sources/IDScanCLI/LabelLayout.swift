import ImageProcessing
import Imaging

/// Decides where labels go on a picture: always inside it, not over print if there is room elsewhere, not over documents
/// if there is room beside them, and near what they belong to.
struct LabelLayout {
    /// A place for a label.
    struct Place: Hashable {
        /// How the label is laid out there.
        let shape: OverlayLabel.Shape
        /// The label's outline.
        let outline: Quadrilateral
        /// How much print and other labels are hidden by it, in whole square pixels.
        let hiddenPrint: Double
        /// How bad the place is otherwise: a label as far away as the picture's diagonal costs 1.
        let cost: Double
    }

    /// How many steps of a grid are tried across the picture, and down.
    private static let steps = 12
    /// What the distance between centres counts beside the gap between edges.
    private static let nearness = 0.05
    /// What it costs to hide as much of a document as the picture is large. The cost grows with the side of what is
    /// hidden, not with its area, so that labels do not touch outlines either.
    private static let costOfHiding = 0.6
    /// How many times worse it is to hide another document than one's own: people would take the label for that one's.
    private static let otherDocument = 3.0
    /// What it costs to take the next shape of a list.
    private static let costOfShape = 0.005

    /// The width of the picture, in pixels.
    let width: Double
    /// The height of the picture, in pixels.
    let height: Double
    /// The outlines of documents.
    let documents: [Quadrilateral]
    /// The outlines of print that is to be seen, and of labels that have their places.
    private(set) var taken: [Quadrilateral]

    /// Creates a layout without labels.
    init(width: Double, height: Double, documents: [Quadrilateral], print: [Quadrilateral]) {
        self.width = width
        self.height = height
        self.documents = documents
        taken = print
    }

    /// Finds the best place for a label, and keeps it free from other labels.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - choices: The shapes that it may have, the best first, in groups: the next group is for when all places for
    ///     this one hide print.
    ///   - subject: What the label belongs to.
    /// - Returns: The place; nil when the label is larger than the picture in every shape.
    /// - Throws: ``ImageProcessingError`` when the height of capitals is out of range.
    mutating func add(
        _ label: OverlayLabel, as choices: [[OverlayLabel.Shape]], near subject: Quadrilateral
    ) throws(ImageProcessingError) -> Place? {
        var best: Place?
        for shapes in choices where best.map({ $0.hiddenPrint > 0 }) ?? true {
            var found: [Place] = []
            for (number, shape) in shapes.enumerated() {
                found += places(for: try label.size(as: shape), as: shape, number: number, near: subject)
            }
            best = found.min { ($0.hiddenPrint, $0.cost) < ($1.hiddenPrint, $1.cost) } ?? best
        }
        if let best { taken.append(best.outline) }
        return best
    }

    /// Returns the places that are tried for a label in one shape; none when it is larger than the picture.
    private func places(
        for size: (width: Double, height: Double), as shape: OverlayLabel.Shape, number: Int,
        near subject: Quadrilateral
    ) -> [Place] {
        guard size.width <= width, size.height <= height else { return [] }
        let edges = ([subject] + documents.filter { $0.contains(subject.centre) }).map(\.bounds)
        let columns = starts(length: size.width, limit: width, beside: edges.map { $0.topLeft.x...$0.bottomRight.x })
        let rows = starts(length: size.height, limit: height, beside: edges.map { $0.topLeft.y...$0.bottomRight.y })
        return columns.flatMap { x in
            rows.map { y in
                let outline = Quadrilateral(x: x, y: y, width: size.width, height: size.height)
                return Place(
                    shape: shape, outline: outline,
                    hiddenPrint: taken.reduce(0) { $0 + $1.area(inside: outline) }.rounded(),
                    cost: cost(of: outline, near: subject) + Double(number) * Self.costOfShape)
            }
        }
    }

    /// Where a label may begin along one axis: flush with its subject and document or beside them, or on a grid.
    private func starts(length: Double, limit: Double, beside edges: [ClosedRange<Double>]) -> [Double] {
        let flush = edges.flatMap { edge in
            [
                (edge.lowerBound + edge.upperBound - length) / 2, edge.lowerBound, edge.upperBound - length,
                edge.upperBound, edge.lowerBound - length,
            ]
        }
        let grid = (0...Self.steps).map { Double($0) / Double(Self.steps) * (limit - length) }
        return (flush + grid).map { min(max($0, 0), limit - length) }
    }

    private func cost(of outline: Quadrilateral, near subject: Quadrilateral) -> Double {
        let hiding = documents.reduce(0) { sum, document in
            sum + document.area(inside: outline) * (document.contains(subject.centre) ? 1 : Self.otherDocument)
        }
        let distance = outline.gap(to: subject) + Self.nearness * outline.centre.distance(to: subject.centre)
        return Self.costOfHiding * (hiding / (width * height)).squareRoot()
            + distance / (width * width + height * height).squareRoot()
    }
}
