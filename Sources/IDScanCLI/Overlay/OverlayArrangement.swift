import Drawing
import Imaging

/// The arrangement of the picture and the panel on the sheet: the panel at the right in one column or more, or below,
/// wherever the sheet is smallest and neither very wide nor very tall.
struct OverlayArrangement {
    /// The size of the sheet, in pixels.
    let width, height: Double
    /// The place of the picture, and the ground of the panel, in pixels of the sheet.
    let place, panel: Quadrilateral
    /// The marks of the panel, in pixels of the sheet.
    let marks: [OverlayMark]

    /// The number of columns that are tried at the right of a picture.
    private static let mostColumns = 4
    /// The proportions that look best, and how much those may differ that look as good.
    private static let bestAspect = 1.5
    private static let freedom = 1.35

    /// Chooses the best arrangement.
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
        var best = OverlayArrangement(
            beside: picture, columns: OverlayPanel.columns(of: blocks, count: 1), panel: panel, margin: margin)
        func consider(_ other: OverlayArrangement) {
            if other.badness < best.badness { best = other }
        }
        for count in 2...Self.mostColumns {
            let columns = OverlayPanel.columns(of: blocks, count: count)
            consider(OverlayArrangement(beside: picture, columns: columns, panel: panel, margin: margin))
        }
        let room = max(picture.width, OverlayPanel.leastWidth * em)
        for count in 1...max(1, Int(room / (OverlayPanel.leastWidth * em))) {
            let panel = OverlayPanel(em: em, width: (room / Double(count)).rounded(.down))
            let columns = OverlayPanel.columns(of: panel.blocks(of: scene, ruler: ruler), count: count)
            consider(OverlayArrangement(below: picture, room: room, columns: columns, panel: panel, margin: margin))
        }
        self = best
    }

    /// The panel at the right of the picture, as high as both need.
    private init(
        beside picture: (width: Double, height: Double), columns: [[OverlayPanel.Block]], panel: OverlayPanel,
        margin: Double
    ) {
        let inner = panel.width * Double(columns.count)
        let ground = Quadrilateral(
            x: 2 * margin + picture.width, y: margin, width: inner,
            height: max(picture.height, Self.height(of: columns, em: panel.em)))
        (width, height) = (picture.width + inner + 3 * margin, ground.meanHeight + 2 * margin)
        place = Quadrilateral(x: margin, y: margin, width: picture.width, height: picture.height)
        (self.panel, marks) = (ground, Self.marks(of: columns, in: ground, panel))
    }

    /// The panel below the picture, as wide as both need.
    private init(
        below picture: (width: Double, height: Double), room: Double, columns: [[OverlayPanel.Block]],
        panel: OverlayPanel, margin: Double
    ) {
        let ground = Quadrilateral(
            x: margin, y: 2 * margin + picture.height, width: room, height: Self.height(of: columns, em: panel.em))
        (width, height) = (room + 2 * margin, picture.height + ground.meanHeight + 3 * margin)
        place = Quadrilateral(
            x: margin + ((room - picture.width) / 2).rounded(.down), y: margin, width: picture.width,
            height: picture.height)
        (self.panel, marks) = (ground, Self.marks(of: columns, in: ground, panel))
    }

    /// The size of the sheet, more if it is very wide or very tall.
    private var badness: Double {
        let aspect = width / height / Self.bestAspect
        return width * height * max(1, max(aspect, 1 / aspect) / Self.freedom)
    }

    private static func height(of columns: [[OverlayPanel.Block]], em: Double) -> Double {
        ((columns.map { $0.map(\.height).reduce(0, +) }.max() ?? 0) + 1.6 * em).rounded(.up)
    }

    private static func marks(
        of columns: [[OverlayPanel.Block]], in ground: Quadrilateral, _ panel: OverlayPanel
    ) -> [OverlayMark] {
        columns.enumerated().flatMap { number, column -> [OverlayMark] in
            let (x, top) = (Double(number) * panel.width, column.first?.isHeading == true ? 0.2 : 0.9)
            var (marks, y) = ([OverlayMark](), ground.topLeft.y + top * panel.em)
            for block in column {
                marks += block.marks.map { $0.moved(x: ground.topLeft.x + x, y: y) }
                y += block.height
            }
            return marks
        }
    }
}
