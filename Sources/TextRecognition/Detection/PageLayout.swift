import Imaging

private typealias Tuning = TextStripFinder.Tuning

/// A page of print, as a scanner or a careful photographer shows it: dark lines in one direction on an even ground.
///
/// Tesseract's own analysis of the layout is made for pages, and lost on anything else.
struct PageLayout {
    /// The direction of the lines, to the right or upwards: which end is up is not known.
    let direction: Direction
    /// True where the print is lighter than the paper.
    let isLight: Bool
    /// True where most letters stand in long lines: on a receipt and a form they stand in short ones, between which Tesseract loses many.
    let isProse: Bool

    /// Returns the layout of an image if it is a page.
    ///
    /// - Parameters:
    ///   - image: A grey image.
    ///   - strips: The strips that were found in it.
    init?(of image: Image, with strips: [TextStrip]) {
        guard let paper = image.evenGround(share: Tuning.leastPaper, within: Tuning.evenness) else { return nil }
        let isLight = paper < Tuning.brightPaper
        // Between the letters there are strips of the other kind.
        let lines = strips.filter { $0.letterCount >= Tuning.fewestPageLetters && $0.isLight == isLight }
        guard lines.count >= Tuning.fewestPageStrips else { return nil }
        let directions = lines.map { Direction(along: $0.corners) }
        let all = lines.reduce(0) { $0 + $1.letterCount }
        var best: (direction: Direction, count: Int) = (.right, 0)
        for candidate in directions.prefix(Tuning.pageCandidates) {
            let with = lines.indices.filter { directions[$0].cosine(to: candidate) > Tuning.leastPageCosine }
            let count = with.reduce(0) { $0 + lines[$1].letterCount }
            guard count > best.count else { continue }
            let mean = with.reduce((x: 0.0, y: 0.0)) { sum, index in
                let weight = Double(lines[index].letterCount)
                return (sum.x + weight * directions[index].x, sum.y + weight * directions[index].y)
            }
            best = (Direction(x: mean.x, y: mean.y), count)
        }
        guard Double(best.count) >= Tuning.leastPageShare * Double(all) else { return nil }
        let isLevel = abs(best.direction.y) < Tuning.levelAngle && best.direction.x > 0
        let inLongLines = lines.reduce(0) { $0 + ($1.letterCount >= Tuning.longLine ? $1.letterCount : 0) }
        isProse =
            Double(inLongLines) >= Tuning.leastProseShare
            * Double(strips.filter { $0.isLight == isLight }.reduce(0) { $0 + $1.letterCount })
        self.isLight = isLight
        direction = isLevel ? .right : best.direction
    }
}

extension Image {
    /// The median of the pixels, if a share of them differ from it by no more than some steps.
    fileprivate func evenGround(share: Double, within steps: Int) -> UInt8? {
        var histogram = [Int](repeating: 0, count: 256)
        for pixel in pixels { histogram[Int(pixel)] += 1 }
        let median = histogram.level(ofRank: (pixels.count - 1) / 2)
        let even = histogram[max(0, median - steps)...min(255, median + steps)].reduce(0, +)
        return Double(even) >= share * Double(pixels.count) ? UInt8(median) : nil
    }
}
