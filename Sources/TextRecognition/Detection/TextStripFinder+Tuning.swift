extension TextStripFinder {
    /// The thresholds of the stage that finds strips of letters, and the ends of their lines. Sizes are those of
    /// letters, heights those of lines.
    ///
    /// Unless a value says something else, it was chosen by eye in November 2026, on the pages and signs of `make
    /// bench-text` and the cards of development, whose seeds are in Benchmarks/README.md. `make bench-sensitivity`
    /// measures the effect of those of a chain; it is not known yet.
    package struct Tuning: Sendable {
        package var chain = Chain()

        package init() {}

        /// Images with a shorter side than this, in pixels, are not looked at on a smaller scale.
        static let leastSide = 24
        /// The share of letters of a line that stand on its base line, at least: few have descenders.
        static let leastAlignment = 0.55
        /// No more strips than this are read.
        static let most = 400
        /// Fewer small letters in a row are texture, and no more strips of them than this are read.
        static let fewestSmall = 5, mostSmall = 100
        /// Lines of fewer letters do not tell their slope: where high letters stand at one end and low ones at the
        /// other, they seem to lean.
        static let fewestTelling = 8
        /// Areas longer than this many times their width are strokes, or several letters in a row.
        static let longestLetter = 2.5
        /// Strokes fill more of their box than letters in a row do; upright ones may lean, level ones are rules.
        static let uprightFill = 0.6, levelFill = 0.8
        /// Print is at most this thick, in pixels: whatever is wider is ground.
        static let thickest = 13
        /// Letters in a row that touch each other are not longer, in pixels.
        static let longest = 160
        /// Ink differs from its paper by at least this much, from 0 to 255.
        static let leastContrast = 22.0
        /// Ink has at least this share of the strongest contrast around it.
        static let shareOfContrast = 0.45
        /// Dots, commas and the like are at least this long, in pixels.
        static let leastMark = 2
        /// A letter fills more than the first of its box, and less than the second, unless it is so many times as long
        /// as it is wide: others are specks, frames and blots. The numbers are those of fractions, as pixels are
        /// counted.
        static let speck = 8, blot = (of: 20, most: 19), slim = 4
        /// A mark is smaller than this share of the line's height, and no farther from its end.
        static let mostMark = 0.45, mostMarkGap = 0.45
        /// A mark is about as dark as the letters.
        static let leastMarkContrast = 0.7
        /// Strips of fewer letters tell nothing about a page, and fewer strips make none.
        static let fewestPageLetters = 5, fewestPageStrips = 4
        /// The least share of the length of lines that run in one direction, for all others to be sought along it; and the least
        /// cosine of the angle between a line and that direction: 10 degrees.
        static let leastCommonShare = 0.7, leastCommonCosine = 0.985
        /// A receipt or a page has at least so many lines above each other; a few on signs may run in one direction by chance.
        static let fewestRows = 12
        /// The standard deviation by which print in rows is smoothed, in heights of its capitals: of 0.03 to 0.07 the one that reads most
        /// of 20 receipts. Less than so many pixels changes nothing.
        static let smoothing = 0.05, leastSmoothing = 0.4
        /// The sizes of a letter that stands alone beside a line, in heights of that line.
        static let singleSizes = 0.5...1.3
        /// The least share of letters that run in the direction of the others.
        static let leastPageShare = 0.85
        /// A line of so many letters is long. On pages 0.7 of the letters or more stand in such lines, on receipts less than 0.3.
        static let longLine = 20, leastProseShare = 0.5
        /// The cosine of the angle by which lines of a page differ at most: about 3 degrees. So many of the longest
        /// lines are tried as the direction of the others.
        static let leastPageCosine = 0.9986, pageCandidates = 12
        /// Below this angle pages are not turned, in radians.
        static let levelAngle = 0.004
        /// The least share of pixels that differ by less than some steps of 256 from the median: the paper.
        static let leastPaper = 0.7, evenness = 28
        /// Paper that is not as bright as this is dark, from 0 to 255.
        static let brightPaper: UInt8 = 110
        /// A line runs along a zone, or against it, when the cosine of the angle is larger: 18 degrees.
        static let leastFrameCosine = 0.95
        /// A line of this length, in heights, tells its slope as well as the zone does. A word has too few letters for that.
        static let tellingLength = 8.0
        /// A line that bends more than this, in heights, is left as it is.
        static let mostFrameSag = 0.25
        /// Letters that differ by less than this share of the line's height stand on one line.
        static let baseTolerance = 0.12
        /// The turns of the line against the middles of its letters, in steps of about a degree. Lines of more
        /// letters than the last are turned in finer steps: the middles of their letters tell their slope better.
        static let turns = -8...8, turnStep = 0.018, fineLetters = 8.0
        /// The reach of accents above most letters, and of tails below them, in heights of a letter.
        static let accent = 0.35, tail = 0.3
        /// A gap in the ink that is wider than this share of the line's height ends the line.
        static let widestInkGap = 0.6
        /// The difference of ink from the paper, as a share of that of the letters that were found.
        static let shareOfInk = 0.55
        /// The part of the height that is looked at: rules run above and below.
        static let inkRows = 0.1...0.9
        /// The least share of a column that is ink.
        static let leastColumnInk = 0.12
        /// The height of capitals in the picture in which letters are measured, in pixels; and the margin that is shown
        /// above and below and beside them, in their heights.
        static let measuredHeight = 24.0, surroundings = 1.0, beside = 4.0
        /// Letters beyond the ends of a line belong to it that are no farther from the next one, in heights: less than
        /// a space.
        static let letterGap = 0.5
        /// A line of fewer letters than this, as a share of its length in heights, is print in pieces: dots, or worn.
        static let leastFound = 0.4
        /// The largest distance of letters from the middle of the line, in heights: farther ones are of other lines.
        static let letterReach = 0.3
        /// The largest distance of dots and commas from the middle, in heights.
        static let markReach = 0.75
        /// The heights of letters, in heights of the line as it was seen.
        static let letterSizes = 0.3...1.9
        /// The largest difference from straight up or down of a line that still runs upwards: the sine of the angle.
        static let upright = 0.05
        /// A line that bends more than this, in heights, is longer than its letters show in one straight strip. It is
        /// cut into so many parts at most, each with so many pixels at most in the picture in which letters are
        /// measured.
        static let mostSag = 0.4, mostParts = 12, mostColumns = 12_000
        /// The largest distance between fragments of a line, in heights of capitals: a wide space between words.
        static let largestWordGap = 0.6

        /// The thresholds for joining letters.
        package struct Chain: Sendable {
            /// The largest distance of a letter from the line, in sizes.
            package var corridor = 0.45
            /// The widest space between two words, in sizes.
            package var widestGap = 1.3
            /// Letters of one print differ by no more: the smaller size and the smaller contrast, as shares of the
            /// larger.
            package var leastSize = 0.38, leastContrast = 0.55
            /// A letter of a line is no larger than so many sizes of the others: capitals with accents, and tails.
            package var largestSize = 2.3
            /// The next letter is at least so much farther along, in sizes.
            package var leastStep = 0.1
            /// The weight of a pixel off the line against a pixel of space, when the next letter is chosen.
            package var offsetWeight = 2.0
            /// So many letters at the end of a chain tell how high the next one stands.
            package var recent = 6
            /// Two letters are a word when the space between them is smaller, in the larger of their sizes, and the
            /// smaller of them is larger than this share of the other.
            package var pairGap = 0.5, pairSize = 0.6
            /// The direction in which all lines run; nil when each chain finds its own.
            var direction: Direction?
            /// Letters have no more neighbours than this, and begin a chain with no more of them.
            package var mostNeighbours = 10, mostPairs = 3
        }
    }
}
