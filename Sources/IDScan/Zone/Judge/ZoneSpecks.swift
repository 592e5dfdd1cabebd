import Imaging

/// Single pixels around a zone that differ from everything around them: salt, as damaged files and broken sensors have it.
///
/// They stand in characters too, where they look like ink: a black one at the foot of an `O` makes a `Q`, for every reader.
struct ZoneSpecks {
    private let image: Image
    private let rows, columns: Range<Int>
    /// From the middle of a character to that of the next, in pixels.
    private let pitch: Double

    /// The largest pitch of characters, in pixels, in which a speck counts: it is a small part of larger ones.
    private static let largestPitch = 16.0
    /// The number of specks on flat ground that are no accident, and enough to fear one in a character that looks like ink.
    private static let leastCount = 6
    /// The contrast of a speck with all around it, and the evenness of that, in grey levels.
    private static let contrast = 40, evenness = 64

    /// - Parameters:
    ///   - places: The places of a zone's lines.
    ///   - characterCounts: The number of characters in each.
    ///   - photograph: The photograph as it was taken, in grey: in a stretched picture, specks are blots.
    init(around places: [Quadrilateral], characterCounts: [Int], in photograph: Image) {
        image = photograph
        let height = places.map(\.meanHeight).max() ?? 0
        let extent = Extent(around: places.flatMap(\.corners)).outset(by: height)
        func range(_ least: Double, _ most: Double, _ size: Int) -> Range<Int> {
            let first = Int(min(max(1, least), Double(size)))
            return first..<max(first, Int(min(most, Double(size - 1))))
        }
        columns = range(extent.left, extent.right, photograph.width)
        rows = range(extent.top, extent.bottom, photograph.height)
        let lengths = zip(places, characterCounts).map { $0.meanWidth / Double(max(1, $1)) }
        pitch = lengths.max() ?? 0
    }

    /// True where there are so many that one may have made another character of one.
    var mayChangeCharacters: Bool {
        guard pitch <= Self.largestPitch else { return false }
        var count = 0
        for y in rows {
            for x in columns where isSpeck(x: x, y: y) {
                count += 1
                if count == Self.leastCount { return true }
            }
        }
        return false
    }

    private func isSpeck(x: Int, y: Int) -> Bool {
        let (index, width) = (y * image.width + x, image.width)
        let own = Int(image.pixels[index])
        // Nearly every pixel is like the one on its left.
        guard abs(own - Int(image.pixels[index - 1])) >= Self.contrast else { return false }
        var (darkest, brightest) = (255, 0)
        for start in [index - width - 1, index - 1, index + width - 1] {
            for place in start...start + 2 where place != index {
                darkest = min(darkest, Int(image.pixels[place]))
                brightest = max(brightest, Int(image.pixels[place]))
            }
        }
        return brightest - darkest <= Self.evenness
            && (own <= darkest - Self.contrast || own >= brightest + Self.contrast)
    }
}
