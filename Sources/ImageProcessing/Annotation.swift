import COpenCVShims
public import Imaging

/// A mark on an image, for people who look at it.
public enum Annotation: Hashable, Sendable {
    /// The sides of a quadrilateral, as lines of a thickness in pixels, of which half lies outside.
    case outline(Quadrilateral, Colour, thickness: Int)
    /// Everything inside a convex quadrilateral.
    case area(Quadrilateral, Colour)
    /// A line of text: where its baseline begins, and the height of its capitals, in pixels.
    ///
    /// No letter reaches higher than 1.25 or deeper than 0.4 times that height, but for two pixels of smoothing. There
    /// are letters for ASCII only; others are drawn as question marks.
    case text(String, at: Point, height: Double, Colour)

    /// A colour as it is stored in pixels, each part from 0 to 255.
    public struct Colour: Hashable, Sendable {
        public let red: UInt8
        public let green: UInt8
        public let blue: UInt8

        /// Creates a colour from its parts, each from 0 to 255.
        public init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }
}

extension Annotation {
    /// Returns how wide a line of text is drawn.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - height: The height of its capitals, in pixels.
    /// - Returns: The width, in pixels.
    /// - Throws: ``ImageProcessingError`` when the height is out of range or OpenCV refuses.
    public static func width(of text: String, height: Double) throws(ImageProcessingError) -> Double {
        let font = try StrokeFont(capitalHeight: height)
        var width: Int32 = 0
        try check("measuring text") { message in
            COpenCVShimsTextWidth(text.drawable, font.scale, font.thickness, &width, message)
        }
        return Double(width)
    }
}

/// OpenCV's font of strokes, in a size.
struct StrokeFont {
    /// The height of capitals at the scale 1, in pixels.
    private static let unitHeight = 21.0
    /// How many strokes beside each other are as wide as a capital is high: less looks fat, more is faint.
    private static let strokesPerHeight = 8.0

    /// The factor by which OpenCV enlarges the font.
    let scale: Double
    /// How thick its strokes are, in pixels.
    let thickness: Int32

    /// Creates the font from the height of its capitals, in pixels.
    ///
    /// - Throws: ``ImageProcessingError`` when nobody could read such letters, or no image is so large.
    init(capitalHeight: Double) throws(ImageProcessingError) {
        guard capitalHeight >= 1, capitalHeight <= 10_000 else {
            throw ImageProcessingError(operation: "text", reason: "letters cannot be \(capitalHeight) pixels high")
        }
        scale = capitalHeight / Self.unitHeight
        thickness = Int32(max(1, (capitalHeight / Self.strokesPerHeight).rounded()))
    }
}

extension String {
    /// This text in the characters that OpenCV's font has.
    var drawable: String {
        String(map { $0.isASCII && ("\u{20}"..."\u{7E}").contains($0) ? $0 : "?" })
    }
}
