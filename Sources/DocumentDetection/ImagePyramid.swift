import ImageProcessing
import Imaging

/// A grey image in several sizes, so that text of any size is found by filters of one size.
struct ImagePyramid {
    /// The image in one size.
    struct Level {
        let image: Image
        /// How many pixels of this level one pixel of the original makes.
        let scale: Double
    }

    /// Longest sides, in pixels, each half of the next but one; a zone on a card that fills the image is found in the
    /// first, one that takes a sixth of the image in the last.
    static let coarseSides = [280.0, 400, 560, 800, 1130]
    /// For documents that are small in a large image.
    static let fineSides = [1600.0, 2260]
    /// Enlarging further than this adds no detail.
    private static let largestScale = 3.0

    /// The image itself.
    let original: Level
    /// The image in the sizes that were asked for, from small to large.
    private(set) var levels: [Level] = []

    init(_ image: Image) {
        original = Level(image: image, scale: 1)
    }

    /// Adds sizes that are larger than those that exist.
    ///
    /// - Returns: The added levels, from small to large.
    mutating func addLevels(withSides sides: [Double]) throws(ImageProcessingError) -> [Level] {
        var added: [Level] = []
        for side in sides.reversed() {
            let scale = side / Double(max(original.image.width, original.image.height))
            // Coarse sizes may enlarge; fine ones exist for detail only.
            guard scale <= (levels.isEmpty ? Self.largestScale : 1) else { continue }
            let source = added.last { $0.scale >= scale * 1.9 } ?? original
            added.append(try level(scale: scale, from: source))
        }
        added.reverse()
        levels += added
        return added
    }

    /// Returns the smallest level in which something of a given height has at least as many pixels as wanted.
    func level(where height: Double, isAtLeast wanted: Double) -> Level {
        levels.first { $0.scale * height >= wanted } ?? original
    }

    private func level(scale: Double, from source: Level) throws(ImageProcessingError) -> Level {
        let width = max(1, (Double(original.image.width) * scale).rounded())
        let height = max(1, (Double(original.image.height) * scale).rounded())
        return Level(image: try source.image.resized(width: Int(width), height: Int(height)), scale: scale)
    }
}
