import DocumentDetection
import ImageProcessing
import Imaging

/// Finds smaller pictures of the face that a card shows: issuers repeat it, paler, to make forging hard.
struct PortraitCopies {
    /// The number of pixels in a millimetre: so few show a face, and no letters.
    private static let resolution = 1.6
    /// The sizes of copies beside the portrait.
    private static let scales = [0.22, 0.28, 0.36, 0.45, 0.56, 0.7, 0.85]
    /// The share of the portrait, about its middle, that is compared: its edges show the background.
    private static let core = 0.76
    /// The least likeness of a copy to the portrait, as it is or as a negative: a correlation, 1 for the same.
    static let leastLikeness = 0.7
    /// The correlation of a negative counts less: stripes of texture resemble some negative or other.
    private static let negativeWeight = 0.8
    /// A plain background resembles everything: in grey levels.
    private static let leastContrast = 5.0
    /// More copies are on no card.
    private static let mostCopies = 4

    /// The pixels of a flat picture, as numbers.
    private struct Plane {
        let width, height: Int
        let values: [Double]

        init(_ image: Image) {
            self.init(width: image.width, height: image.height, values: image.pixels.map(Double.init))
        }

        init(width: Int, height: Int, values: [Double]) {
            (self.width, self.height, self.values) = (width, height, values)
        }

        var mean: Double { values.reduce(0, +) / Double(max(1, values.count)) }
    }

    /// A place that resembles the portrait, in millimetres.
    private struct Match {
        let likeness: Double
        let place: Quadrilateral
    }

    /// Returns where copies are, in pixels of the picture.
    ///
    /// - Parameters:
    ///   - portrait: The corners of the portrait in the picture.
    ///   - frame: The card.
    ///   - picture: The picture.
    static func places(
        of portrait: Quadrilateral, on frame: CardFrame, in picture: Image
    ) throws(ImageProcessingError) -> [Quadrilateral] {
        let (columns, rows) = (Int(frame.size.width * resolution), Int(frame.size.height * resolution))
        let card = try picture.grey().rectified(frame.outline, width: columns, height: rows)
        let place = frame.onCard(portrait),
            own = place.enlarged(by: core).mapped {
                Point(x: $0.x * resolution, y: $0.y * resolution)
            }
        var matches: [Match] = []
        let plane = Plane(card)
        for scale in scales {
            let (width, height) = (Int(own.meanWidth * scale), Int(own.meanHeight * scale))
            guard width >= 6, height >= 6, width < columns, height < rows else { continue }
            let pattern = Plane(try card.rectified(own, width: width, height: height))
            matches += places(like: pattern, on: plane, besides: place).map { likeness, centre in
                let size = (width: place.meanWidth * scale, height: place.meanHeight * scale)
                return Match(
                    likeness: likeness,
                    place: Quadrilateral(
                        x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
                        height: size.height))
            }
        }
        var best: [Match] = []
        for match in matches.sorted(by: { $0.likeness > $1.likeness }) where best.count < mostCopies {
            if !best.contains(where: { $0.place.contains(match.place.centre) }) { best.append(match) }
        }
        return best.map { frame.inPicture($0.place) }
    }

    /// Returns the middles of things that resemble a pattern, in millimetres, and their likeness.
    private static func places(
        like pattern: Plane, on card: Plane, besides portrait: Quadrilateral
    ) -> [(likeness: Double, centre: Point)] {
        let mean = pattern.mean
        let centred = Plane(width: pattern.width, height: pattern.height, values: pattern.values.map { $0 - mean })
        let contrast = centred.values.reduce(0) { $0 + $1 * $1 }
        guard contrast > leastContrast * leastContrast * Double(centred.values.count) else { return [] }
        var found: [(likeness: Double, centre: Point)] = []
        for y in 0...card.height - pattern.height {
            for x in 0...card.width - pattern.width {
                let centre = Point(
                    x: (Double(x) + Double(pattern.width) / 2) / resolution,
                    y: (Double(y) + Double(pattern.height) / 2) / resolution)
                if portrait.contains(centre) { continue }
                let likeness = likeness(of: centred, contrast: contrast, to: card, x, y)
                if likeness >= leastLikeness { found.append((likeness, centre)) }
            }
        }
        return found
    }

    /// The correlation of a pattern, whose mean is 0, or less of its negative, with a place of a card; 0 where that is plain.
    private static func likeness(of pattern: Plane, contrast: Double, to card: Plane, _ x: Int, _ y: Int) -> Double {
        let count = Double(pattern.values.count)
        var (sum, squares, product) = (0.0, 0.0, 0.0)
        card.values.withUnsafeBufferPointer { pixels in
            pattern.values.withUnsafeBufferPointer { weights in
                for row in 0..<pattern.height {
                    let start = (y + row) * card.width + x, own = row * pattern.width
                    for column in 0..<pattern.width {
                        let value = pixels[start + column]
                        sum += value
                        squares += value * value
                        product += value * weights[own + column]
                    }
                }
            }
        }
        let variance = squares - sum * sum / count
        guard variance > leastContrast * leastContrast * count else { return 0 }
        let correlation = product / (variance * contrast).squareRoot()
        return max(correlation, -correlation * negativeWeight)
    }
}
