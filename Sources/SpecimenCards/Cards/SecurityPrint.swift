import Drawing

/// The coloured pattern under the text of a document: tinted paper, bands of waves, rosettes, and an emblem.
struct SecurityPrint {
    private let style: CardStyle
    private let geometry: DocumentGeometry
    private var random: SplitMix64

    /// Line widths in millimetres: guilloches are printed with lines as thin as a press can hold.
    private static let fineLine = 0.07, line = 0.1

    init(style: CardStyle, geometry: DocumentGeometry, seed: UInt64) {
        self.style = style
        self.geometry = geometry
        random = SplitMix64(seed: seed, stream: .style)
    }

    /// Draws the pattern over the whole document.
    mutating func draw(on canvas: borrowing Canvas) {
        let (width, height) = (geometry.width, geometry.height)
        let paper = (0...2).map { style.colour(Double($0) / 2, lightness: 0.91 - 0.03 * Double($0 % 2)) }
        canvas.fill(
            .rectangle(x: 0, y: 0, width: width, height: height),
            .linear(paper, from: Position(0, height * 0.2), to: Position(width, height * 0.8)))
        let bands = (0..<random.integer(in: 3...5)).map { _ in waveBand() }
        let rosettes = (0..<random.integer(in: 2...3)).map { _ in rosette() }
        for outlines in bands + rosettes {
            let colours = [style.colour(random.number(in: 0...0.5), lightness: 0.62, opacity: 0.55), tint()]
            for outline in outlines {
                canvas.stroke(
                    outline, .linear(colours, from: Position(0, 0), to: Position(width, 0)), width: Self.fineLine)
            }
        }
        drawEmblem(on: canvas, centre: Position(width * 0.64, height * 0.34), size: height * 0.34)
        if !style.patternReachesZone { paleZone(on: canvas) }
    }

    private mutating func tint() -> Colour {
        style.colour(random.number(in: 0.5...1), lightness: 0.62, opacity: 0.55)
    }

    /// Waves across the document that slowly change their phase from one to the next.
    private mutating func waveBand() -> [Outline] {
        let middle = random.number(in: 0.1...0.9) * geometry.height
        let amplitude = random.number(in: 3...11)
        let waves = random.number(in: 1.2...4)
        let secondWaves = waves * random.number(in: 1.4...2.6)
        let shift = random.number(in: 0.1...0.28)
        let slope = random.number(in: -0.15...0.15)
        return (0..<22).map { index in
            let phase = Double(index) * shift
            return .through(
                stride(from: 0.0, through: geometry.width, by: 0.7).map { x in
                    let turn = x / geometry.width * 2 * .pi
                    let wave = Angle.radians(turn * waves + phase).sine
                    let modulation = Angle.radians(turn * secondWaves - phase * 0.6).sine
                    return Position(x, middle + slope * x + amplitude * wave * (0.6 + 0.4 * modulation))
                })
        }
    }

    /// Nested rings whose radius swings as they go round.
    private mutating func rosette() -> [Outline] {
        let centre = Position(
            random.number(in: 0.1...0.95) * geometry.width, random.number(in: 0.1...0.8) * geometry.height)
        let radius = random.number(in: 8...20)
        let petals = Double(random.integer(in: 7...16))
        let depth = random.number(in: 0.12...0.3)
        return (0..<14).map { index in
            let share = 1 - Double(index) * 0.055
            let phase = Double(index) * 0.13
            return .through(
                stride(from: 0.0, to: 2 * .pi, by: .pi / 180).map { turn in
                    let swing = 1 + depth * Angle.radians(petals * turn + phase).sine
                    let angle = Angle.radians(turn)
                    return Position(
                        centre.x + radius * share * swing * angle.cosine,
                        centre.y + radius * share * swing * angle.sine)
                },
                closed: true)
        }
    }

    /// The arms of Utopia: an island under a star.
    private func drawEmblem(on canvas: borrowing Canvas, centre: Position, size: Double) {
        let colour = Paint.colour(style.colour(0.5, lightness: 0.55, opacity: style.emblemOpacity))
        canvas.placed(at: centre) { canvas in
            var shield = Outline()
            shield.move(Position(-size * 0.4, -size * 0.5))
            shield.line(Position(size * 0.4, -size * 0.5))
            shield.line(Position(size * 0.4, 0))
            shield.curve(
                Position(size * 0.4, size * 0.3), Position(size * 0.1, size * 0.45), to: Position(0, size * 0.5))
            shield.curve(
                Position(-size * 0.1, size * 0.45), Position(-size * 0.4, size * 0.3), to: Position(-size * 0.4, 0))
            shield.close()
            canvas.stroke(shield, colour, width: size * 0.03)
            canvas.fill(Self.star(centre: Position(0, -size * 0.25), radius: size * 0.16), colour)
            for wave in 0..<3 {
                let y = size * (0.06 + 0.1 * Double(wave))
                let half = size * (0.32 - 0.07 * Double(wave))
                let points = stride(from: -half, through: half, by: half / 16).map { x in
                    Position(x, y + size * 0.025 * Angle.radians(x / size * 24).sine)
                }
                canvas.stroke(.through(points), colour, width: size * 0.025)
            }
        }
    }

    private static func star(centre: Position, radius: Double) -> Outline {
        .through(
            (0..<10).map { index in
                let angle = Angle.degrees(Double(index) * 36 - 90)
                let reach = index.isMultiple(of: 2) ? radius : radius * 0.42
                return Position(centre.x + reach * angle.cosine, centre.y + reach * angle.sine)
            },
            closed: true)
    }

    /// Covers most of the pattern under the zone and draws a line of small print above it.
    private func paleZone(on canvas: borrowing Canvas) {
        let top = geometry.height - geometry.zoneHeight
        canvas.fill(
            .rectangle(x: 0, y: top, width: geometry.width, height: geometry.zoneHeight),
            .colour(style.colour(0.3, lightness: 0.95, opacity: 0.85)))
        let small = Canvas.TextStyle(typeface: .sans, size: 0.6, colour: style.colour(0, lightness: 0.45))
        let text = String(repeating: "UTOPIA·", count: 60)
        canvas.clipped(to: .rectangle(x: 0, y: top - 1, width: geometry.width, height: 2)) { canvas in
            canvas.write(text, at: Position(0, top + 0.2), small)
        }
    }
}
