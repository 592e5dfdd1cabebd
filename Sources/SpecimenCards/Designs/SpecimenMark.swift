import Drawing

/// The word that keeps a specimen from being taken for a document.
struct SpecimenMark {
    private let portrait: DesignLayout.Frame?
    private let geometry: DocumentGeometry
    private let hasZone: Bool

    init(around portrait: DesignLayout.Frame?, geometry: DocumentGeometry, hasZone: Bool) {
        (self.portrait, self.geometry, self.hasZone) = (portrait, geometry, hasZone)
    }

    /// Draws it across the portrait, and pale across the whole side, over everything that is not the holder's.
    func draw(on canvas: borrowing Canvas) {
        let height = geometry.height - (hasZone ? geometry.zoneHeight : 0)
        write(on: canvas, at: Position(geometry.width * 0.1, height * 0.92), size: height * 0.16, opacity: 0.22)
        guard let portrait else { return }
        write(
            on: canvas, at: Position(portrait.x + 1.5, portrait.y + portrait.height * 0.95),
            size: portrait.width * 0.17, opacity: 0.75)
    }

    private func write(on canvas: borrowing Canvas, at place: Position, size: Double, opacity: Double) {
        let red = Colour(red: 0.75, green: 0.1, blue: 0.12, opacity: opacity)
        canvas.placed(at: place, turned: .degrees(-14)) { canvas in
            canvas.write(
                "SPECIMEN", at: Position(0, 0), Canvas.TextStyle(typeface: .sansBold, size: size, colour: red))
        }
    }
}
