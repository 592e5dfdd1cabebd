import Imaging

/// A page of print, as a scanner or a careful photographer shows it: dark lines in one direction on an even ground.
///
/// Tesseract's own analysis of the layout is made for pages, and lost on anything else.
struct PageLayout {
    /// The direction of the lines, to the right or upwards: which end is up is not known.
    let direction: Direction
    /// Whether the print is lighter than the paper.
    let isLight: Bool

    /// Strips of fewer letters tell nothing about a page, and fewer strips make none.
    private static let fewestLetters = 5, fewestStrips = 4
    /// The least share of letters that run in the direction of the others.
    private static let leastShare = 0.85
    /// The cosine of the angle by which lines of a page differ at most: about 3 degrees.
    private static let leastCosine = 0.9986
    /// The least share of pixels that differ by less than some steps of 256 from the median: the paper.
    private static let leastPaper = 0.7, evenness = 28
    /// Paper that is not as bright as this is dark, from 0 to 255.
    private static let bright: UInt8 = 110
    /// Below this angle pages are not turned, in radians.
    static let levelAngle = 0.004

    /// Returns the layout of an image if it is a page.
    ///
    /// - Parameters:
    ///   - image: A grey image.
    ///   - strips: What was found in it.
    init?(of image: Image, with strips: [TextStrip]) {
        guard let paper = image.evenGround(share: Self.leastPaper, within: Self.evenness) else { return nil }
        let isLight = paper < Self.bright
        // Between the letters there are strips of the other kind.
        let lines = strips.filter { $0.letterCount >= Self.fewestLetters && $0.isLight == isLight }
        guard lines.count >= Self.fewestStrips else { return nil }
        let directions = lines.map { Direction(along: $0.corners) }
        let all = lines.reduce(0) { $0 + $1.letterCount }
        var best: (direction: Direction, count: Int) = (.right, 0)
        // The longest lines tell the direction best; one of them has most others with it.
        for candidate in directions.prefix(12) {
            let with = lines.indices.filter { directions[$0].cosine(to: candidate) > Self.leastCosine }
            let count = with.reduce(0) { $0 + lines[$1].letterCount }
            guard count > best.count else { continue }
            let mean = with.reduce((x: 0.0, y: 0.0)) { sum, index in
                let weight = Double(lines[index].letterCount)
                return (sum.x + weight * directions[index].x, sum.y + weight * directions[index].y)
            }
            best = (Direction(x: mean.x, y: mean.y), count)
        }
        guard Double(best.count) >= Self.leastShare * Double(all) else { return nil }
        let isLevel = abs(best.direction.y) < Self.levelAngle && best.direction.x > 0
        self.isLight = isLight
        direction = isLevel ? .right : best.direction
    }
}

extension Image {
    /// The median of the pixels, if a share of them differ from it by no more than some steps.
    fileprivate func evenGround(share: Double, within steps: Int) -> UInt8? {
        var histogram = [Int](repeating: 0, count: 256)
        for pixel in pixels { histogram[Int(pixel)] += 1 }
        var below = 0
        let median =
            histogram.firstIndex { count in
                below += count
                return 2 * below >= pixels.count
            } ?? 0
        let even = histogram[max(0, median - steps)...min(255, median + steps)].reduce(0, +)
        return Double(even) >= share * Double(pixels.count) ? UInt8(median) : nil
    }
}
