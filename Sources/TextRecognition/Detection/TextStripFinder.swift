import ImageProcessing
import Imaging

/// Finds strips in which lines of text may stand: dark on light or light on dark, of any size, at any angle.
package struct TextStripFinder {
    /// The longest side of the image in which the smallest letters are sought, in pixels.
    private static let longestSide = 2600
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
        var scale = max(1, Double(max(image.width, image.height)) / Double(Self.longestSide))
        while !deadline.hasPassed {
            let (width, height) = (Int(Double(image.width) / scale), Int(Double(image.height) / scale))
            guard min(width, height) >= Tuning.leastSide || scale == 1 else { break }
            if Double(DarkInk.sizes.upperBound) * scale >= leastHeight {
                let level = scale == 1 ? image : try image.resized(width: max(1, width), height: max(1, height))
                strips += try self.strips(in: level, scale: scale)
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
        let isWanted = Double(DarkInk.sizes.upperBound) / 2 >= leastHeight
        guard max(width, height) <= Self.longestSide, isWanted, !deadline.hasPassed else { return [] }
        let strips = try self.strips(in: image.resized(width: width, height: height), scale: 0.5)
        return Array(
            strips.filter { $0.letterCount >= Tuning.fewestSmall }.sorted { $0.letterCount > $1.letterCount }
                .prefix(Tuning.mostSmall))
    }

    /// The strips of dark and of light letters; those that are found before the time is over.
    private func strips(in level: Image, scale: Double) throws(ImageProcessingError) -> [TextStrip] {
        var all: [TextStrip] = []
        for isLight in [false, true] where !deadline.hasPassed {
            let ink = try DarkInk(in: isLight ? level.inverted() : level)
            let marks = LetterGrid(ink.marks + ink.letters)
            var strips: [TextStrip] = []
            for chain in deadline.hasPassed ? [] : LetterChain.all(of: ink.letters, by: tuning.chain) {
                // Noise has a hundred thousand letters.
                guard !deadline.hasPassed else { return all }
                let isShort = chain.letters.count < Tuning.fewestTelling
                let strip = TextStrip(
                    chain, of: ink.letters, among: marks, scale: scale, isLight: isLight,
                    along: isShort ? tuning.chain.direction : nil)
                if let strip { strips.append(strip) }
            }
            all += strips
            if let direction = tuning.chain.direction {
                let singles = ink.letters.map { TextStrip(single: $0, scale: scale, isLight: isLight) }
                all += self.singles(among: singles, beside: strips, along: direction)
            }
        }
        return all
    }

    /// The letters that stand alone, in a row with a line: a digit in a column of numbers.
    private func singles(
        among letters: [TextStrip], beside lines: [TextStrip], along direction: Direction
    ) -> [TextStrip] {
        let rows = lines.map { line in
            let middle = direction.turnedBack(line.corners.centre).y
            return (middle: middle, height: line.corners.meanHeight, corners: line.corners)
        }
        return letters.filter { letter in
            let middle = direction.turnedBack(letter.corners.centre).y
            let isBeside = rows.contains {
                abs($0.middle - middle) < tuning.chain.corridor * $0.height
                    && Tuning.singleSizes.contains(letter.corners.meanHeight / $0.height)
            }
            return isBeside && !rows.contains { $0.corners.contains(letter.corners.centre) }
        }
    }
}
