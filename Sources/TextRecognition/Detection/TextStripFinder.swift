import ImageProcessing
import Imaging

/// Finds strips in which lines of text may stand: dark on light or light on dark, of any size, at any angle.
package struct TextStripFinder {
    /// The longest side of the image in which the smallest letters are sought, in pixels.
    var longestSide = 2600
    /// The lowest letters that are wanted, in pixels.
    var leastHeight = 0.0
    /// The time at which it has to stop; the caller that sets it checks whether everything was found.
    var deadline = Deadline.never
    var tuning = Tuning()

    /// Returns the strips of a grey image, the most letters first.
    ///
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses.
    func strips(in image: Image) throws(ImageProcessingError) -> [TextStrip] {
        var strips: [TextStrip] = []
        var scale = max(1, Double(max(image.width, image.height)) / Double(longestSide))
        while !deadline.hasPassed {
            let (width, height) = (Int(Double(image.width) / scale), Int(Double(image.height) / scale))
            guard min(width, height) >= Tuning.leastSide || scale == 1 else { break }
            if Double(LetterFinder.sizes.upperBound) * scale >= leastHeight {
                let level = scale == 1 ? image : try image.resized(width: max(1, width), height: max(1, height))
                strips += try self.strips(in: level, scale: scale, isLight: false)
                strips += try self.strips(in: level.inverted(), scale: scale, isLight: true)
            }
            scale *= 2
        }
        return Array(strips.sorted { $0.letterCount > $1.letterCount }.prefix(Tuning.most))
    }

    /// Returns the strips of a small grey image in which letters stand that are too low to be found in it as it is, and
    /// others: it is looked at twice as large. There are no strips in an image that would be too large then.
    ///
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses.
    func smallStrips(in image: Image) throws(ImageProcessingError) -> [TextStrip] {
        let (width, height) = (2 * image.width, 2 * image.height)
        let isWanted = Double(LetterFinder.sizes.upperBound) / 2 >= leastHeight
        guard max(width, height) <= longestSide, isWanted, !deadline.hasPassed else { return [] }
        let level = try image.resized(width: width, height: height)
        let strips =
            try self.strips(in: level, scale: 0.5, isLight: false)
            + self.strips(in: level.inverted(), scale: 0.5, isLight: true)
        return Array(
            strips.filter { $0.letterCount >= Tuning.fewestSmall }.sorted { $0.letterCount > $1.letterCount }
                .prefix(Tuning.mostSmall))
    }

    /// The strips of dark letters; none when the time is over before they are found.
    private func strips(
        in level: Image, scale: Double, isLight: Bool
    ) throws(ImageProcessingError) -> [TextStrip] {
        guard !deadline.hasPassed else { return [] }
        let ink = try LevelInk(of: level, scale: scale)
        guard !deadline.hasPassed else { return [] }
        var strips: [TextStrip] = []
        for chain in LetterChain.all(of: ink.letters, by: tuning.chain) {
            // Noise has a hundred thousand letters.
            guard !deadline.hasPassed else { return [] }
            let isShort = chain.letters.count < Tuning.fewestTelling
            let strip = TextStrip(
                chain, of: ink, isLight: isLight, along: isShort ? tuning.chain.direction : nil)
            if strip.alignment >= Tuning.leastAlignment { strips.append(strip) }
        }
        return tuning.chain.direction == nil ? strips : strips + singles(of: ink, beside: strips, isLight: isLight)
    }

    /// The letters that stand alone, in a row with a line: a digit in a column of numbers.
    private func singles(of ink: LevelInk, beside lines: [TextStrip], isLight: Bool) -> [TextStrip] {
        guard let direction = tuning.chain.direction else { return [] }
        let rows = lines.map { line in
            let middle = direction.turnedBack(line.corners.centre).y
            return (middle: middle, height: line.corners.meanHeight, corners: line.corners)
        }
        return ink.letters.compactMap { letter in
            let strip = TextStrip(single: letter, scale: ink.scale, isLight: isLight)
            let middle = direction.turnedBack(strip.corners.centre).y
            let isBeside = rows.contains {
                abs($0.middle - middle) < tuning.chain.corridor * $0.height
                    && Tuning.singleSizes.contains(strip.corners.meanHeight / $0.height)
            }
            guard isBeside, !rows.contains(where: { $0.corners.contains(strip.corners.centre) }) else { return nil }
            return strip
        }
    }
}
