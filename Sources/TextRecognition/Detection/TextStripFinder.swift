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

    /// Returns the strips of dark letters up to a size, in pixels, the most letters first. Strips of only
    /// one letter come last; most of them are not letters.
    ///
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses.
    func darkStrips(in image: Image, largest: Double) throws(ImageProcessingError) -> [TextStrip] {
        var (strips, scale) = (try Self.printStrips(in: image, scale: 1), 2.0)
        while Double(LetterFinder.sizes.upperBound) * scale / 2 < largest {
            let (width, height) = (Int(Double(image.width) / scale), Int(Double(image.height) / scale))
            guard min(width, height) >= Tuning.leastSide else { break }
            strips += try Self.printStrips(in: image.resized(width: width, height: height), scale: scale)
            scale *= 2
        }
        return Array(strips.sorted { $0.letterCount > $1.letterCount }.prefix(Tuning.mostPrinted))
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

    /// The strips of a form, and single letters.
    private static func printStrips(in level: Image, scale: Double) throws(ImageProcessingError) -> [TextStrip] {
        let ink = try LevelInk(of: level, scale: scale)
        let chains = LetterChain.all(of: ink.letters)
        let chained = Set(chains.flatMap(\.letters))
        func strip(_ chain: LetterChain, along direction: Direction? = nil) -> TextStrip {
            TextStrip(chain, of: ink, isLight: false, isTrimmed: true, along: direction)
        }
        let found = chains.map { (chain: $0, line: strip($0)) }.filter { $0.line.alignment >= Tuning.leastAlignment }
        let common = commonDirection(of: found.map(\.line))
        let lines = found.map { chain, line in
            guard let common, line.letterCount < Tuning.fewestTelling, line.seemsToLean(against: common) else {
                return line
            }
            let level = strip(chain, along: common)
            return level.alignment >= Tuning.leastAlignment ? level : line
        }
        let singles = ink.letters.indices.filter { !chained.contains($0) }.map {
            TextStrip(single: ink.letters[$0], scale: scale, isLight: false)
        }
        return lines + singles
    }

    /// The direction in which the lines of a form run, by those that tell: as many lean more as lean less. Nil when none tell.
    private static func commonDirection(of lines: [TextStrip]) -> Direction? {
        let telling = lines.filter { $0.letterCount >= Tuning.fewestTelling }.map { Direction(along: $0.corners) }
            .filter { $0.x > 0 }
        return telling.isEmpty ? nil : telling.sorted { $0.y < $1.y }[telling.count / 2]
    }
}

extension TextStrip {
    /// True if the line leans against a direction, as a short one that runs along it may seem to.
    fileprivate func seemsToLean(against direction: Direction) -> Bool {
        let own = Direction(along: corners)
        return TextStripFinder.Tuning.leans.contains(abs(own.x * direction.y - own.y * direction.x))
    }
}
