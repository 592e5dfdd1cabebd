/// The straight line through the middle of a line of text in a patch.
struct TracedLine {
    /// The place where the centre line crosses column 0, in pixels.
    var intercept: Double
    /// The fall of the centre line for each pixel.
    var slope: Double
    /// The beginning of the ink, in pixels.
    var left: Double
    /// The end of the ink, in pixels.
    var right: Double
    /// The height of the characters, in pixels.
    var height: Double

    /// The length of the ink, in pixels.
    var length: Double { right - left }

    /// Returns the distance downwards of the centre line in a column.
    func centre(at column: Double) -> Double { intercept + slope * column }

    /// The distance downwards of the centre line at its middle.
    var middle: Double { centre(at: (left + right) / 2) }
}
