import Drawing
import Imaging

/// The open passport that a data page or a visa is part of.
struct Booklet {
    /// The size of a page (Doc 9303-4, 2.1) and the width of the cover that shows around it, in millimetres.
    static let pageWidth = 125.0, pageHeight = 88.0
    private static let border = 2.0

    private let style: CardStyle
    private let cover: Colour
    private let seed: UInt64

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed, stream: .mount)
        self.seed = seed
        style = CardStyle(seed: seed)
        cover = Colour(
            hue: random.element(of: [0.97, 0.62, 0.4, 0.02]), saturation: 0.5, lightness: random.number(in: 0.12...0.24)
        )
    }

    /// Returns the open book under a document: its lower page is under the document, whose lower left corners agree.
    func layer(under document: PlacedDocument, pixelsPerMillimetre: Double) throws(SpecimenError) -> Layer {
        let (width, height) = (Self.pageWidth + 2 * Self.border, 2 * Self.pageHeight + 2 * Self.border)
        let canvas = try Canvas.sheet(width: width, height: height, pixelsPerMillimetre: pixelsPerMillimetre)
        canvas.fill(.rectangle(x: 0, y: 0, width: width, height: height), .colour(cover))
        canvas.placed(at: Position(Self.border, Self.border)) { canvas in
            drawPages(on: canvas)
        }
        let shape = Outline.roundedRectangle(x: 0, y: 0, width: width, height: height, radius: 3.18 + Self.border)
        let page = document.card.data.format.geometry
        return Layer(
            image: canvas.image(), width: canvas.width, height: canvas.height, shape: shape,
            origin: document.onTable(Position(-Self.border, page.height - 2 * Self.pageHeight - Self.border)),
            turn: document.turn)
    }

    private func drawPages(on canvas: borrowing Canvas) {
        let (width, height) = (Self.pageWidth, Self.pageHeight)
        let page = Outline.roundedRectangle(x: 0, y: 0, width: width, height: 2 * height, radius: 3.18)
        canvas.clipped(to: page) { canvas in
            let upper = DocumentGeometry(
                size: CardSize(width: width, height: height), cornerRadius: 0, columns: 0, firstCharacter: 0,
                lineHeights: [],
                zoneHeight: 0)
            for top in [0, height] {
                canvas.placed(at: Position(0, top)) { canvas in
                    var pattern = SecurityPrint(style: style, geometry: upper, seed: seed)
                    canvas.clipped(to: .rectangle(x: 0, y: 0, width: width, height: height)) { pattern.draw(on: $0) }
                }
            }
            let title = Canvas.TextStyle(
                typeface: .sansBold, size: 3.4, colour: style.colour(0, lightness: 0.4, opacity: 0.8))
            canvas.write("OBSERVATIONS / REMARQUES", at: Position(38, 9), title)
            canvas.write("2", at: Position(width - 7, 8), title)
            let shade = [Colour.black.opacity(0), .black.opacity(0.3), .black.opacity(0)]
            canvas.fill(
                .rectangle(x: 0, y: height - 7, width: width, height: 14),
                .linear(shade, from: Position(0, height - 7), to: Position(0, height + 7)))
        }
    }
}
