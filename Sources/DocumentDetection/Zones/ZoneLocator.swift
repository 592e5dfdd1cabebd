public import ImageProcessing
public import Imaging
public import TextDetection

/// Finds the exact places of the lines of machine-readable zones, among lines of text that were seen: at any angle, in moderate
/// perspective.
///
/// No edge of a document is needed.
public struct ZoneLocator: Sendable {
    /// At most so many zones are returned.
    public static let largestCount = 6

    private let tuning: Tuning

    /// Creates a locator.
    public init() { self.init(Tuning()) }

    /// Creates a locator of other thresholds.
    package init(_ tuning: Tuning) { self.tuning = tuning }

    /// Returns the zones whose lines were seen, best first; none where no text resembles one.
    ///
    /// - Parameters:
    ///   - image: A photograph, a scan or a part of one; colour is ignored.
    ///   - lines: The lines, each in its fragments, in pixels of the image; about right suffices.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public func locateZones(
        in image: Image, along lines: [[TextLine]]
    ) throws(ImageProcessingError) -> [TextZone] {
        let strips = lines.compactMap { RoughLine(along: $0) }.sorted { $0.length > $1.length }
        guard let highest = strips.map(\.height).max() else { return [] }
        let pyramid = try ImagePyramid(image.grey(), downTo: highest)
        var zones: [TextZone] = []
        for strip in strips {
            let isSettled = zones.contains { zone in
                zone.score >= tuning.certainScore && zone.lines.contains { $0.contains(strip.centre) }
            }
            if !isSettled, let zone = try zone(at: strip, in: pyramid) { zones.append(zone) }
        }
        // Zones that share a line with a better one are left out.
        return zones.filter { $0.score >= tuning.smallestScore }.sorted { $0.score > $1.score }
            .distinct(limit: Self.largestCount) { better, zone in
                zone.lines.contains { line in better.lines.contains { $0.contains(line.centre) } }
            }
    }

    /// Returns the zone that the line at a strip belongs to.
    private func zone(at strip: RoughLine, in pyramid: ImagePyramid) throws(ImageProcessingError) -> TextZone? {
        guard let strip = try settled(strip, in: pyramid) else { return nil }
        let height = strip.height
        guard
            let patch = try InkPatch(
                around: strip, halfLength: strip.length * tuning.zoneReach.lengths + tuning.zoneReach.heights * height,
                halfHeight: tuning.zoneDepth * height, in: pyramid, tuning),
            let line = patch.traced(.centre(of: patch, length: strip.length / height))
        else { return nil }
        let above = patch.neighbours(of: line, direction: -1)
        let below = patch.neighbours(of: line, direction: 1)
        let lines = above.reversed() + [line] + below
        guard let best = ZoneHypothesis.best(of: lines, containing: above.count, in: patch) else { return nil }
        return TextZone(lines: best.outlines.map { patch.toImage.applied(to: $0) }, score: best.score)
    }

    /// Returns the whole line of text that a strip is a part of, level in its own frame; nil when it is not
    /// monospaced, or too short or too long for a machine-readable zone.
    private func settled(_ strip: RoughLine, in pyramid: ImagePyramid) throws(ImageProcessingError) -> RoughLine? {
        var strip = strip
        for _ in 0..<tuning.rounds {
            let height = strip.height
            let halfLength = min(
                strip.length * tuning.lineReach.lengths + tuning.lineReach.heights * height, tuning.mostReach * height)
            guard
                let patch = try InkPatch(
                    around: strip, halfLength: halfLength, halfHeight: tuning.lineDepth * height, in: pyramid, tuning),
                let line = patch.traced(.centre(of: patch, length: strip.length / height)),
                let traced = patch.strip(along: line)
            else { return nil }
            let isLevel =
                abs(line.slope) < tuning.levelSlope
                && abs(line.height - InkPatch.characterHeight) < tuning.levelHeight
            let isWhole = traced.length < strip.length * tuning.wholeLength
            strip = traced
            if isLevel, isWhole { return patch.mayBelongToZone(line) ? strip : nil }
        }
        return strip.length >= tuning.smallestLength * strip.height ? strip : nil
    }
}

extension InkPatch {
    /// True if a line has about the length and regularity of one of 30, 36 or 44 characters, some of them missing.
    fileprivate func mayBelongToZone(_ line: TracedLine) -> Bool {
        guard line.length >= tuning.smallestLength * line.height else { return false }
        let (pitch, regularity) = characterPitch(of: line)
        return regularity >= tuning.smallestRegularity && line.length <= tuning.largestCharacterCount * pitch
    }
}

extension TracedLine {
    /// The rough line in the middle of a patch.
    ///
    /// - Parameter length: In heights of the characters.
    fileprivate static func centre(of patch: InkPatch, length: Double) -> TracedLine {
        let half = length * InkPatch.characterHeight / 2
        let middle = Double(patch.width) / 2
        return TracedLine(
            intercept: Double(patch.height) / 2, slope: 0, left: max(0, middle - half),
            right: min(Double(patch.width), middle + half), height: InkPatch.characterHeight)
    }
}
