/// The straight line through the middle of a line of text in a patch.
struct TracedLine {
    /// Where the centre line crosses column 0, in pixels.
    var intercept: Double
    /// How far it falls per pixel.
    var slope: Double
    /// Where the ink begins, in pixels.
    var left: Double
    /// Where the ink ends, in pixels.
    var right: Double
    /// How tall the characters are, in pixels.
    var height: Double

    /// How long the ink is, in pixels.
    var length: Double { right - left }

    /// Returns how far down the centre line is in a column.
    func centre(at column: Double) -> Double { intercept + slope * column }

    /// How far down the centre line is at its middle.
    var middle: Double { centre(at: (left + right) / 2) }
}
