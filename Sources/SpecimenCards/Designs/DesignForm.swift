import Drawing
import Imaging

/// The text of a side of a document of a design.
struct DesignForm {
    private let card: SpecimenCard
    private let layout: DesignLayout
    private let words: [IssuerWord: String]
    private let style: CardStyle
    private let imprint: Imprint

    init(of card: SpecimenCard, design: SpecimenDesign, style: CardStyle) {
        self.card = card
        self.style = style
        layout = .of(design, card.side)
        words = DesignIssuer.all(of: design).first { $0.code == card.data.issuingState }?.words ?? [:]
        imprint = Imprint(seed: card.seed)
    }

    // MARK: - The form

    /// Draws captions, portrait, flag and signature, and says that this is no document.
    func drawForm(on canvas: borrowing Canvas) {
        if let portrait = layout.portrait {
            Portrait(seed: card.seed, sex: card.data.person.sex).draw(
                on: canvas, x: portrait.x, y: portrait.y, width: portrait.width, height: portrait.height)
        }
        if let flag = layout.flag { drawFlag(flag, on: canvas) }
        for caption in layout.captions {
            canvas.write(
                text(of: caption), at: Position(caption.x, caption.y), textStyle(caption), available: caption.width)
        }
        if let signature = layout.signature { SpecimenSignature(seed: card.seed).draw(on: canvas, at: signature) }
        SpecimenMark(around: layout.portrait, geometry: card.data.format.geometry, hasZone: card.hasZone).draw(
            on: canvas)
    }

    /// Returns the ink of the captions, in millimetres.
    func captionOutlines(on canvas: borrowing Canvas) -> [Quadrilateral] {
        var outlines: [Quadrilateral] = []
        for caption in layout.captions {
            let ink = canvas.ink(of: text(of: caption), textStyle(caption), available: caption.width)
            if let ink { outlines.append(ink.moved(to: Position(caption.x, caption.y))) }
        }
        return outlines
    }

    private func text(of caption: DesignCaption) -> String {
        switch caption.words {
        case .fixed(let text): text
        case .issuers(let word): words[word] ?? ""
        }
    }

    private func textStyle(_ caption: DesignCaption) -> Canvas.TextStyle {
        Canvas.TextStyle(
            typeface: caption.isBold ? .sansBold : .sans, size: layout.captionSize * caption.size,
            colour: style.colour(0, lightness: 0.22))
    }

    /// A blue field with the letters of the State in a ring of stars.
    private func drawFlag(_ flag: DesignLayout.Frame, on canvas: borrowing Canvas) {
        canvas.fill(
            .rectangle(x: flag.x, y: flag.y, width: flag.width, height: flag.height),
            .colour(Colour(red: 0.1, green: 0.22, blue: 0.55)))
        let centre = Position(flag.x + flag.width / 2, flag.y + flag.height / 2)
        let star = Paint.colour(Colour(red: 0.95, green: 0.82, blue: 0.2))
        for index in 0..<12 {
            let angle = Angle.degrees(Double(index) * 30)
            let place = Position(
                centre.x + flag.height * 0.38 * angle.cosine, centre.y + flag.height * 0.38 * angle.sine)
            canvas.fill(.ellipse(centre: place, width: 0.6, height: 0.6), star)
        }
        let letters = Canvas.TextStyle(typeface: .sansBold, size: flag.height * 0.32, colour: .white)
        let text = words[.flagLetters] ?? "DE"
        canvas.write(
            text, at: Position(centre.x - canvas.width(of: text, letters) / 2, centre.y + flag.height * 0.12), letters)
    }

    // MARK: - The data

    /// Draws the values, black on white.
    func drawValues(on canvas: borrowing Canvas) {
        let (shift, slope) = (imprint.shift, imprint.slope)
        let pieces = pieces(on: canvas)
        canvas.placed(at: shift, turned: slope) { canvas in
            for piece in pieces {
                canvas.write(piece.text, at: piece.position, piece.style, available: piece.available)
            }
        }
    }

    /// Returns the values, and where their ink is, in millimetres.
    func texts(on canvas: borrowing Canvas) -> [SpecimenText] {
        var texts: [SpecimenText] = []
        let pieces = pieces(on: canvas)
        for field in layout.fields {
            let inks = pieces.filter { $0.name == field.name && !$0.isPrefix }.compactMap(\.ink)
            guard let text = card.texts[field.name], let outline = Quadrilateral(around: inks) else { continue }
            let printed = outline.turned(by: imprint.slope).moved(to: imprint.shift)
            texts.append(SpecimenText(name: field.name, text: text, outline: printed))
        }
        return texts
    }

    /// A line of a value.
    private struct Piece {
        let name: SpecimenFieldName
        let text: String
        let position: Position
        let style: Canvas.TextStyle
        let available: Double
        /// True where it only announces the value.
        let isPrefix: Bool
        let ink: Quadrilateral?
        /// The end of its last letter.
        let end: Double
    }

    private func pieces(on canvas: borrowing Canvas) -> [Piece] {
        var pieces: [Piece] = []
        for field in layout.fields {
            guard let text = card.texts[field.name], !text.isEmpty else { continue }
            let value = Canvas.TextStyle(
                typeface: card.font == nil ? imprint.typeface : .own,
                size: layout.valueSize * field.size * imprint.scale, colour: .black,
                spread: style.printing.spread)
            var position = Position(field.x, field.y)
            func append(_ text: String, available: Double, isPrefix: Bool = false) {
                let width = min(available, canvas.width(of: text, value))
                pieces.append(
                    Piece(
                        name: field.name, text: text, position: position, style: value, available: available,
                        isPrefix: isPrefix,
                        ink: canvas.ink(of: text, value, available: available)?.moved(to: position),
                        end: position.x + width))
            }
            if let before = pieces.last(where: { $0.name == field.follows }) {
                position.x = before.end + value.size * 0.6
            }
            if !field.prefix.isEmpty {
                append(field.prefix, available: .infinity, isPrefix: true)
                position.x += canvas.width(of: field.prefix, value)
            }
            let available = field.x + field.width - position.x
            for line in text.split(separator: "\n") {
                append(String(line), available: available)
                position.y += field.lineDistance
            }
        }
        return pieces
    }
}
