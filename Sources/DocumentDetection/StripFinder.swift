import ImageProcessing
import Imaging

/// Finds rough places of lines of dark text, in any of four orientations.
///
/// Strokes are what a black hat keeps: darker than all around and thin. Closing along the text joins the characters of
/// a line, opening drops what is no line.
struct StripFinder {
    /// The filters' size, in pixels of a level: right for characters from about 6 to 13 pixels apart.
    private let pitch = 9
    /// Text may lean by about this much from the horizontal or vertical: the sine of 30 degrees.
    private let largestLean = 0.5
    /// How long lines are, in their heights: 44 characters and what may stand beside them are not longer; the weave of cloth
    /// is, and would leave no room for them.
    private let shortestLine = 6.0, longestLine = 65.0
    /// Text has a stroke or two per character, grain of wood and rules have none.
    private let smallestStrokeDensity = 0.4
    /// How many strips to take from a level and direction, and from all.
    private let limitPerLevel = 80
    private let limit = 60

    /// Returns the strips in some levels, the most promising first, in pixels of the original.
    func strips(in levels: [ImagePyramid.Level]) throws(ImageProcessingError) -> [TextStrip] {
        var found: [TextStrip] = []
        for level in levels where min(level.image.width, level.image.height) >= pitch {
            let ink = try level.image.ink(characterPitch: pitch)
            for isHorizontal in [true, false] {
                found += try strips(in: ink, isHorizontal: isHorizontal).compactMap { $0.scaled(by: 1 / level.scale) }
            }
        }
        found.sort { $0.rank > $1.rank }
        var kept: [TextStrip] = []
        for strip in found where kept.count < limit && !kept.contains(where: { $0.contains(strip) }) {
            kept.append(strip)
        }
        return kept
    }

    private func strips(in ink: Image, isHorizontal: Bool) throws(ImageProcessingError) -> [TextStrip] {
        func filtered(
            _ image: Image, _ operation: MorphologicalOperation, along: Int, across: Int
        ) throws(ImageProcessingError) -> Image {
            try image.filtered(
                by: operation, width: isHorizontal ? along : across, height: isHorizontal ? across : along)
        }
        let joined = try filtered(ink, .closing, along: pitch, across: 1)
        let thick = try filtered(joined, .opening, along: 1, across: 2)
        let long = try filtered(thick, .opening, along: pitch * 2, across: 1)
        let rectangles = try long.boundingRectangles(minimumLength: Double(pitch * 6), limit: limitPerLevel)
        return rectangles.compactMap { rectangle in
            guard var strip = TextStrip(along: rectangle) else { return nil }
            let lean = isHorizontal ? strip.direction.y : strip.direction.x
            guard abs(lean) < largestLean, strip.height > 0.3 * Double(pitch),
                (shortestLine...longestLine).contains(strip.length / strip.height)
            else { return nil }
            strip.strokeDensity = ink.strokeDensity(along: strip)
            return strip.strokeDensity > smallestStrokeDensity ? strip : nil
        }
    }
}

extension Image {
    /// Returns 255 where this grey image has dark strokes of text, else 0.
    ///
    /// Strokes are judged against the strongest ones around them, so that faint print counts where all is faint.
    ///
    /// - Parameter characterPitch: About how far apart characters are, in pixels.
    func ink(characterPitch: Int) throws(ImageProcessingError) -> Image {
        let strokes = try filtered(by: .blackHat, width: characterPitch | 1, height: characterPitch | 1)
        let strongest = try strokes.localMaximum(radius: characterPitch * 3 / 2)
        return try strokes.thresholded(against: strongest, scale: 0.4, floor: 12)
    }

    /// Returns how many strokes a walk along a strip crosses, per height of the strip.
    fileprivate func strokeDensity(along strip: TextStrip) -> Double {
        var crossings = 0
        let walks = [-0.2, 0, 0.2]
        for walk in walks {
            var wasInk = false
            for step in 0..<Int(strip.length) {
                let point = strip.point(along: Double(step) - strip.length / 2, across: walk * strip.height)
                let (column, row) = (Int(point.x), Int(point.y))
                guard column >= 0, row >= 0, column < width, row < height else { continue }
                let isInk = pixels[row * width + column] > 0
                if isInk, !wasInk { crossings += 1 }
                wasInk = isInk
            }
        }
        return Double(crossings) / Double(walks.count) * strip.height / strip.length
    }

    /// Returns about the brightest value within so many pixels, smoothed; worked out at a quarter of the size.
    private func localMaximum(radius: Int) throws(ImageProcessingError) -> Image {
        let step = 4
        let size = 2 * radius / step | 1
        return try filtered(by: .dilating, width: step | 1, height: step | 1)
            .resized(width: (width + step - 1) / step, height: (height + step - 1) / step)
            .filtered(by: .dilating, width: size, height: size)
            .averaged(width: size, height: size)
            .resized(width: width, height: height)
    }
}
