import Imaging

extension Image {
    /// Returns this image without colour, and without specks: single pixels of a colour that nothing around them has.
    ///
    /// A damaged palette and bits that fell over leave them; what is printed and photographed does not change its colour
    /// from one pixel to the next and back. Without their colour they look like ink, and as parts of letters.
    func greyWithoutSpecks() -> Image {
        guard pixelFormat == .rgb, width > 2, height > 2 else { return grey() }
        let specks = pixels.withUnsafeBufferPointer { SpeckSearch(pixels: $0, width: width, height: height).specks }
        let grey = grey()
        guard !specks.isEmpty else { return grey }
        var luma = grey.pixels
        for speck in specks { luma[speck.index] = speck.replacement(in: grey.pixels) }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: luma)
    }
}

/// A pixel that has nothing to do with those around it.
private struct Speck {
    let index: Int
    /// The eight pixels around it, clockwise from the upper left; those that are specks themselves are nil.
    let neighbours: [Int?]

    /// How much two pixels of one line of ink may differ, in grey levels.
    private static let tolerance = 48

    /// What it covers: a line that goes through it and differs from the rest, else what most pixels around it are.
    func replacement(in luma: [UInt8]) -> UInt8 {
        let levels = neighbours.map { $0.map { Int(luma[$0]) } }
        let known = levels.compactMap(\.self).sorted()
        guard !known.isEmpty else { return luma[index] }
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
}

/// Looks for specks in red, green and blue.
private struct SpeckSearch {
    let pixels: UnsafeBufferPointer<UInt8>
    let width: Int
    let height: Int

    /// How far apart two colours are that have nothing to do with each other: differences of red and green, or blue and
    /// green, of 255.
    private static let threshold = 80
    /// How many of the pixels around a speck may have its colour: two specks may touch.
    private static let mostCompanions = 1

    /// All specks but those on the edge of the image.
    var specks: [Speck] {
        var specks: [Speck] = []
        for y in 1..<(height - 1) {
            for x in 1..<(width - 1) {
                let index = y * width + x
                // Nearly every pixel is like the one on its left and the one above.
                if isAlike(index, index - 1), isAlike(index, index - width) { continue }
                if let speck = speck(at: index) { specks.append(speck) }
            }
        }
        return specks
    }

    private func speck(at index: Int) -> Speck? {
        let places = [
            index - width - 1, index - width, index - width + 1, index + 1, index + width + 1, index + width,
            index + width - 1, index - 1,
        ]
        guard places.count(where: { isAlike(index, $0) }) <= Self.mostCompanions else { return nil }
        let (reds, blues) = (places.map(redness).sorted(), places.map(blueness).sorted())
        let (red, blue) = (reds[4], blues[4])
        func isOdd(_ place: Int) -> Bool {
            abs(redness(place) - red) > Self.threshold || abs(blueness(place) - blue) > Self.threshold
        }
        // The paper in the hole of a coloured letter has less colour than what surrounds it.
        let isStronger = max(abs(redness(index)), abs(blueness(index))) > max(abs(red), abs(blue))
        guard isStronger, isOdd(index) else { return nil }
        return Speck(index: index, neighbours: places.map { isOdd($0) ? nil : $0 })
    }

    private func isAlike(_ first: Int, _ second: Int) -> Bool {
        abs(redness(first) - redness(second)) <= Self.threshold
            && abs(blueness(first) - blueness(second)) <= Self.threshold
    }

    private func redness(_ index: Int) -> Int { Int(pixels[3 * index]) - Int(pixels[3 * index + 1]) }

    private func blueness(_ index: Int) -> Int { Int(pixels[3 * index + 2]) - Int(pixels[3 * index + 1]) }
}
