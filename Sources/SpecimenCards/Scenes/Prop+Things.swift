import Drawing

/// The things that lie on tables and hang on walls.
extension Prop {
    /// A card of a bank, a shop or a library.
    func drawPlainCard(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let ground = random.colour(lightness: 0.12...0.92)
        let other = ground.mixed(with: random.colour(lightness: 0.1...0.9), random.number(in: 0.1...0.6))
        canvas.fill(face, .linear([ground, other], from: Position(0, 0), to: Position(width, height)))
        let ink = random.happens(withProbability: 0.5) ? Colour.white : .black
        let bold = Canvas.TextStyle(typeface: .sansBold, size: 5, colour: ink.opacity(0.85))
        let text = Canvas.TextStyle(typeface: .sans, size: 3, colour: ink.opacity(0.8))
        canvas.write(random.words(2).uppercased(), at: Position(6, 9), bold, available: width * 0.7)
        if random.happens(withProbability: 0.5) {
            canvas.fill(
                .roundedRectangle(x: 9, y: height * 0.36, width: 12, height: 9, radius: 1.5),
                .colour(Colour(hue: 0.13, saturation: 0.5, lightness: 0.65)))
            let digits = (0..<4).map { _ in "\(random.integer(in: 1000...9999))" }.joined(separator: " ")
            canvas.write(digits, at: Position(8, height * 0.68), bold, available: width - 16)
        } else {
            for line in 0..<random.integer(in: 2...4) {
                canvas.write(random.words(3), at: Position(6, height * 0.6 + 4.5 * Double(line)), text)
            }
        }
    }

    /// An open wallet: leather with slots, cards in some of them.
    func drawWallet(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let leather = Colour(
            hue: random.element(of: [0.05, 0.08, 0.6]), saturation: random.number(in: 0.1...0.45),
            lightness: random.number(in: 0.07...0.3))
        canvas.fill(
            face, .linear([leather, leather.mixed(with: .black, 0.3)], from: Position(0, 0), to: Position(0, height)))
        for side in 0..<2 {
            let left = width * (side == 0 ? 0.03 : 0.52)
            for slot in 0..<random.integer(in: 2...4) {
                let y = height * (0.14 + 0.2 * Double(slot))
                if random.happens(withProbability: 0.5) {
                    canvas.fill(
                        .roundedRectangle(x: left + 3, y: y - 7, width: width * 0.45 - 6, height: 12, radius: 3),
                        .colour(random.colour(lightness: 0.2...0.9)))
                }
                canvas.fill(
                    .rectangle(x: left, y: y, width: width * 0.45, height: height - y), .colour(leather))
                let edge = Outline.through([Position(left, y), Position(left + width * 0.45, y)])
                canvas.stroke(edge, .colour(.black.opacity(0.5)), width: 0.7)
                canvas.stroke(edge, .colour(leather.mixed(with: .white, 0.3)), width: 0.25)
            }
        }
        let fold = Outline.through([Position(width / 2, 0), Position(width / 2, height)])
        canvas.stroke(fold, .colour(.black.opacity(0.5)), width: 1.5)
    }

    /// A box of cardboard seen from above, with tape and a label.
    func drawParcel(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let board = Colour(
            hue: random.number(in: 0.06...0.1), saturation: random.number(in: 0.2...0.5),
            lightness: random.number(in: 0.35...0.7))
        canvas.fill(
            face, .linear([board, board.mixed(with: .black, 0.2)], from: Position(0, 0), to: Position(width, 0)))
        canvas.fill(
            .rectangle(x: 0, y: height * 0.44, width: width, height: height * 0.12), .colour(.white.opacity(0.35)))
        let (w, h) = (width * random.number(in: 0.25...0.45), height * random.number(in: 0.2...0.4))
        let (x, y) = (width * random.number(in: 0.05...0.5), height * random.number(in: 0.05...0.5))
        canvas.fill(.rectangle(x: x, y: y, width: w, height: h), .colour(.white.opacity(0.95)))
        let text = Canvas.TextStyle(typeface: .sans, size: h * 0.12, colour: .black)
        for line in 0..<4 {
            canvas.write(
                random.words(2), at: Position(x + w * 0.06, y + h * (0.2 + 0.16 * Double(line))), text,
                available: w * 0.85)
        }
        var bar = x + w * 0.1
        while bar < x + w * 0.9 {
            let thick = random.number(in: 0.2...1.2)
            canvas.fill(
                .rectangle(x: bar, y: y + h * 0.78, width: thick, height: h * 0.17), .colour(.black))
            bar += thick + random.number(in: 0.3...1.2)
        }
        canvas.stroke(face, .colour(.black.opacity(0.4)), width: 0.8)
    }

