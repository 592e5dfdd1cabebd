import Drawing

/// The look of a specimen: everything about it that has no meaning.
struct CardStyle: Sendable {
    /// The two hues between which the background runs.
    var hues: [Double]
    /// The strength of the background's colours, 0…1.
    var saturation: Double
    /// The languages of the labels.
    let languages: [Label.Language]
    /// The printing of personal data and zone.
    var printing: Printing
    /// The face of the zone.
    let zoneTypeface: Typeface.Name
    /// True where the guilloche runs on under the zone.
    var patternReachesZone: Bool
    /// The strength of the arms of Utopia, 0…1.
    var emblemOpacity = 0.4
    /// True where the document has a chip and shows its sign.
    let showsChip: Bool

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed, stream: .style)
        let hue = random.number(in: 0...1)
        hues = [hue, hue + random.number(in: -0.22...0.22)]
        saturation = random.number(in: 0.25...0.6)
        languages = random.element(of: [[.english, .french], [.english, .russian], [.english, .spanish], [.english]])
        printing = random.element(of: [.laser, .laser, .inkjet, .thermal])
        zoneTypeface = random.element(of: [.ocrB, .ocrB, .ocrB, .ocrBSharp])
        patternReachesZone = random.happens(withProbability: 0.6)
        showsChip = random.happens(withProbability: 0.6)
    }

    /// A colour of the document.
    ///
    /// - Parameters:
    ///   - position: Between the first hue, 0, and the second, 1.
    ///   - lightness: From black, 0, to white, 1.
    func colour(_ position: Double, lightness: Double, opacity: Double = 1) -> Colour {
        Colour(
            hue: hues[0] + (hues[1] - hues[0]) * position, saturation: saturation, lightness: lightness,
            opacity: opacity)
    }
}

/// A way to get black letters onto a document.
struct Printing: Hashable, Sendable {
    /// The growth of each stroke in width, in millimetres.
    let spread: Double
    /// The softness of its edge: the standard deviation of a Gaussian, in millimetres.
    let softness: Double
    /// The share of the light that the ink takes away, 0…1.
    var density: Double
    /// The unevenness of the ink, 0…1.
    let mottle: Double
    /// The largest distance of a character from its place, in millimetres.
    let displacement: Double

    /// Burnt into plastic.
    static let laser = Printing(spread: 0.01, softness: 0.035, density: 0.88, mottle: 0.10, displacement: 0.01)
    /// Sprayed onto paper, which soaks it up.
    static let inkjet = Printing(spread: 0.06, softness: 0.06, density: 0.90, mottle: 0.16, displacement: 0.03)
    /// Transferred from a ribbon.
    static let thermal = Printing(spread: 0.03, softness: 0.03, density: 0.94, mottle: 0.05, displacement: 0.015)
}
