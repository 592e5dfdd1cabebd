import ArgumentParser
import Imaging

/// The damage to the pixels of a picture after it was taken.
enum Damage: String, CaseIterable, ExpressibleByArgument {
    /// Single pixels of any strong colour, from one in a thousand to one in twenty.
    case colouredSalt
    /// The same in magenta, as damaged memory of video shows it.
    case magentaSalt
    /// Single pixels that are black or white.
    case greySalt
    /// One to eight colours of a palette of 256 became others.
    case palette
    /// One or two colours of a palette of 16 to 64 became others.
    case smallPalette

    private static let strongColours: [[UInt8]] = [
        [255, 0, 255], [0, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0],
    ]

    /// Returns a damaged picture.
    ///
    /// - Parameters:
    ///   - image: The picture, in colour.
    ///   - seed: The seed of the damage.
    func applied(to image: Image, seed: UInt64) -> Image {
        var random = SplitMix64(seed: seed &* 0x9E37_79B9)
        switch self {
        case .colouredSalt: return salted(image, &random) { Self.strongColours.randomElement(using: &$0) ?? [] }
        case .magentaSalt: return salted(image, &random) { _ in Self.strongColours[0] }
        case .greySalt: return salted(image, &random) { Bool.random(using: &$0) ? [0, 0, 0] : [255, 255, 255] }
        case .palette:
            return damaged(image, colours: 256, entries: .random(in: 1...8, using: &random), &random)
        case .smallPalette:
            let colours = [16, 32, 64].randomElement(using: &random) ?? 16
            return damaged(image, colours: colours, entries: .random(in: 1...2, using: &random), &random)
        }
    }

    private func salted(
        _ image: Image, _ random: inout SplitMix64, _ colour: (inout SplitMix64) -> [UInt8]
    ) -> Image {
        let share = [0.001, 0.003, 0.01, 0.03, 0.05].randomElement(using: &random) ?? 0.01
        var pixels = image.pixels
        for index in 0..<(image.width * image.height) where Double.random(in: 0..<1, using: &random) < share {
            pixels.replaceSubrange((3 * index)..<(3 * index + 3), with: colour(&random))
        }
        return Image(width: image.width, height: image.height, pixelFormat: .rgb, pixels: pixels)
    }

    private func damaged(_ image: Image, colours: Int, entries: Int, _ random: inout SplitMix64) -> Image {
        let palette = Palette(of: image, count: colours)
        var entriesOf = palette.colours
        // The rarer colours are those between paper and ink: they lie along the letters.
        for _ in 0..<entries {
            let entry = Int.random(in: entriesOf.indices, using: &random)
            entriesOf[entry] = Self.strongColours.randomElement(using: &random) ?? []
        }
        return Image(
            width: image.width, height: image.height, pixelFormat: .rgb,
            pixels: palette.indices.flatMap { entriesOf[$0] })
    }
}
