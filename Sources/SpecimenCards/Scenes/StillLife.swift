import Drawing
import Imaging

/// Puts things around a document, as they lie about on tables.
struct StillLife {
    /// The middle and the size of the important part, in millimetres.
    private let centre: Position
    private let width, height: Double
    private var random: SplitMix64

    /// The place where things lie about if there is no document.
    static let room = Quadrilateral(x: -63, y: -44, width: 125, height: 88)
    /// The part of a table on which scattered documents lie.
    static let wide = Quadrilateral(x: -80, y: -80, width: 320, height: 320)

    /// Prepares to lay things around an outline, which is upright on the table.
    init(around outline: Quadrilateral, _ random: inout SplitMix64) {
        centre = Position(outline.centre.x, outline.centre.y)
        (width, height) = (outline.meanWidth, outline.meanHeight)
        self.random = SplitMix64(seed: random.next(), stream: .scene)
    }

    /// The things under and beside the document, or instead of it, from the table upwards.
    mutating func things(of kind: SceneKind) -> [Prop] {
        switch kind {
        case .table, .lightOnLight, .darkOnDark, .booklet, .outOfFrame:
            beside([.coin, .pen, .telephone, .receipt, .plainCard], 0...3)
        case .print: anywhere([.page, .questionnaire], 1...2, reach: 0.4) + beside([.pen, .coin], 0...2)
        case .keyboard: [thing(.keyboard, at: offset(0.3), size: (420, 160), turn: random.number(in: -25...25))]
        case .clutter, .partlyHidden:
            anywhere([.plainCard, .plainCard, .receipt, .page, .questionnaire, .book, .telephone], 3...7, reach: 1.1)
        case .hand: hand()
        case .wallet:
            [thing(.wallet, at: offset(0.25), size: (215, 100), turn: random.element(of: [0, 90, 180]) + tilt(12))]
        case .several: anywhere([.coin, .pen, .page, .receipt], 0...4, reach: 0.6)
        case .cardBelow: [cardBelow()]
        case .room: anywhere([.window, .picture, .picture, .book, .screen], 2...6, reach: 1.6)
        case .page: anywhere([.page, .questionnaire], 1...2, reach: 0.3) + beside([.pen, .coin], 0...2)
        case .receipt: anywhere([.receipt], 1...2, reach: 0.3) + beside([.pen, .coin], 0...2)
        case .screen: anywhere([.screen, .telephone], 1...1, reach: 0.3) + beside([.keyboard, .pen], 0...2)
        case .box: anywhere([.parcel, .book], 1...2, reach: 0.4) + beside([.pen, .coin], 0...2)
        }
    }

    /// The things on the document.
    mutating func covers(of kind: SceneKind) -> [Prop] {
        switch kind {
        case .hand: thumbs()
        case .partlyHidden: [cover()]
        default: []
        }
    }

    // MARK: - Where things lie

    /// Things of any of the kinds, anywhere near; the reach is in sizes of the document.
    private mutating func anywhere(_ kinds: [Prop.Kind], _ count: ClosedRange<Int>, reach: Double) -> [Prop] {
        (0..<random.integer(in: count)).map { _ in
            let kind = random.element(of: kinds)
            return thing(kind, at: offset(reach), size: size(of: kind), turn: random.number(in: 0...360))
        }
    }

    /// Things of any of the kinds that do not touch the document.
    private mutating func beside(_ kinds: [Prop.Kind], _ count: ClosedRange<Int>) -> [Prop] {
        (0..<random.integer(in: count)).map { _ in
            let kind = random.element(of: kinds), size = size(of: kind)
            let direction = Angle.degrees(random.number(in: 0...360))
            let distance = power(width * width + height * height, 0.5) / 2 + max(size.width, size.height) / 2
            let far = distance + random.number(in: 3...30)
            let place = Position(centre.x + far * direction.cosine, centre.y + far * direction.sine)
            return thing(kind, at: place, size: size, turn: random.number(in: 0...360))
        }
    }

    private mutating func thing(
        _ kind: Prop.Kind, at place: Position, size: (width: Double, height: Double), turn: Double
    ) -> Prop {
        Prop(kind: kind, centre: place, width: size.width, height: size.height, turn: turn, seed: random.next())
    }

    private mutating func offset(_ reach: Double) -> Position {
        Position(
            centre.x + random.number(in: -1...1) * reach * width, centre.y + random.number(in: -1...1) * reach * height)
    }

    private mutating func tilt(_ degrees: Double) -> Double { random.number(in: -degrees...degrees) }

