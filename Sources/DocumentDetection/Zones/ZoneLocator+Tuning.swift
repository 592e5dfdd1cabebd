extension ZoneLocator {
    /// The thresholds of the stage that finds the lines of zones.
    ///
    /// Unless a value says something else, it was chosen by eye in November 2026, when zones were first located, on
    /// drawn documents whose seeds were not kept. Documentation/Tuning.md tells the effect of some of them.
    ///
    /// A height is that of the characters of a line; a pitch is the distance of their middles.
    package struct Tuning: Sendable {
        package var tracing = Tracing(), neighbours = Neighbours(), hypothesis = Hypothesis()

        /// Lines of a zone as good as this are taken, and not traced from another of them: a score.
        package var certainScore = 0.25
        /// Zones below this are no zones: a score.
        package var smallestScore = 0.03
        /// The reach of a patch from the middle of a line, in its lengths and, added to that, in heights: to find
        /// its neighbours.
        package var zoneReach = (lengths: 0.56, heights: 4.0)
        /// The reach above and below the line, in heights: two lines of the widest spacing.
        package var zoneDepth = 8.5
        /// The same of the patch in which the whole of a line is sought, and no farther than so many heights.
        package var lineReach = (lengths: 0.6, heights: 14.0), mostReach = 40.0
        package var lineDepth = 2.5
        /// The number of times that a line is traced in a patch of its own until that shows it level and whole.
        package var rounds = 3
        /// A line is level in its patch when it falls by less for each pixel, and is as high as patches show lines but
        /// for so many pixels.
        package var levelSlope = 0.012, levelHeight = 2.5
        /// A line is whole when it is no longer, by this factor, than it was the last time.
        package var wholeLength = 1.1
        /// Two thirds of thirty characters of at least 0.8 heights each, in heights.
        package var smallestLength = 18.0
        /// A few more than 44, should something stand beside the line, in pitches.
        package var largestCharacterCount = 50.0
        /// Lines of zones have at least 0.3; proportional type has next to none.
        package var smallestRegularity = 0.12

        package init() {}
    }
}

extension ZoneLocator.Tuning {
    /// The thresholds for following a line to its ends.
    package struct Tracing: Sendable {
        /// Ink: its contrast as a share of the strongest around it, and in steps of 256.
        package var inkShare = 0.4, leastInk = 12.0
        /// Each round sees further: it usually takes two or three, more than the last of these are in vain.
        package var rounds = 10, leastRounds = 2
        /// The reach above and below a line in which its ink is sought, in heights: at first, and when it is level.
        package var firstReach = 1.15, reach = 0.95
        /// The ends have settled when they move by less, in pixels of the patch.
        package var settled = 2.0
        /// Stretches of so many characters tell where the line is; each has so many heights of room at least, and so
        /// large a share of its band is ink.
        package var stretch = 4.0, leastRoom = 1.5, stretchInk = 0.06
        /// The largest distance of the middle of a stretch from the line through the others, in heights.
        package var stretchTolerance = 0.2
        /// A column has ink when so many of its pixels have, or so large a share of the height.
        package var columnInk = (pixels: 1.5, share: 0.1)
        /// A gap in the ink that is wider ends the line, in heights: more than a character and a half.
        package var widestGap = 1.6
        /// The middle part of a line that tells the ink of its rows, in heights; and the share of it below which rows
        /// are beside the line.
        package var core = 0.3, rowInk = 0.22
        /// The height of the ink, in heights of the line as it was thought to be.
        package var heights = (least: 0.6, most: 1.6)
        /// The pitches of OCR-B, in heights of its ink: 0.75 when fillers are missing, 1.5 when the print is wide.
        package var pitches = 0.75...1.5
        /// Ends that are seen less differently than the first are alike, as far as lines that were traced can tell; no
        /// zone that can be read leads away as steeply as the second: the ratio of the distances of lines at both ends.
        package var foreshortening = 1.08...3.0
    }

    /// The thresholds for finding the lines above and below a line.
    package struct Neighbours: Sendable {
        /// The distances between lines, in heights of their characters, from crowded prints of three lines to generous
        /// ones of two; the nearer ranges come first, lest a line be passed over.
        package var distances = [1.15...2.1, 1.9...2.9, 2.7...3.6]
        /// The margin of the picture that is looked at on either side, in heights: half a line and its own margin.
        package var margin = 0.75
        /// The ink of a line less that beside it, as a share of its band.
        package var leastInk = 0.1
        /// The largest difference between the slopes of lines that are printed parallel.
        package var mostSlope = 0.06
        /// The height and the length of a neighbour, compared with the line: ends may be hidden.
        package var heights = 0.72...1.35, lengths = 0.6...1.6
        /// The least distance of the middles of two lines, in heights; fillers sit low.
        package var leastDistance = 1.15
    }

    /// The thresholds for lines to fit together.
    ///
    /// A score is a product of three parts: the worth of so many lines as evidence; the regularity of their characters;
    /// and the fit of the number of characters, the distance of the lines and their order, each about exp(−deviation).
    /// A weight tells the deviation that is worth a factor of 1 / e: 1 / weight.
    package struct Hypothesis: Sendable {
        /// The worth of one, two and three lines: more lines are better evidence. One line of a zone seldom stands
        /// alone.
        package var evidence = [0.2, 0.8, 1.0]
        /// The ink is about a fifth of a pitch shorter than its columns, in pitches.
        package var missingInk = 0.2
        /// Weighs the share of characters too many or too few: 8 % of the characters are worth 1 / e, three in 36.
        package var characterWeight = 12.0
        /// Weighs the factor by which the distance of lines differs from that of the standard: 40 % are worth 1 / e, as
        /// in perspective.
        package var spacingWeight = 2.5
        /// The weight of ends that stick out, in pitches, in the mean of the lines: 7 pitches are worth 1 / e.
        package var raggednessWeight = 0.15
        /// The weight of the difference of two distances of three lines, as a share of the larger one: 25 % are worth 1 / e.
        package var unevennessWeight = 4.0
        /// The weight of the difference of the lines' heights, as a share of the smallest: 67 % are worth 1 / e.
        package var heightWeight = 1.5
        /// The weight of the difference of the lines' slopes: 0.067, or four degrees, are worth 1 / e.
        package var slopeWeight = 15.0
        /// The least regularity that counts: next to none still leaves a zone in which little ink is seen.
        package var leastRegularity = 0.05
        /// Makes scores of zones that lie flat about 1: their regularity is about 0.5.
        package var scale = 2.0
        /// The ink is extended by a quarter of a pitch at both ends and by a fifth of its height above and below: the
        /// reader of lines does best with that (measured on 43 lines).
        package var endMargin = 0.25, sideMargin = 0.2
        /// Both ends of a line are shifted alike, but for the first, and not further than the second, in pitches.
        package var shiftTolerance = 0.35, mostShift = 1.2
        /// The largest growth of characters from the middle to one end, as a factor.
        package var growth = 0.8...1.25
    }
}
