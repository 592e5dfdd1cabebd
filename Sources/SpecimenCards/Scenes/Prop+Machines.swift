import Drawing

/// Machines.
extension Prop {
    /// The space from one key to the next, in millimetres.
    private static let keyPitch = 19.0

    /// Rows of keys.
    func drawKeyboard(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let isDark = random.happens(withProbability: 0.7)
        let body = random.colour(saturation: 0...0.1, lightness: isDark ? 0.05...0.2 : 0.7...0.9)
        let key = body.mixed(with: isDark ? .white : .black, random.number(in: 0.04...0.15))
        let letter = Canvas.TextStyle(
            typeface: .sans, size: 4.5, colour: isDark ? .white.opacity(0.8) : .black.opacity(0.8))
        canvas.fill(face, .colour(body))
        var y = 3.0
        while y + Self.keyPitch < height + 3 {
            var x = 3 + random.number(in: 0...6)
            while x < width - 12 {
                let keyWidth = Self.keyPitch * random.element(of: [1, 1, 1, 1, 1.5, 2]) - 3
                let outline = Outline.roundedRectangle(
                    x: x, y: y, width: keyWidth, height: Self.keyPitch - 3, radius: 1.6)
                canvas.fill(outline, .colour(key))
                canvas.stroke(outline, .colour(.black.opacity(0.35)), width: 0.5)
                canvas.write(
                    String(random.element(of: Array("QWERTZUIOPASDFGHJKLYXCVBNM1234567890"))),
                    at: Position(x + 2.5, y + 6), letter)
                x += keyWidth + 3
            }
            y += Self.keyPitch
        }
    }

    /// A display with windows and text.
    func drawScreen(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        canvas.fill(face, .colour(Colour(hue: 0, saturation: 0, lightness: random.number(in: 0.03...0.15))))
        let border = min(width, height) * 0.04
        let display = Outline.rectangle(
            x: border, y: border, width: width - 2 * border, height: height - 2 * border)
        canvas.clipped(to: display) { canvas in
            let colours = [random.colour(lightness: 0.2...0.9), random.colour(lightness: 0.2...0.9)]
            canvas.fill(display, .linear(colours, from: Position(0, 0), to: Position(width, height)))
            for _ in 0..<random.integer(in: 1...5) { drawWindowOfProgram(on: canvas, &random) }
        }
    }

    private func drawWindowOfProgram(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let (w, h) = (width * random.number(in: 0.25...0.7), height * random.number(in: 0.25...0.7))
        let (x, y) = (random.number(in: 0...1) * (width - w), random.number(in: 0...1) * (height - h))
        let isDark = random.happens(withProbability: 0.3)
        canvas.fill(
            .rectangle(x: x, y: y, width: w, height: h),
            .colour(random.colour(saturation: 0...0.1, lightness: isDark ? 0.08...0.2 : 0.9...1)))
        canvas.fill(
            .rectangle(x: x, y: y, width: w, height: h * 0.07), .colour(random.colour(lightness: 0.3...0.8)))
        let text = Canvas.TextStyle(typeface: .sans, size: h * 0.035, colour: isDark ? .white : .black)
        var line = y + h * 0.14
        while line < y + h * 0.95 {
            let length = random.number(in: 0.2...0.9)
            canvas.write(
                random.words(Int(12 * length) + 1), at: Position(x + w * 0.04, line), text, available: w * length)
            line += h * random.element(of: [0.055, 0.055, 0.11])
        }
    }

    /// A telephone, its display dark or lit.
    func drawTelephone(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        canvas.fill(face, .colour(random.colour(saturation: 0...0.3, lightness: 0.04...0.3)))
        let colours = [random.colour(lightness: 0.05...0.6), random.colour(lightness: 0.05...0.9)]
        canvas.fill(
            .roundedRectangle(x: 2.5, y: 2.5, width: width - 5, height: height - 5, radius: 7),
            .linear(colours, from: Position(0, 0), to: Position(width, height)))
    }
}
