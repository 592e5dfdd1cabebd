import Drawing
import Imaging

/// The arrangement of the picture and the panel on the sheet: the panel at the right, in as many columns as it needs.
struct OverlayArrangement {
    /// The size of the sheet, in pixels.
    let width, height: Double
    /// The place of the picture, and the ground of the panel, in pixels of the sheet.
    let place, panel: Quadrilateral
    /// The marks of the panel, in pixels of the sheet.
    let marks: [OverlayMark]

    /// Columns are so high that there are about so many at most.
    private static let mostColumns = 4.0
    /// The least height of columns, in widths of the picture: beside a strip, one that is higher looks better than several.
    private static let leastHeight = 0.5

    /// Arranges a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene that is shown.
    ///   - picture: The size of the picture as it is shown, in pixels.
    ///   - em: The size of letters, in pixels.
    ///   - margin: The space around picture and panel, in pixels.
    ///   - ruler: A canvas that measures letters.
    init(
        _ scene: OverlayScene, picture: (width: Double, height: Double), em: Double, margin: Double,
        ruler: borrowing Canvas
    ) {
        let panel = OverlayPanel(em: em, width: (OverlayPanel.bestWidth * em).rounded())
        let blocks = panel.blocks(of: scene, ruler: ruler)
        let all = blocks.map(\.height).reduce(0, +)
        let columns = OverlayPanel.columns(
            of: blocks, height: max(picture.height, Self.leastHeight * picture.width, all / Self.mostColumns))
        let tallest = columns.map { $0.map(\.height).reduce(0, +) }.max() ?? 0
        let ground = Quadrilateral(
            x: 2 * margin + picture.width, y: margin, width: panel.width * Double(columns.count),
            height: max(picture.height, (tallest + 1.6 * em).rounded(.up)))
        (width, height) = (picture.width + ground.meanWidth + 3 * margin, ground.meanHeight + 2 * margin)
        place = Quadrilateral(x: margin, y: margin, width: picture.width, height: picture.height)
        self.panel = ground
        marks = columns.enumerated().flatMap { number, column -> [OverlayMark] in
            let x = ground.topLeft.x + Double(number) * panel.width
            var (marks, y) = ([OverlayMark](), ground.topLeft.y + (column.first?.isHeading == true ? 0.2 : 0.9) * em)
            for block in column {
                marks += block.marks.map { $0.moved(x: x, y: y) }
                y += block.height
            }
            return marks
        }
    }
}
