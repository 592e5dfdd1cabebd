import DocumentDetection
import ImageProcessing
import Imaging

/// Looks for a zone where the standard prints it on a document, however faint: the sum of all characters shows ink that
/// is lost in the noise of single ones.
struct PrintedZoneSearch {
    /// The best of the standard's layouts.
    private let alignment: LayoutAlignment
    /// Maps millimetres on the document to the photograph.
    private let toPhotograph: ProjectiveTransform

    /// Searches a document.
    ///
    /// - Parameters:
    ///   - outline: The document in a photograph, from the corner where reading starts.
    ///   - photograph: The photograph, in grey.
    /// - Returns: Nil when nothing is printed where a layout has its zone.
    init?(on outline: Quadrilateral, in photograph: Image) throws(ImageProcessingError) {
        guard let field = try InkField(of: outline, in: photograph) else { return nil }
        let alignments = ZoneGeometry.all.compactMap { LayoutAlignment(of: $0, to: field) }
        guard let best = alignments.max(by: { $0.evidence < $1.evidence }),
            let toPhotograph = ProjectiveTransform(mapping: best.layout.outline, to: outline)
        else { return nil }
        alignment = best
        self.toPhotograph = toPhotograph
    }

    /// Half of the ink of the widest and of the tallest character, in millimetres (Doc 9303-3, 4.6).
    private static let characterHalf = (width: 0.88, height: 1.38)

    /// The number of characters in each line.
    var columnCount: Int { alignment.layout.columnCount }

    /// The lines in the photograph, top to bottom, a little larger than their ink.
    var lines: [Quadrilateral] {
        let layout = alignment.layout
        let (x, y) = (Self.characterHalf.width + Tuning.margin.x, Self.characterHalf.height + Tuning.margin.y)
        return layout.lines.map { line in
            let first = layout.middle(line: line, column: 0)
            let last = layout.middle(line: line, column: Double(layout.columnCount - 1))
            let (left, right) = (first.x + alignment.right.left - x, last.x + alignment.right.right + x)
            let (leftY, rightY) = (first.y + alignment.down.left, last.y + alignment.down.right)
            let flat = Quadrilateral(
                topLeft: Point(x: left, y: leftY - y), topRight: Point(x: right, y: rightY - y),
                bottomRight: Point(x: right, y: rightY + y), bottomLeft: Point(x: left, y: leftY + y))
            return toPhotograph.applied(to: flat)
        }
    }
}
