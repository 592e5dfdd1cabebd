import Drawing

/// Things of paper.
extension Prop {
    /// A page of text: a heading, paragraphs, sometimes a figure.
    func drawPage(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        drawSheet(on: canvas, &random)
        let margin = width * 0.1, size = random.number(in: 2.8...4.2)
        let ink = Colour(hue: 0.6, saturation: 0.1, lightness: random.number(in: 0.05...0.25))
        let text = Canvas.TextStyle(typeface: .sans, size: size, colour: ink)
        let heading = Canvas.TextStyle(typeface: .sansBold, size: size * 1.8, colour: ink)
        var y = margin
        if random.happens(withProbability: 0.7) {
            canvas.write(random.words(3), at: Position(margin, y), heading, available: width - 2 * margin)
            y += size * 3
        }
        while y < height - margin {
            let isFigure = random.happens(withProbability: 0.12), lines = random.integer(in: 2...9)
            if isFigure {
                let tall = min(height - margin - y, width * random.number(in: 0.2...0.5))
                drawFigure(on: canvas, x: margin, y: y, width: width - 2 * margin, height: tall, &random)
                y += tall + size * 2
                continue
            }
            for line in 0..<lines where y < height - margin {
                let length = line == lines - 1 ? random.number(in: 0.2...0.9) : 1
                canvas.write(
                    random.words(Int((width - 2 * margin) / size / 3.4 * length) + 1), at: Position(margin, y), text,
                    available: (width - 2 * margin) * length)
                y += size * 1.45
            }
            y += size
        }
    }

    private func drawFigure(
        on canvas: borrowing Canvas, x: Double, y: Double, width: Double, height: Double, _ random: inout SplitMix64
    ) {
        let frame = Outline.rectangle(x: x, y: y, width: width, height: max(1, height))
        canvas.fill(frame, .colour(random.colour(lightness: 0.5...0.95)))
        for _ in 0..<random.integer(in: 1...6) {
            let (w, h) = (width * random.number(in: 0.05...0.4), height * random.number(in: 0.1...0.8))
            canvas.fill(
                .rectangle(
                    x: x + random.number(in: 0...1) * (width - w), y: y + random.number(in: 0...1) * (height - h),
                    width: w, height: h), .colour(random.colour(lightness: 0.2...0.8)))
        }
        canvas.stroke(frame, .colour(.black.opacity(0.5)), width: 0.3)
    }

    /// A list of prices on a strip of paper.
    func drawReceipt(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        drawSheet(on: canvas, &random)
        let ink = Canvas.TextStyle(
            typeface: .ocrB, size: 3.2, colour: .black.opacity(random.number(in: 0.5...0.9)))
        var y = 10.0
        while y < height - 8 {
            canvas.write(random.words(2).uppercased(), at: Position(5, y), ink, available: width * 0.6)
            canvas.write(
                "\(random.integer(in: 0...99)).\(random.integer(in: 10...99))", at: Position(width - 18, y), ink)
            y += random.happens(withProbability: 0.1) ? 10 : 4.6
        }
    }

    /// A form with ruled boxes.
    func drawQuestionnaire(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        drawSheet(on: canvas, &random)
        let label = Canvas.TextStyle(typeface: .sans, size: 2.6, colour: .black.opacity(0.7))
        let columns = random.integer(in: 1...3), rows = random.integer(in: 4...12)
        let (w, h) = (width * 0.88 / Double(columns), height * 0.88 / Double(rows))
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (width * 0.06 + Double(column) * w, height * 0.06 + Double(row) * h)
                canvas.stroke(
                    .rectangle(x: x, y: y, width: w * 0.96, height: h * 0.9), .colour(.black.opacity(0.6)), width: 0.35)
                canvas.write(random.words(2), at: Position(x + 1.5, y + 3.4), label, available: w * 0.8)
            }
        }
    }

    /// Blank paper, a little uneven.
    func drawSheet(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let paper = Colour(
            hue: random.number(in: 0.08...0.16), saturation: random.number(in: 0...0.3),
            lightness: random.number(in: 0.82...0.97))
        let shaded = paper.mixed(with: .black, random.number(in: 0...0.12))
        canvas.fill(face, .linear([paper, shaded], from: Position(0, 0), to: Position(width, height)))
        if random.happens(withProbability: 0.3) {
            let fold = Outline.through([Position(0, height / 2), Position(width, height / 2)])
            canvas.stroke(fold, .colour(.black.opacity(0.12)), width: 0.8)
        }
    }
}

extension SplitMix64 {
    /// Returns a few words.
    mutating func words(_ count: Int) -> String {
        (0..<max(1, count)).map { _ in word() }.joined(separator: " ")
    }
}
