import Drawing

/// A drawn stand-in for a photograph: a head without a face.
struct Portrait {
    private let skin, hair, clothes, wall: Colour
    private let hairLength: Double
    private let hairWidth: Double
    private let collar: Bool

    init(seed: UInt64, sex: SpecimenPerson.Sex) {
        var random = SplitMix64(seed: seed, stream: .portrait)
        let light = random.number(in: 0.32...0.8)
        skin = Colour(hue: random.number(in: 0.05...0.08), saturation: 0.4, lightness: light)
        hair = Colour(
            hue: random.number(in: 0.03...0.12), saturation: random.number(in: 0.05...0.5),
            lightness: random.number(in: 0.08...0.5))
        clothes = Colour(
            hue: random.number(in: 0...1), saturation: random.number(in: 0.1...0.4),
            lightness: random.number(in: 0.15...0.5))
        wall = Colour(hue: 0.6, saturation: 0.1, lightness: random.number(in: 0.82...0.93))
        hairLength = sex == .male ? random.number(in: 0...0.08) : random.number(in: 0.08...0.4)
        hairWidth = random.number(in: 0.98...1.12)
        collar = random.happens(withProbability: 0.5)
    }

    /// Draws the portrait into a rectangle.
    func draw(on canvas: borrowing Canvas, x: Double, y: Double, width: Double, height: Double) {
        let frame = Outline.rectangle(x: x, y: y, width: width, height: height)
        canvas.fill(
            frame,
            .radial(
                [wall, wall.mixed(with: .black, 0.15)], centre: Position(x + width * 0.45, y + height * 0.35),
                radius: height * 0.9))
        canvas.clipped(to: frame) { canvas in
            canvas.placed(at: Position(x + width / 2, y)) { canvas in
                drawShoulders(on: canvas, width, height)
                drawHead(on: canvas, width, height)
            }
        }
    }

    private func drawShoulders(on canvas: borrowing Canvas, _ width: Double, _ height: Double) {
        var back = Outline()
        back.move(Position(-width * 0.27 * hairWidth, height * 0.36))
        back.line(Position(-width * 0.31 * hairWidth, height * (0.5 + hairLength)))
        back.line(Position(width * 0.31 * hairWidth, height * (0.5 + hairLength)))
        back.line(Position(width * 0.27 * hairWidth, height * 0.36))
        back.close()
        if hairLength > 0.08 { canvas.fill(back, .colour(hair.mixed(with: .black, 0.25))) }
        canvas.fill(
            .roundedRectangle(
                x: -width * 0.13, y: height * 0.55, width: width * 0.26, height: height * 0.3, radius: width * 0.08),
            shaded(skin.mixed(with: .black, 0.18), width))
        canvas.fill(
            .ellipse(centre: Position(0, height * 1.08), width: width * 1.08, height: height * 0.66),
            shaded(clothes, width))
        guard collar else { return }
        for side in [-1.0, 1] {
            canvas.fill(
                .through(
                    [
                        Position(0, height * 0.87), Position(side * width * 0.2, height * 0.73),
                        Position(side * width * 0.12, height * 0.93),
                    ],
                    closed: true),
                .colour(clothes.mixed(with: .white, 0.7)))
        }
    }

    private func drawHead(on canvas: borrowing Canvas, _ width: Double, _ height: Double) {
        let centre = Position(0, height * 0.42)
        canvas.fill(
            .ellipse(
                centre: Position(0, height * 0.36), width: width * 0.57 * hairWidth, height: height * 0.5 * hairWidth),
            shaded(hair, width))
        canvas.fill(.ellipse(centre: centre, width: width * 0.46, height: height * 0.47), shaded(skin, width))
        var fringe = Outline()
        fringe.move(Position(-width * 0.26, height * 0.4))
        fringe.curve(
            Position(-width * 0.24, height * 0.1), Position(width * 0.24, height * 0.1),
            to: Position(width * 0.26, height * 0.4))
        fringe.curve(
            Position(width * 0.2, height * 0.22), Position(-width * 0.1, height * 0.3),
            to: Position(-width * 0.26, height * 0.4))
        fringe.close()
        canvas.fill(fringe, shaded(hair, width))
    }

    /// Light from the left.
    private func shaded(_ colour: Colour, _ width: Double) -> Paint {
        .linear(
            [colour.mixed(with: .white, 0.18), colour, colour.mixed(with: .black, 0.25)],
            from: Position(-width * 0.4, 0), to: Position(width * 0.4, 0))
    }
}
