extension DocumentDetector {
    /// The thresholds of the stage that finds documents. The numbers that the networks were trained with, such as the
    /// sizes of their squares, are in `NetworkView`.
    ///
    /// Unless a value says something else, it was chosen by eye in November 2026, on drawn scenes of seeds from
    /// 3,000,000, which are those of development. Documentation/Tuning.md tells the effect of some of them.
    package struct Tuning: Sendable {
        package var outline = Outline(), contours = Contours(), mask = Mask()

        /// The longest side of the image in which edges are found, and in which they are measured, in pixels.
        package var edgeSide = 1040, measureSide = 2080
        /// The blur of the image in which edges are found: the standard deviation, in pixels.
        package var blur = 1.0

        /// The certainty from which on a document is not looked at again.
        package var sure = 0.9
        /// The doubt from which on an outline is looked at again, as a share of a square as long as it is: three in ten of the
        /// documents in difficult scenes. With the second look corners of 477 development documents went from 93.3 to 95.2 %.
        package var mostDoubt = 0.06
        /// Less certain outlines are not even looked at closer.
        package var worthALook = 0.1
        /// The distances from which on a document of a closer look is looked at once more: its middle is off by more
        /// than this part of width and height together, or its size by more than a third.
        package var farOff = (parts: 12.0, factor: 4.0 / 3)

        /// The least strangeness of an outline that is looked at again: that of one document in five of difficult
        /// scenes. Two looks take a third of the time of all other work. Corners of 671 development documents of hard
        /// kinds went from 642 to 655.
        package var someStrangeness = 0.1
        /// The sizes in which it is looked at, compared with its own: from farther away, and from nearer.
        package var otherSizes = [1.35, 0.8]
        /// The lead that the score of another outline must have.
        package var clearAdvantage = 0.1
        /// The largest error of the edges of such a score, in pixels of the small image.
        package var scoreReach = 4.0
        /// The largest error of edges that were found in the small image, in its pixels.
        package var fitError = 2.5
        /// The error of outlines that something else tells, as a share of their size.
        package var toldError = 0.06

        /// The length of a part, in documents: a closer look shows half as much again, so that most of one in a corner
        /// is seen.
        package var documentsInPart = 0.8
        /// A document belongs to a part when its middle is in it, enlarged by this factor.
        package var partReach = 1.1
        /// A picture has so many parts at most.
        package var mostLooks = 256

        package init() {}
    }
}

extension DocumentDetector.Tuning {
    /// The thresholds for finding and judging outlines without a network.
    package struct Contours: Sendable {
        /// The longest side of the image in which contours are sought, in pixels: texture is gone, edges remain.
        package var side = 640
        /// A document takes at least this share of the image.
        package var smallestArea = 0.03
        /// The largest number of outlines from each picture of the edges.
        package var mostPerMap = 8
        /// The steps of 256 from which on edges are seen, and those from which on they count by themselves: all edges,
        /// and strong ones.
        package var faintEdges = (weak: 12.0, strong: 36.0), clearEdges = (weak: 40.0, strong: 120.0)
        /// The widths of gaps that are closed, in pixels: between clear edges, in print before its edges are sought,
        /// and in areas that are brighter than their surroundings.
        package var gaps = (edges: 9, print: 15, paper: 7)
        /// The surroundings are so small a part of the longest side.
        package var surroundings = 6
        /// The largest distance of a contour from four straight sides, as a share of its length.
        package var straightness = 0.025
        /// Corners as near as this to those of the image, as a share of its longest side, are its frame, which outlines
        /// nothing.
        package var frameMargin = 0.015
        /// The certainty of an outline that takes next to nothing of the image, and its growth with the share.
        package var areaCertainty = (least: 0.5, growth: 2.0)
        /// Less certain outlines are no documents.
        package var smallestCertainty = 0.15
        /// The factor for the certainty of an outline that the network does not take for a document: it may just as
        /// well be another rectangle, and there are many of those.
        package var certainty = 0.45
        /// Outlines coincide when their corners are nearer, as a share of their size.
        package var coincidence = 0.05
    }

