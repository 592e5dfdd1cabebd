import Drawing
public import Imaging

/// Lines of text, printed on a sheet, on which readers of text are tried.
///
/// ```swift
/// let page = try PrintedText(lines: ["Grüße", "aus Köln"], size: 40).drawn()
/// page.image                    // black on white
/// page.words.map(\.text)        // ["Grüße", "aus", "Köln"]
/// ```
public struct PrintedText: Hashable, Sendable {
    /// The printed lines; an empty line leaves a space of half a line.
    public var lines: [String]
    /// The size of the em square, in pixels.
    public var size: Double
    /// The typeface; nil for a condensed sans serif with Latin and Cyrillic letters.
    public var font: FontFile?
    /// The space around the text, in pixels.
    public var margin: Double
    /// From one base line to the next, in sizes.
    public var lineHeight = 1.35
    /// True where it is printed white on black.
    public var isInverted = false

    /// Prepares a sheet that is just large enough.
    public init(lines: [String], size: Double, font: FontFile? = nil, margin: Double? = nil) {
        self.lines = lines
        self.size = size
        self.font = font
        self.margin = margin ?? size
    }

    /// A word of the print.
    public struct Word: Hashable, Sendable {
        /// The text of the word.
        public var text: String
        /// Around its advance, from the height of ascenders to the depth of descenders, in pixels.
        public var corners: Quadrilateral
    }

    /// Prints it.
    ///
    /// - Returns: The grey image, and its words in the order of reading.
    /// - Throws: ``SpecimenError/drawing(_:)`` when there is no memory for it, or the font file is not a typeface.
    public func drawn() throws(SpecimenError) -> (image: Image, words: [Word]) {
        let (ink, paper) = isInverted ? (Colour.white, Colour.black) : (.black, .white)
        let sheet = try drawn(ink: ink, paper: paper)
        return (sheet.image.grey(), sheet.words)
    }

    /// The same in colours.
    func drawn(ink: Colour, paper: Colour) throws(SpecimenError) -> (image: Image, words: [Word]) {
        let style = Canvas.TextStyle(typeface: font == nil ? .sans : .own, size: size, colour: ink)
        let ruler = try Canvas.sheet(width: 1, height: 1, pixelsPerMillimetre: 1, font: font)
        let longest = lines.map { ruler.width(of: $0, style) }.max() ?? 0
        let steps = lines.map { size * lineHeight * ($0.isEmpty ? 0.5 : 1) }
        let canvas = try Canvas.sheet(
            width: max(1, (longest + 2 * margin).rounded(.up)),
            height: max(1, (steps.reduce(0, +) + 2 * margin).rounded(.up)), pixelsPerMillimetre: 1, font: font)
        canvas.fill(
            .rectangle(x: 0, y: 0, width: canvas.width, height: canvas.height), .colour(paper))
        var words: [Word] = []
        var baseLine = margin
        for (line, step) in zip(lines, steps) {
            baseLine += step
            let start = Position(margin, baseLine - 0.25 * step)
            canvas.write(line, at: start, style)
            words += self.words(of: line, at: start) { canvas.width(of: $0, style) }
        }
        return (canvas.image(), words)
    }

    private func words(of line: String, at start: Position, width: (String) -> Double) -> [Word] {
        line.split(separator: " ").map { word in
            let left = start.x + width(String(line[..<word.startIndex]))
            let top = start.y - 0.95 * size
            return Word(
                text: String(word),
                corners: Quadrilateral(x: left, y: top, width: width(String(word)), height: 1.2 * size))
        }
    }
}
