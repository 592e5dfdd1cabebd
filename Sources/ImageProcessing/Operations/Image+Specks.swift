import Imaging

extension Image {
    /// If there is more than one speck for so many pixels, they are not specks but a pattern or a noisy picture.
    private static let leastPixelsPerSpeck = 16

    /// Returns this image without colour, and without specks: single pixels of a colour that nothing around them has.
    ///
    /// A damaged palette and bits that fell over leave them; the colour of photographed print does not change from one
    /// pixel to the next and back. Without their colour they look like ink, and as parts of letters.
    func greyWithoutSpecks() -> Image {
        let grey = grey()
        guard pixelFormat == .rgb, width > 2, height > 2 else { return grey }
        var luma = grey.pixels
        var specksLeft = width * height / Self.leastPixelsPerSpeck + 2
        let search = SpeckSearch(self, luma: grey.pixels)
        for y in 1..<(height - 1) {
            for x in 1..<(width - 1) {
                guard let replacement = search.replacement(at: y * width + x) else { continue }
                luma[y * width + x] = replacement
                specksLeft -= 1
                if specksLeft == 0 { return grey }
            }
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: luma)
    }
}

/// Looks for specks in red, green and blue.
private struct SpeckSearch {
    private let pixels: [UInt8]
    private let luma: [UInt8]
    private let width: Int
    /// The places of the eight pixels around a pixel, clockwise from the upper left.
    private let offsets: [Int]

    /// The least difference of two colours that have nothing to do with each other: differences of red and green, or
    /// blue and green, of 255.
    private static let threshold = 80
    /// The number of pixels around a speck that may have its colour: two specks may touch.
    private static let mostCompanions = 1
    /// The largest difference of two pixels of one line of ink, in grey levels.
    private static let tolerance = 48

    init(_ image: Image, luma: [UInt8]) {
        (pixels, width, self.luma) = (image.pixels, image.width, luma)
        offsets = [-width - 1, -width, -width + 1, 1, width + 1, width, width - 1, -1]
    }

    /// Returns the grey level that a speck covers; nil for a pixel that is not a speck.
    ///
    /// - Parameter index: The number of a pixel that is not on the edge of the image.
    func replacement(at index: Int) -> UInt8? {
        // Nearly every pixel is like the one on its left and the one above.
        if isAlike(index, index - 1), isAlike(index, index - width) { return nil }
        var companions = 0
        for offset in offsets where isAlike(index, index + offset) {
            companions += 1
            if companions > Self.mostCompanions { return nil }
        }
        let places = offsets.map { index + $0 }
        let (red, blue) = (places.map(redness).sorted()[4], places.map(blueness).sorted()[4])
        func isOdd(_ place: Int) -> Bool {
            abs(redness(place) - red) > Self.threshold || abs(blueness(place) - blue) > Self.threshold
        }
        // The paper in the hole of a coloured letter has less colour than what surrounds it.
        let isStronger = max(abs(redness(index)), abs(blueness(index))) > max(abs(red), abs(blue))
        guard isStronger, isOdd(index) else { return nil }
        return level(between: places.map { isOdd($0) ? nil : Int(luma[$0]) })
    }

    /// The level between eight pixels: a line that goes through and differs from the rest, else that of most of them.
    ///
    /// - Parameter levels: Their grey levels; those that are specks themselves are nil.
    private func level(between levels: [Int?]) -> UInt8? {
        let known = levels.compactMap(\.self).sorted()
        guard !known.isEmpty else { return nil }
        let median = known[known.count / 2]
        let lines = (0..<4).compactMap { side -> Int? in
            guard let first = levels[side], let second = levels[side + 4], abs(first - second) <= Self.tolerance
            else { return nil }
            return (first + second) / 2
        }
        let line = lines.max { abs($0 - median) < abs($1 - median) }
        guard let line, abs(line - median) > Self.tolerance else { return UInt8(median) }
        return UInt8(line)
    }

    private func isAlike(_ first: Int, _ second: Int) -> Bool {
        abs(redness(first) - redness(second)) <= Self.threshold
            && abs(blueness(first) - blueness(second)) <= Self.threshold
    }

    private func redness(_ index: Int) -> Int { Int(pixels[3 * index]) - Int(pixels[3 * index + 1]) }

    private func blueness(_ index: Int) -> Int { Int(pixels[3 * index + 2]) - Int(pixels[3 * index + 1]) }
}