    /// The thresholds for moving sides to edges, and for choosing the outlines of documents.
    package struct Outline: Sendable {
        /// The error of a side when nothing else tells it, as a share of its length, and its least value in pixels.
        package var usualReach = 0.03, leastReach = 4
        /// No corner moves farther than so small a part of the width and height of the image.
        package var farthest = 10.0
        /// The number of places of a side that are looked at. Corners may be rounded: the rest of the side is left out
        /// at both ends.
        package var sampleCount = 40, unusedEnd = 0.08
        /// Edges on one line are no farther from it than so many pixels, or than this share of the side.
        package var tolerance = (pixels: 1.5, share: 0.003)
        /// Fewer edges are no line; a side with less support, 0…1, stays where the rough side is.
        package var leastEdges = 4, leastSupport = 0.3
        /// Less change of brightness within two pixels is no edge, in steps of 256.
        package var smallestStep = 6.0
        /// The best edge is wanted, or the rough side if there is none.
        package var best = EdgeSearch(count: 1, edgesPerSample: 3, nearness: 0.1, roughScore: nil)
        /// Proportions choose among several edges and the rough side.
        package var several = EdgeSearch(count: 4, edgesPerSample: 5, nearness: 1, roughScore: 0.5)

        /// A camera sees rectangles up to 40 degrees from the side: no corner looks sharper than 50 degrees or blunter
        /// than 130, the cosine, and no side half as long as that opposite.
        package var mostCosine = 0.643, sideRatios = 0.5...2.0
        /// The change of proportions by perspective that makes a shape no less likely, and the further change that
        /// makes it half as likely.
        package var usualProportion = 0.08, oddProportion = 0.12
        /// The same of opposite sides that differ in length.
        package var usualConvergence = 0.15, oddConvergence = 0.2
        /// The usual deviation of proportions, as a logarithm, and the usual cosine of the angle between the sides: of
        /// the outlines of 1,300 drawn documents nine in ten are off by less than 0.035 and 0.061.
        package var usualDeviation = 0.03, usualSkew = 0.05
        /// The penalty for an outline with the usual deviation; a side that is wholly seen counts 1. Choosing edges by
        /// it moved the corners of 671 development documents of hard kinds from 94.9 to 97.0 %.
        package var strangenessWeight = 0.06
        /// Some documents are bent, or have other proportions: they lose no more than that.
        package var mostStrangeness = 0.48
    }

    /// The thresholds for making outlines from the answer of the network.
    package struct Mask: Sendable {
        /// The levels at which areas of the mask are outlined: where there may be a document, where one is more
        /// probable than none, and where the network is very sure, which parts two documents that touch.
        package var levels: [UInt8] = [25, 60, 127, 225]
        /// Smaller areas are no documents, in pixels of the mask.
        package var smallestLength = 7.0
        /// Values of the mask that are undecided between document and background.
        package var doubtful: ClosedRange<UInt8> = 51...204
        /// The largest error of a side, in pixels of the mask.
        package var mostUncertainty = 6.0
        /// The search for the places where the mask fades beside a side: the number of places, the step and the reach
        /// in pixels of the mask.
        package var fading = (samples: 12, step: 0.5, reach: 8.0)
        /// Corners are round, and mistakes of the mask are mostly there: this share of a side is left out at each end.
        package var unusedEnd = 0.1
        /// The lead in certainty of an upright rectangle over an outline whose sides follow the mask: no camera sees one.
        package var advantage = 0.1
        /// The width of the ring outside the sides that must show no document, as a share of the size, and its weight
        /// when it shows one.
        package var ring = 0.12, ringWeight = 0.5
        /// Areas are the same when their corners are nearer, in pixels of the mask.
        package var sameArea = 1.5
        /// The number of times that the sides are moved to the border, the number of places of each, and the number
        /// that must show it.
        package var rounds = 4, sampleCount = 28, leastSamples = 6
        /// The beginning of the search for the border inside, as a share of the distance to the opposite side, and its
        /// end outside, in pixels of the mask.
        package var depth = 0.4, farthest = 6.0
        /// The border is no farther from a straight side than so many pixels of the mask, or than this share of its
        /// length.
        package var straightness = (pixels: 0.8, share: 0.01)
    }
}
