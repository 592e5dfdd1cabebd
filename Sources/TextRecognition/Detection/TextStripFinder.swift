import ImageProcessing
import Imaging

/// Finds strips in which lines of text may stand: dark on light or light on dark, of any size, at any angle.
struct TextStripFinder {
    /// The longest side of the image in which the smallest letters are sought, in pixels.
    var longestSide = 2600
    /// The lowest letters that are wanted, in pixels.
    var leastHeight = 0.0

    /// Images with a shorter side than this, in pixels, are not looked at on a smaller scale.
    private static let leastSide = 24
    /// The share of letters of a line that stand on its base line, at least: few have descenders.
    private static let leastAlignment = 0.55
    /// No more strips than this are read.
    private static let most = 400
    /// The same of a form, single letters included.
    private static let mostPrinted = 1500

    /// Returns the strips of a grey image, the most letters first.
    ///
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses.
    func strips(in image: Image) throws(ImageProcessingError) -> [TextStrip] {
        var strips: [TextStrip] = []
        var scale = max(1, Double(max(image.width, image.height)) / Double(longestSide))
        while true {
            let (width, height) = (Int(Double(image.width) / scale), Int(Double(image.height) / scale))
            guard min(width, height) >= Self.leastSide || scale == 1 else { break }
            if Double(LetterFinder.sizes.upperBound) * scale >= leastHeight {
                let level = scale == 1 ? image : try image.resized(width: max(1, width), height: max(1, height))
                strips += try Self.strips(in: level, scale: scale, isLight: false)
                strips += try Self.strips(in: level.inverted(), scale: scale, isLight: true)
            }
            scale *= 2
        }
        return Array(strips.sorted { $0.letterCount > $1.letterCount }.prefix(Self.most))
    }

    /// Returns the strips of dark letters up to a size, in pixels, the most letters first; those of one letter only
    /// come last, of which most are none.
    ///
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses.
    func darkStrips(in image: Image, largest: Double) throws(ImageProcessingError) -> [TextStrip] {
        var (strips, scale) = (try Self.printStrips(in: image, scale: 1), 2.0)
        while Double(LetterFinder.sizes.upperBound) * scale / 2 < largest {
            let (width, height) = (Int(Double(image.width) / scale), Int(Double(image.height) / scale))
            guard min(width, height) >= Self.leastSide else { break }
            strips += try Self.printStrips(in: image.resized(width: width, height: height), scale: scale)
            scale *= 2
        }
        return Array(strips.sorted { $0.letterCount > $1.letterCount }.prefix(Self.mostPrinted))
    }

    private static func strips(
        in level: Image, scale: Double, isLight: Bool
    ) throws(ImageProcessingError) -> [TextStrip] {
        let (letters, marks) = try LetterFinder.darkInk(in: level)
        let allMarks = MarkMap(marks + letters)
        return LetterChain.all(of: letters).map {
            TextStrip($0, of: letters, marks: allMarks, scale: scale, isLight: isLight)
        }.filter { $0.alignment >= leastAlignment }
    }

    /// The strips of a form, and single letters.
    private static func printStrips(in level: Image, scale: Double) throws(ImageProcessingError) -> [TextStrip] {
        let (letters, marks) = try LetterFinder.darkInk(in: level)
        let allMarks = MarkMap(marks + letters)
        let chains = LetterChain.all(of: letters)
        let chained = Set(chains.flatMap(\.letters))
        let lines = chains.map {
            TextStrip($0, of: letters, marks: allMarks, scale: scale, isLight: false, isTrimmed: true)
        }.filter { $0.alignment >= leastAlignment }
        let singles = letters.indices.filter { !chained.contains($0) }.map {
            TextStrip(single: letters[$0], scale: scale)
        }
        return lines + singles
    }
}
