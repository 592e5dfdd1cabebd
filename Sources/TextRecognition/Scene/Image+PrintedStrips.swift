public import Imaging
import ImageProcessing

extension Image {
    /// Lines that lean by more than this against the picture are no print of a form: the sine of the angle.
    private static let mostSlope = 0.2

    /// Finds the printed lines of a flat picture, of a form or a card: dark letters on lighter ground that run from left to
    /// right, or upside down.
    ///
    /// - Parameter largest: The size of the largest letters that are wanted, in pixels.
    /// - Returns: The lines, the most letters first; corners are those of the way up in which the picture stands.
    /// - Throws: ``TextRecognitionError`` when OpenCV fails.
    public func printedStrips(largest: Double) throws(TextRecognitionError) -> [TextStrip] {
        let strips = try processed { () throws(ImageProcessingError) in
            try TextStripFinder().darkStrips(in: grey(), largest: largest)
        }
        return strips.filter {
            let direction = Direction(along: $0.corners)
            return direction.x > 0 && abs(direction.y) < Self.mostSlope
        }
    }
}