    private mutating func size(of kind: Prop.Kind) -> (width: Double, height: Double) {
        switch kind {
        case .page, .questionnaire, .sheet: random.element(of: [(210, 297), (148, 210), (210, 297)])
        case .receipt: (random.element(of: [58, 80]), random.number(in: 90...260))
        case .keyboard: (420, 160)
        case .screen: random.element(of: [(300, 190), (340, 195), (160, 240), (480, 270)])
        case .telephone: (random.number(in: 66...78), random.number(in: 138...164))
        case .plainCard: (CardSize.id1.width, CardSize.id1.height)
        case .wallet: (215, 100)
        case .parcel: (random.number(in: 90...320), random.number(in: 80...240))
        case .book: (random.number(in: 105...170), random.number(in: 170...240))
        case .coin:
            switch random.integer(in: 0...1) {
            case 0: (21, 21)
            default: (26, 26)
            }
        case .pen: (random.number(in: 120...150), random.number(in: 7...11))
        case .finger: (90, random.number(in: 15...21))
        case .palm: (110, 130)
        case .window: (random.number(in: 90...260), random.number(in: 90...260))
        case .picture: (random.number(in: 60...200), random.number(in: 60...200))
        }
    }

    // MARK: - Hands and covers

    /// The fingers under the document that show beyond its right edge, and the palm they belong to.
    private mutating func hand() -> [Prop] {
        let skin = random.next(), side = random.element(of: [0.0, 180])
        let sign = side == 0 ? 1.0 : -1
        let palm = Prop(
            kind: .palm, centre: Position(centre.x - sign * width * 0.5, centre.y + height * 0.3), width: width * 0.9,
            height: height * 1.3, turn: tilt(20), seed: skin)
        return [palm]
            + (0..<4).map { finger in
                let reach = random.number(in: 4...18)
                return Prop(
                    kind: .finger,
                    centre: Position(
                        centre.x + sign * (width / 2 + reach - 45), centre.y + (Double(finger) - 1.4) * height * 0.24),
                    width: 90, height: random.number(in: 15...18), turn: 180 - side + tilt(8), seed: skin)
            }
    }

    /// One or two thumbs on the document's edges, away from its corners.
    private mutating func thumbs() -> [Prop] {
        let skin = random.next()
        return (0..<random.integer(in: 1...2)).map { index in
            let isRight = index == 0, reach = random.number(in: 6...20)
            let across = isRight ? width / 2 - reach + 40 : -width / 2 + reach - 40
            return Prop(
                kind: .finger,
                centre: Position(centre.x + across, centre.y + height * random.number(in: -0.22...0.25)), width: 80,
                height: random.number(in: 17...21), turn: (isRight ? 0 : 180) + tilt(10), seed: skin)
        }
    }

    /// A sheet, a book, a card or a finger over one side or one corner.
    private mutating func cover() -> Prop {
        let side = random.integer(in: 0...3), hidden = random.number(in: 0.05...0.2)
        let (dx, dy) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][side]
        let kind = random.element(of: [.sheet, .page, .book, .plainCard] as [Prop.Kind])
        var size = size(of: kind)
        if random.happens(withProbability: 0.4) {  // a corner
            let (sx, sy) = (random.element(of: [-1.0, 1]), random.element(of: [-1.0, 1]))
            let reach = random.number(in: 10...22)
            return Prop(
                kind: .finger,
                centre: Position(
                    centre.x + sx * (width / 2 - reach * 0.7 + 32), centre.y + sy * (height / 2 - reach * 0.5 + 22)),
                width: 95, height: random.number(in: 18...24), turn: (sx > 0 ? 0 : 180) + sx * sy * 35,
                seed: random.next())
        }
        size = (max(size.width, 1.25 * width), max(size.height, 1.25 * height))
        let place = Position(
            centre.x + dx * (width * (0.5 - hidden) + size.width / 2),
            centre.y + dy * (height * (0.5 - hidden) + size.height / 2))
        return thing(kind, at: place, size: size, turn: tilt(4))
    }

    /// A card of about the same size, a little askew under the document.
    private mutating func cardBelow() -> Prop {
        let place = Position(
            centre.x + random.number(in: -0.25...0.25) * width, centre.y + random.number(in: -0.25...0.25) * height)
        return thing(
            .plainCard, at: place,
            size: (width * random.number(in: 0.95...1.1), height * random.number(in: 0.95...1.1)),
            turn: random.element(of: [0, 0, 90]) + tilt(14))
    }
}
