import ImageProcessing
import Imaging

/// A grey image, halved again and again, so that text of any size is seen in about one size.
struct ImagePyramid {
    /// The image in one size.
    struct Level {
        let image: Image
        /// The number of pixels of this level that one pixel of the original makes.
        let scale: Double
    }

    /// The image in all sizes, from small to large; the last one is the image itself.
    let levels: [Level]

    /// Halves an image as long as text of a height remains larger than a patch shows it.
    ///
    /// - Parameters:
    ///   - image: The image, grey.
    ///   - height: The height of the capitals of the largest text, in pixels of the image.
    init(_ image: Image, downTo height: Double = 0) throws(ImageProcessingError) {
        var levels = [Level(image: image, scale: 1)]
        while let smallest = levels.first, smallest.scale * height >= 2 * InkPatch.characterHeight,
            min(smallest.image.width, smallest.image.height) > 1
        {
            let (width, height) = (smallest.image.width / 2, smallest.image.height / 2)
            let half = try smallest.image.resized(width: width, height: height)
            levels.insert(Level(image: half, scale: smallest.scale / 2), at: 0)
        }
        self.levels = levels
    }

    /// Returns the smallest level in which something of a given height has at least as many pixels as wanted; the image itself if
    /// none has.
    func level(where height: Double, isAtLeast wanted: Double) -> Level {
        levels.first { $0.scale * height >= wanted } ?? levels[levels.count - 1]
    }
}
