import Drawing

/// The text of a side of a document: the form that all of its kind share, and the data that one holder's has.
struct Form {
    private let data: SpecimenData
    private let side: SpecimenSide
    private let style: CardStyle
    private let seed: UInt64
    private let layout: FormLayout

    init(data: SpecimenData, side: SpecimenSide, style: CardStyle, seed: UInt64) {
        self.data = data
        self.side = side
        self.style = style
        self.seed = seed
        layout = .of(data.format, side)
    }

    // MARK: - The form

    /// Draws the title, the labels, the portrait and the mark that says that this is no document.
    func drawForm(on canvas: borrowing Canvas) {
        let dark = style.colour(0, lightness: 0.28)
        var title = Canvas.TextStyle(typeface: .sansBold, size: layout.textSize * 1.35, colour: dark)
        if side == .front {
            let country = data.format == .td3 ? Position(45, 6) : Position(4, layout.titlePosition.y)
            canvas.write("UTOPIA", at: country, title)
        }
        title.size = layout.textSize * 1.05
        canvas.write(
            layout.title.joined(separator: " · "), at: layout.titlePosition, title,
            available: layout.titleWidth)
        let label = Canvas.TextStyle(typeface: .sans, size: layout.textSize * 0.58, colour: dark)
        for field in layout.fields {
            canvas.write(
                field.label.text(in: style.languages), at: Position(field.x, field.y), label,
                available: field.width - 1)
        }
        if let portrait = layout.portrait {
            Portrait(seed: seed, sex: data.person.sex).draw(
                on: canvas, x: portrait.x, y: portrait.y, width: portrait.width, height: portrait.height)
        }
        if let signature = layout.signature { SpecimenSignature(seed: seed).draw(on: canvas, at: signature) }
        if style.showsChip, data.format != .mrva, data.format != .mrvb { drawChip(on: canvas) }
        drawSpecimenMark(on: canvas)
    }

    private func drawSpecimenMark(on canvas: borrowing Canvas) {
        let height = data.format.geometry.height - data.format.geometry.zoneHeight
        let mark = Canvas.TextStyle(
            typeface: .sansBold, size: height * 0.14, colour: Colour(red: 0.75, green: 0.1, blue: 0.12, opacity: 0.42))
        canvas.placed(at: Position(data.format.geometry.width * 0.1, height * 0.92), turned: .degrees(-14)) { canvas in
            canvas.write("SPECIMEN", at: Position(0, 0), mark)
        }
    }

    /// The contacts of a chip on the back of a card, else the symbol of an electronic document (Doc 9303-9, 2.3).
    private func drawChip(on canvas: borrowing Canvas) {
        let gold = Colour(red: 0.78, green: 0.66, blue: 0.36)
        if side == .back {
            canvas.fill(
                .roundedRectangle(x: 5, y: 9, width: 12, height: 10, radius: 1.5),
                .linear([gold.mixed(with: .white, 0.5), gold], from: Position(5, 9), to: Position(17, 19)))
            for y in [12.3, 15.7] {
                canvas.stroke(
                    .through([Position(5, y), Position(17, y)]), .colour(gold.mixed(with: .black, 0.4)), width: 0.2)
            }
        } else {
            let right = data.format.geometry.width - 4
            let symbol = Paint.colour(gold.mixed(with: .black, 0.15))
            canvas.stroke(.rectangle(x: right - 7, y: 3, width: 7, height: 4), symbol, width: 0.6)
            canvas.stroke(.ellipse(centre: Position(right - 3.5, 5), width: 2, height: 2), symbol, width: 0.6)
            canvas.stroke(.through([Position(right - 7, 5), Position(right - 4.5, 5)]), symbol, width: 0.6)
            canvas.stroke(.through([Position(right - 2.5, 5), Position(right, 5)]), symbol, width: 0.6)
        }
    }

    // MARK: - The data

    /// Draws the values of the visual zone, black on white.
    func drawValues(on canvas: borrowing Canvas) {
        let value = Canvas.TextStyle(
            typeface: .sansBold, size: layout.textSize, colour: .black, spread: style.printing.spread)
        for field in layout.fields {
            canvas.write(
                field.value(data), at: Position(field.x, field.y + layout.labelDistance), value, available: field.width)
        }
    }

    /// Draws the machine-readable zone, black on white, each character in its place.
    func drawZone(on canvas: borrowing Canvas) throws(SpecimenError) {
        let geometry = data.format.geometry
        var random = SplitMix64(seed: seed, stream: .ink)
        let size = ZonePlacement.typeSize
        let placement = ZonePlacement(seed: seed)
        for (row, line) in try SpecimenZone(data).lines.enumerated() {
            let start = placement.baseLineStart(of: row, geometry)
            canvas.placed(at: start, turned: placement.slope) { canvas in
                for (column, character) in line.enumerated() {
                    let displacement = style.printing.displacement
                    let place = Position(
                        Double(column) * DocumentGeometry.characterPitch + random.deviation() * displacement,
                        random.deviation() * displacement)
                    let text = Canvas.TextStyle(
                        typeface: style.zoneTypeface, size: size, colour: .black,
                        spread: max(0, style.printing.spread + random.number(in: -0.01...0.02)))
                    canvas.write(String(character), at: place, text)
                }
            }
        }
    }
}
