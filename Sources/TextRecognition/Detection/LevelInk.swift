import ImageProcessing
import Imaging

/// The dark ink of an image, seen at one scale: lines of text are made of it.
struct LevelInk {
    /// The areas that may be letters.
    let letters: [Letter]
    /// The ink near which a line may end: dots, commas and the like, and the letters.
    let marks: MarkMap
    /// The number of pixels of the image in one pixel of this scale.
    let scale: Double

    /// Finds the ink of an image.
    ///
    /// - Parameters:
    ///   - level: The image at this scale, grey; inverted, for ink that is lighter than its ground.
    ///   - scale: The number of pixels of the image in one pixel of the level.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses.
    init(of level: Image, scale: Double) throws(ImageProcessingError) {
        let (letters, marks) = try LetterFinder.darkInk(in: level)
        (self.letters, self.scale) = (letters, scale)
        self.marks = MarkMap(marks + letters)
    }
}
