import ImageProcessing
import Imaging

extension LineColour {
    /// The colour of certain outlines.
    static let found = LineColour(red: 0, green: 200, blue: 80)
    /// The colour of possible outlines.
    static let possible = LineColour(red: 150, green: 60, blue: 0)
}

extension Image {
    /// Returns this image, in colour, with outlines drawn on it.
    func drawn(_ outlines: [Quadrilateral], in colour: LineColour) throws(ImageProcessingError) -> Image {
        let thickness = max(2, max(width, height) / 400)
        return try outlining(outlines, in: colour, thickness: thickness)
    }
}