    /// The cover of a book.
    func drawBook(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let ground = random.colour(lightness: 0.1...0.8)
        canvas.fill(
            face, .linear([ground, ground.mixed(with: .black, 0.3)], from: Position(0, 0), to: Position(width, height)))
        canvas.fill(.rectangle(x: 0, y: 0, width: width * 0.05, height: height), .colour(.black.opacity(0.25)))
        let ink = random.happens(withProbability: 0.6) ? Colour.white : .black
        let title = Canvas.TextStyle(typeface: .sansBold, size: width * 0.11, colour: ink.opacity(0.9))
        for line in 0..<random.integer(in: 1...3) {
            canvas.write(
                random.word(), at: Position(width * 0.14, height * (0.2 + 0.13 * Double(line))), title,
                available: width * 0.75)
        }
        if random.happens(withProbability: 0.6) {
            let picture = Outline.rectangle(
                x: width * 0.15, y: height * 0.52, width: width * 0.7, height: height * 0.38)
            canvas.fill(picture, .colour(random.colour(lightness: 0.3...0.9)))
        }
    }

    /// A coin.
    func drawCoin(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let metal = Colour(hue: 0.11, saturation: random.number(in: 0...0.5), lightness: random.number(in: 0.4...0.7))
        let middle = Position(width / 2, height / 2)
        canvas.fill(face, .radial([metal.mixed(with: .white, 0.3), metal], centre: middle, radius: width / 2))
        canvas.stroke(
            .ellipse(centre: middle, width: width * 0.86, height: height * 0.86), .colour(.black.opacity(0.4)),
            width: 0.5)
    }

    /// A pen or a pencil.
    func drawPen(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let colour = random.colour(lightness: 0.1...0.7)
        canvas.fill(
            face,
            .linear(
                [colour, colour.mixed(with: .white, 0.5), colour.mixed(with: .black, 0.4)], from: Position(0, 0),
                to: Position(0, height)))
    }

    /// A window with a cross, daylight behind.
    func drawWindow(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        canvas.fill(face, .colour(random.colour(saturation: 0...0.2, lightness: 0.75...0.95)))
        let columns = random.integer(in: 1...3), rows = random.integer(in: 1...2)
        let border = min(width, height) * 0.06
        let (w, h) = ((width - border) / Double(columns), (height - border) / Double(rows))
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (border + Double(column) * w, border + Double(row) * h)
                let sky = random.colour(saturation: 0.1...0.5, lightness: 0.6...1)
                canvas.fill(
                    .rectangle(x: x, y: y, width: w - border, height: h - border),
                    .linear([sky, sky.mixed(with: .black, 0.4)], from: Position(x, y), to: Position(x, y + h)))
            }
        }
    }

    /// A framed picture.
    func drawPicture(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        canvas.fill(face, .colour(random.colour(saturation: 0...0.4, lightness: 0.1...0.8)))
        let border = min(width, height) * random.number(in: 0.05...0.12)
        let inside = Outline.rectangle(x: border, y: border, width: width - 2 * border, height: height - 2 * border)
        canvas.clipped(to: inside) { canvas in
            let colours = [random.colour(lightness: 0.5...0.9), random.colour(lightness: 0.2...0.7)]
            canvas.fill(inside, .linear(colours, from: Position(0, 0), to: Position(0, height)))
            for _ in 0..<random.integer(in: 2...7) {
                let middle = Position(random.number(in: 0...1) * width, random.number(in: 0...1) * height)
                canvas.fill(
                    .ellipse(
                        centre: middle, width: width * random.number(in: 0.05...0.5),
                        height: height * random.number(in: 0.05...0.5)),
                    .colour(random.colour(lightness: 0.1...0.9)))
            }
        }
    }

    /// Skin: a finger, with a nail, whose tip is at the left, or a palm.
    func drawSkin(on canvas: borrowing Canvas, _ random: inout SplitMix64) {
        let skin = Colour(
            hue: random.number(in: 0.04...0.08), saturation: random.number(in: 0.25...0.5),
            lightness: random.number(in: 0.25...0.78))
        let dark = skin.mixed(with: .black, 0.35)
        canvas.fill(face, .linear([dark, skin, skin, dark], from: Position(0, 0), to: Position(0, height)))
        guard kind == .finger else { return }
        canvas.fill(
            .roundedRectangle(
                x: height * 0.1, y: height * 0.22, width: height * 0.75, height: height * 0.56, radius: 4),
            .colour(skin.mixed(with: .white, 0.3)))
        let crease = width * 0.45
        for offset in [0.0, 1.6] {
            canvas.stroke(
                .through([Position(crease + offset, height * 0.2), Position(crease + offset, height * 0.8)]),
                .colour(dark.opacity(0.6)), width: 0.4)
        }
    }
}
