import Drawing

/// The imprint of one personalised document: no two are quite alike.
struct Imprint {
    /// The shift of all that is the holder's from its place, in millimetres; printers are allowed half of one.
    let shift: Position
    /// The turn of its lines, clockwise.
    let slope: Angle
    /// The size of the letters, compared with that of the design.
    let scale: Double
    let typeface: Typeface.Name
    /// The darkness of the ink, compared with others of its kind.
    let darkness: Double

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed, stream: .imprint)
        shift = Position(random.number(in: -0.5...0.5), random.number(in: -0.5...0.5))
        slope = .degrees(random.number(in: -0.2...0.2))
        scale = random.number(in: 0.93...1.05)
        typeface = random.element(of: [.sansBold, .sansBold, .sans])
        darkness = random.number(in: 0.82...1.04)
    }
}

extension CardStyle {
    /// The style of a side of a design: its colours are those of the design, its print one document's own.
    init(of design: SpecimenDesign, _ side: SpecimenSide, seed: UInt64) {
        self.init(seed: seed)
        var random = SplitMix64(seed: seed, stream: .imprint)
        hues = DesignLayout.of(design, side).hues.map { $0 + random.number(in: -0.02...0.02) }
        if design.zoneSide != side { patternReachesZone = true }
        // Large motifs are pale where there is much to read.
        emblemOpacity = 0.2
        printing.density *= Imprint(seed: seed).darkness
    }
}
