import ImageProcessing
import Imaging

/// A grey image and its halves, quarters and so on: halving is by far the cheapest way to make a large image small.
struct HalvedImages {
    /// The image in one size.
    struct Level {
        let image: Image
        /// Its size in pixels of the original: sides that are odd are not halved exactly.
        let pixelWidth, pixelHeight: Double

        /// Returns an outline of the original in pixels of this level.
        func shrunk(_ outline: Quadrilateral) -> Quadrilateral {
            outline.mapped { Point(x: $0.x / pixelWidth, y: $0.y / pixelHeight) }
        }

        /// Returns an outline in pixels of this level in those of the original.
        func enlarged(_ outline: Quadrilateral) -> Quadrilateral {
            outline.mapped { Point(x: $0.x * pixelWidth, y: $0.y * pixelHeight) }
        }

        /// Returns this level, a little blurred.
        func blurred(sigma: Double) throws(ImageProcessingError) -> Level {
            Level(image: try image.blurred(sigma: sigma), pixelWidth: pixelWidth, pixelHeight: pixelHeight)
        }

        /// Returns this level in a smaller size; itself when it is no longer than that.
        func resized(longestSide side: Int) throws(ImageProcessingError) -> Level {
            guard longestSide > side else { return self }
            let factor = Double(longestSide) / Double(side)
            let width = max(1, (Double(image.width) / factor).rounded())
            let height = max(1, (Double(image.height) / factor).rounded())
            return Level(
                image: try image.resized(width: Int(width), height: Int(height)),
                pixelWidth: pixelWidth * Double(image.width) / width,
                pixelHeight: pixelHeight * Double(image.height) / height)
        }

        fileprivate var longestSide: Int { max(image.width, image.height) }
    }

    /// From large to small.
    private let levels: [Level]

    /// Halves an image until it is no longer than some pixels.
    init(_ image: Image, longestSide: Int) throws(ImageProcessingError) {
        var levels = [Level(image: image, pixelWidth: 1, pixelHeight: 1)]
        while let last = levels.last?.image, max(last.width, last.height) > longestSide,
            min(last.width, last.height) > 1
        {
            let half = try last.resized(width: (last.width + 1) / 2, height: (last.height + 1) / 2)
            levels.append(
                Level(
                    image: half, pixelWidth: Double(image.width) / Double(half.width),
                    pixelHeight: Double(image.height) / Double(half.height)))
        }
        self.levels = levels
    }

    /// The longer side of the original, in pixels.
    var longestSide: Int { levels[0].longestSide }

    /// The smallest level that is not smaller than the original in some scale.
    func level(shrunkBy scale: Double) -> Level {
        levels.last { max($0.pixelWidth, $0.pixelHeight) * scale <= 1 } ?? levels[0]
    }

    /// The largest level that is no longer than some pixels; the smallest when all are longer.
    func level(longestSide: Int) -> Level {
        levels.first { $0.longestSide <= longestSide } ?? levels[levels.count - 1]
    }
}
