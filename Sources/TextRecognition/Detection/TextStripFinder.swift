import ImageProcessing
import Imaging

/// Finds strips in which lines of text may stand: dark on light or light on dark, of any size, at any angle.
struct TextStripFinder {
    /// The longest side of the image in which the smallest letters are sought, in pixels.
    var longestSide = 2600
    /// The lowest letters that are wanted, in pixels.
    var leastHeight = 0.0
    /// When it has to stop; the caller that sets it checks whether everything was found.
    var deadline = Deadline.never

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
        while !deadline.hasPassed {
            let (width, height) = (Int(Double(image.width) / scale), Int(Double(image.height) / scale))
            guard min(width, height) >= Self.leastSide || scale == 1 else { break }
            if Double(LetterFinder.sizes.upperBound) * scale >= leastHeight {
                let level = scale == 1 ? image : try image.resized(width: max(1, width), height: max(1, height))
                strips += try self.strips(in: level, scale: scale, isLight: false)
                strips += try self.strips(in: level.inverted(), scale: scale, isLight: true)
            }
            scale *= 2
        }
        return Array(strips.sorted { $0.letterCount > $1.letterCount }.prefix(Self.most))
    }

    /// Returns the strips of a small grey image in which letters stand that are too low to be found in it as it is, and
    /// others: it is looked at twice as large. None in an image that would be too large then.
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
            strips.filter { $0.letterCount >= Self.fewestSmall }.sorted { $0.letterCount > $1.letterCount }
                .prefix(Self.mostSmall))
    }

    /// Fewer small letters in a row are texture, and no more strips of them than this are read.
    private static let fewestSmall = 5, mostSmall = 100

    /// Returns the strips of dark letters up to a size, in pixels, the most letters first. Strips of only
    /// one letter come last; most of them are not letters.
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

    /// The strips of dark letters; none when the time is over before they are found.
    private func strips(
        in level: Image, scale: Double, isLight: Bool
    ) throws(ImageProcessingError) -> [TextStrip] {
        guard !deadline.hasPassed else { return [] }
        let ink = try LevelInk(of: level, scale: scale)
        guard !deadline.hasPassed else { return [] }
        var strips: [TextStrip] = []
        for chain in LetterChain.all(of: ink.letters) {
            // Noise has a hundred thousand letters.
            guard !deadline.hasPassed else { return [] }
            let strip = TextStrip(chain, of: ink, isLight: isLight)
            if strip.alignment >= Self.leastAlignment { strips.append(strip) }
        }
        return strips
    }

    /// The strips of a form, and single letters.
    private static func printStrips(in level: Image, scale: Double) throws(ImageProcessingError) -> [TextStrip] {
        let ink = try LevelInk(of: level, scale: scale)
        let chains = LetterChain.all(of: ink.letters)
        let chained = Set(chains.flatMap(\.letters))
        func strip(_ chain: LetterChain, along direction: Direction? = nil) -> TextStrip {
            TextStrip(chain, of: ink, isLight: false, isTrimmed: true, along: direction)
        }
        let found = chains.map { (chain: $0, line: strip($0)) }.filter { $0.line.alignment >= leastAlignment }
        let common = commonDirection(of: found.map(\.line))
        let lines = found.map { chain, line in
            guard let common, line.letterCount < fewestTelling, line.seemsToLean(against: common) else { return line }
            let level = strip(chain, along: common)
            return level.alignment >= leastAlignment ? level : line
        }
        let singles = ink.letters.indices.filter { !chained.contains($0) }.map {
            TextStrip(single: ink.letters[$0], scale: scale)
        }
        return lines + singles
    }

    /// Lines of fewer letters do not tell their slope: where high letters stand at one end and low ones at the other, they
    /// seem to lean.
    private static let fewestTelling = 8

    /// The direction in which the lines of a form run, by those that tell: as many lean more as lean less. Nil when none tell.
    private static func commonDirection(of lines: [TextStrip]) -> Direction? {
        let telling = lines.filter { $0.letterCount >= fewestTelling }.map { Direction(along: $0.corners) }
            .filter { $0.x > 0 }
        return telling.isEmpty ? nil : telling.sorted { $0.y < $1.y }[telling.count / 2]
    }
}

extension TextStrip {
    /// Lines that differ from a direction by less do not lean, and those that differ by more are texture: the sines of the angles.
    private static let leans = 0.03..<0.12

    /// Whether the line leans against a direction, as a short one that runs along it may seem to.
    fileprivate func seemsToLean(against direction: Direction) -> Bool {
        let own = Direction(along: corners)
        return Self.leans.contains(abs(own.x * direction.y - own.y * direction.x))
    }
}
