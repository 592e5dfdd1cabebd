extension TextLineDetector {
    /// The thresholds of the stage that sees lines of text, and tells the ones that are a zone. Heights are those of capitals.
    ///
    /// Unless a value says something else, it was chosen by eye in November 2026, on drawn pages and bent documents of
    /// development; its effect was not measured. The numbers that the network was trained with are in `TextNetwork`.
    enum Tuning {
        /// The longest side of a closer look, in pixels.
        static let closeSide = 1920
        /// So many times as long as it is wide, a picture is looked at in parts, which overlap by a share of their
        /// length.
        static let mostNarrow = 2.0, overlap = 0.1
        /// A narrower picture is not.
        static let leastTile = 64
        /// The height below which letters are seen badly, in pixels of the picture that the network sees; and the share
        /// of all text that may be so low.
        static let smallLetters = 10.0, mostSmall = 0.3
        /// The number of points of a curve that are mapped.
        static let samples = 33
        /// Lines that are no farther apart than this, in heights, are of one document.
        static let textReach = 40.0
        /// Fewer lines than this are texture.
        static let leastLines = 2
        /// The shortest area that may be a line, in cells.
        static let shortestArea = 2
        /// From which ratio of length to width on cells tell better than the network along which axis a line runs.
        static let longShape = 3.0
        /// A curve has one degree for each so many heights of its letters.
        static let heightsPerDegree = 2.5
        /// The stiffness that keeps the ends of a curve from turning away, as a share of the weight of all points.
        static let stiffness = 1e-4
        /// The height of capitals in flat pictures, in pixels, unless they are as high in the photograph.
        static let flatHeights = 20.0...44.0
        /// The margins that are shown beyond the ends of the lines, and above and below them, in heights.
        static let air = 5.0, sky = 3.2
        /// A flat picture has at most so many pixels.
        static let mostPixels = 8_000_000.0
        /// The stiffness that keeps a bend from turning away where no line is, as a share of the weight of all points.
        static let bendStiffness = 3e-5
        /// A line bends less than this, in heights, as far as that can be seen.
        static let leastSag = 0.25
        /// The number of points that stand for a fragment of a line.
        static let bendSamples = 32
        /// A line of a zone looks like one in this share of its length.
        static let leastZoneShare = 0.3
        /// A zone with a line shorter than this, in heights, is no zone: 30 characters are as long as 31 heights.
        static let shortestZone = 12.0
        /// The distances between the middles of neighbouring lines, in heights (Doc 9303-3, 4: capitals of 2.4 mm,
        /// lines 4.2 or 6.35 mm apart).
        static let distances = 1.2...3.8
        /// The least share of the shorter of two neighbours that lies beside the other.
        static let leastOverlap = 0.4
        /// The largest gap between fragments of a line, and the largest part of one that may lie beside the other, in heights.
        static let largestGap = 9.0, mostCommon = 0.5
        /// The largest distance of a fragment above or below the line that it goes on, in heights.
        static let mostOffset = 0.6
        /// The largest difference between the directions of neighbours: the cosine.
        static let leastCosine = 0.94
        /// The largest difference between the heights of neighbours, as a factor.
        static let mostHigher = 1.6
        /// Fragments that are shorter than this, in heights, do not tell how they run.
        static let shortLength = 3.0
    }
}
