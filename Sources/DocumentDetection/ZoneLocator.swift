public import ImageProcessing
public import Imaging

/// Finds the places where machine-readable zones are printed: anywhere, in any of four orientations, leaning by up to
/// about 20 degrees, in moderate perspective.
///
/// No edge of a document is needed.
public struct ZoneLocator: Sendable {
    /// At most so many zones are returned, beside those that are certain.
    public static let largestCount = 6

    /// A zone as good as this needs no second look.
    private let goodScore = 0.15
    /// Lines of a zone as good as this are taken.
    private let certainScore = 0.25
    /// Once a zone is certain, text that is so much shorter than its lines is not looked at.
    private let smallestLengthRatio = 0.4
    /// Zones below this are no zones.
    private let smallestScore = 0.03
    /// So many strips are looked at closely in each look.
    private let stripLimit = 32

    /// Creates a locator.
    public init() {}

    /// Returns the zones of an image, best first; none when there is no text that resembles one.
    ///
    /// - Parameter image: A photograph, a scan or a part of one; colour is ignored.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public func locateZones(in image: Image) throws(ImageProcessingError) -> [TextZone] {
        var pyramid = ImagePyramid(image.grey())
        let coarse = try pyramid.addLevels(withSides: ImagePyramid.coarseSides)
        var zones = try self.zones(at: StripFinder().strips(in: coarse), in: pyramid)
        if (zones.first?.score ?? 0) < goodScore {
            let fine = try pyramid.addLevels(withSides: ImagePyramid.fineSides)
            zones += try self.zones(at: StripFinder().strips(in: fine), in: pyramid)
        }
        return distinct(zones).enumerated().filter { $0 < Self.largestCount || $1.score >= certainScore }.map(\.element)
    }

    private func zones(
        at strips: [TextStrip], in pyramid: ImagePyramid
    ) throws(ImageProcessingError) -> [TextZone] {
        var zones: [TextZone] = []
        for strip in strips.prefix(stripLimit) {
            let isSettled = zones.contains { zone in
                zone.score >= certainScore
                    && zone.lines.contains {
                        $0.contains(strip.centre) || strip.length < smallestLengthRatio * $0.meanWidth
                    }
            }
            if !isSettled, let zone = try zone(at: strip, in: pyramid) { zones.append(zone) }
        }
        return zones.sorted { $0.score > $1.score }
    }

    /// Leaves out zones that share a line with a better one.
    private func distinct(_ zones: [TextZone]) -> [TextZone] {
        var kept: [TextZone] = []
        for zone in zones.sorted(by: { $0.score > $1.score }) where zone.score >= smallestScore {
            let outlines = kept.flatMap(\.lines)
            let isKnown = zone.lines.contains { line in outlines.contains { $0.contains(line.centre) } }
            if !isKnown { kept.append(zone) }
        }
        return kept
    }

    /// Returns the zone that the line at a strip belongs to.
    private func zone(at strip: TextStrip, in pyramid: ImagePyramid) throws(ImageProcessingError) -> TextZone? {
        guard let strip = try settled(strip, in: pyramid) else { return nil }
        let height = strip.height
        guard
            let patch = try InkPatch(
                around: strip, halfLength: strip.length * 0.56 + 4 * height, halfHeight: 8.5 * height, in: pyramid),
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
    private func settled(_ strip: TextStrip, in pyramid: ImagePyramid) throws(ImageProcessingError) -> TextStrip? {
        var strip = strip
        for _ in 0..<3 {
            let height = strip.height
            let halfLength = min(strip.length * 0.6 + 14 * height, 40 * height)
            guard
                let patch = try InkPatch(
                    around: strip, halfLength: halfLength, halfHeight: 2.5 * height, in: pyramid),
                let line = patch.traced(.centre(of: patch, length: strip.length / height)),
                let traced = patch.strip(along: line)
            else { return nil }
            let isLevel = abs(line.slope) < 0.012 && abs(line.height - InkPatch.characterHeight) < 2.5
            let isWhole = traced.length < strip.length * 1.1
            strip = traced
            if isLevel, isWhole { return patch.mayBelongToZone(line) ? strip : nil }
        }
        return strip.length >= smallestLength * strip.height ? strip : nil
    }
}

extension InkPatch {
    /// Whether a line has about the length and regularity of one of 30, 36 or 44 characters, some of them missing.
    fileprivate func mayBelongToZone(_ line: TracedLine) -> Bool {
        guard line.length >= smallestLength * line.height else { return false }
        let (pitch, regularity) = characterPitch(of: line)
        return regularity >= smallestRegularity && line.length <= largestCharacterCount * pitch
    }
}

/// Two thirds of thirty characters of at least 0.8 heights each, in heights.
private let smallestLength = 18.0
/// A few more than 44, should something stand beside the line.
private let largestCharacterCount = 50.0
/// Lines of zones have at least 0.3; proportional type has next to none.
private let smallestRegularity = 0.12

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
