import Drawing
import Imaging

/// Something that is no document: a thing under, on or beside documents, or in pictures without any.
struct Prop: Hashable, Sendable {
    /// The kind of a thing.
    enum Kind: Hashable, Sendable {
        /// Paper: with a page of text, with a list of prices, with ruled boxes, or blank.
        case page, receipt, questionnaire, sheet
        /// Machines.
        case keyboard, screen, telephone
        /// A thing that lies on tables.
        case plainCard, wallet, parcel, book, coin, pen
        /// Parts of a hand.
        case finger, palm
        /// A thing that hangs on walls.
        case window, picture
    }

    let kind: Kind
    /// Its middle, in millimetres on the table.
    let centre: Position
    /// Its size in millimetres.
    let width, height: Double
    /// The turn clockwise, in degrees.
    var turn = 0.0
    /// The seed of its looks.
    let seed: UInt64

    /// The rectangle that it takes on the table.
    var outline: Quadrilateral {
        Quadrilateral(x: -width / 2, y: -height / 2, width: width, height: height).turned(by: .degrees(turn))
            .moved(to: centre)
    }

    /// Returns the layer that the camera will see.
    func layer(seenBy camera: Camera) throws(SpecimenError) -> Layer {
        let resolution = max(1, min(12, 1.3 * camera.pixelsPerMillimetre(in: outline)))
        let canvas = try Canvas.sheet(width: width, height: height, pixelsPerMillimetre: resolution)
        var random = SplitMix64(seed: seed, stream: .prop)
        draw(on: canvas, &random)
        return Layer(
            image: canvas.image(), width: width, height: height, shape: shape,
            origin: Position(outline.topLeft.x, outline.topLeft.y), turn: .degrees(turn), isGlossy: isGlossy)
    }

    private var isGlossy: Bool { [.plainCard, .screen, .telephone].contains(kind) }

    /// Its edge.
    private var shape: Outline {
        switch kind {
        case .finger: .roundedRectangle(x: 0, y: 0, width: width, height: height, radius: min(width, height) / 2)
        case .palm, .coin: .ellipse(centre: Position(width / 2, height / 2), width: width, height: height)
        case .plainCard: .roundedRectangle(x: 0, y: 0, width: width, height: height, radius: 3.18)
        case .telephone: .roundedRectangle(x: 0, y: 0, width: width, height: height, radius: 9)
        case .pen: .roundedRectangle(x: 0, y: 0, width: width, height: height, radius: height / 2)
        case .wallet, .keyboard: .roundedRectangle(x: 0, y: 0, width: width, height: height, radius: 5)
        default: .rectangle(x: 0, y: 0, width: width, height: height)
        }
    }

    private func draw(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        switch kind {
        case .page: drawPage(on: canvas, &random)
        case .receipt: drawReceipt(on: canvas, &random)
        case .questionnaire: drawQuestionnaire(on: canvas, &random)
        case .sheet: drawSheet(on: canvas, &random)
        case .keyboard: drawKeyboard(on: canvas, &random)
        case .screen: drawScreen(on: canvas, &random)
        case .telephone: drawTelephone(on: canvas, &random)
        case .plainCard: drawPlainCard(on: canvas, &random)
        case .wallet: drawWallet(on: canvas, &random)
        case .parcel: drawParcel(on: canvas, &random)
        case .book: drawBook(on: canvas, &random)
        case .coin: drawCoin(on: canvas, &random)
        case .pen: drawPen(on: canvas, &random)
        case .finger, .palm: drawSkin(on: canvas, &random)
        case .window: drawWindow(on: canvas, &random)
        case .picture: drawPicture(on: canvas, &random)
        }
    }

    /// The whole of the canvas.
    var face: Outline { .rectangle(x: 0, y: 0, width: width, height: height) }
}

extension SplitMix64 {
    /// Returns any colour of a lightness.
    mutating func colour(saturation: ClosedRange<Double> = 0.1...0.6, lightness: ClosedRange<Double>) -> Colour {
        Colour(hue: number(in: 0...1), saturation: number(in: saturation), lightness: number(in: lightness))
    }

    /// Returns a word, or something that looks like one from afar.
    mutating func word() -> String {
        String((0..<integer(in: 2...10)).map { _ in element(of: Array("aaeeiiooubcdfghlmnnprrssttvwz")) })
    }
}
