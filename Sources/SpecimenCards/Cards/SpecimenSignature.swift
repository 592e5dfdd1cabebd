import Drawing

/// A scrawl that is not the signature of any person.
struct SpecimenSignature {
    private let seed: UInt64

    init(seed: UInt64) {
        self.seed = seed
    }

    /// Draws it.
    ///
    /// - Parameter position: Its left end, in millimetres.
    func draw(on canvas: borrowing Canvas, at position: Position) {
        var random = SplitMix64(seed: seed, stream: .person)
        var line = Outline()
        var x = position.x
        line.move(Position(x, position.y))
        for _ in 0..<random.integer(in: 6...10) {
            let rise = random.number(in: 0.6...3.6)
            let step = random.number(in: 1...2.6)
            line.curve(
                Position(x + step * 1.8, position.y - rise), Position(x - step * 0.9, position.y - rise),
                to: Position(x + step, position.y + random.number(in: -0.3...0.5)))
            x += step
        }
        canvas.stroke(line, .colour(Colour(red: 0.1, green: 0.12, blue: 0.35, opacity: 0.85)), width: 0.28)
    }
}
