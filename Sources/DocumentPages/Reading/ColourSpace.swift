import Imaging

/// How the samples of an image become colours (ISO 32000-1, 8.6), as far as a renderer is not needed for it.
enum ColourSpace {
    case grey
    case rgb
    /// A table of colours, three bytes for each.
    case indexed([UInt8])

    /// Finds out which one it is; nil when it is another.
    ///
    /// - Parameter isBase: Whether it is the one that a table of colours is in; it is no table then.
    init?(_ object: PDFObject, isBase: Bool = false) {
        guard let kind = object.name ?? object.array?.first?.name else { return nil }
        let second = object.array.flatMap { $0.count > 1 ? $0[1] : nil }
        switch kind {
        case "DeviceGray", "G", "CalGray": self = .grey
        case "DeviceRGB", "RGB", "CalRGB": self = .rgb
        case "ICCBased":
            switch second?["N"]?.integer {
            case 1: self = .grey
            case 3: self = .rgb
            default: return nil
            }
        case "Indexed" where !isBase, "I" where !isBase:
            guard let parts = object.array, parts.count == 4,
                let base = second.flatMap({ ColourSpace($0, isBase: true) })
            else { return nil }
            let mostBytes = 3 * 256
            let bytes = parts[3].isStream ? try? parts[3].decodedBytes(limit: mostBytes + 16) : parts[3].bytes
            guard let table = bytes.flatMap({ base.table(of: $0) }) else { return nil }
            self = .indexed(table)
        default: return nil
        }
    }

    private func table(of bytes: [UInt8]) -> [UInt8]? {
        switch self {
        case .grey: bytes.flatMap { [$0, $0, $0] }
        case .rgb: Array(bytes.prefix(bytes.count / 3 * 3))
        case .indexed: nil
        }
    }

    /// How many samples a pixel has.
    var channels: Int { if case .rgb = self { 3 } else { 1 } }

    var isIndexed: Bool { if case .indexed = self { true } else { false } }

    /// Whether an image's /Decode turns dark and light round; nil when it does something else.
    func isInverted(by decode: PDFObject?) -> Bool? {
        guard let numbers = decode?.reals, !numbers.isEmpty else { return decode == nil ? false : nil }
        if isIndexed { return numbers.first == 0 ? false : nil }
        let (usual, inverted) = (numbers.indices.map { Double($0 % 2) }, numbers.indices.map { Double(1 - $0 % 2) })
        return numbers == usual ? false : numbers == inverted ? true : nil
    }

    /// Adds the pixels of a row.
    func append(
        _ samples: [UInt8], isInverted: Bool, as pixelFormat: PixelFormat, to pixels: inout [UInt8]
    ) {
        let samples = isInverted ? samples.map { 255 - $0 } : samples
        switch (self, pixelFormat) {
        case (.grey, .grey), (.rgb, .rgb): pixels += samples
        case (.grey, .rgb): for sample in samples { pixels += [sample, sample, sample] }
        case (.rgb, .grey):
            for start in stride(from: 0, to: samples.count, by: 3) {
                pixels.append(Self.lightness(samples[start], samples[start + 1], samples[start + 2]))
            }
        case (.indexed(let table), _):
            for sample in samples {
                let start = 3 * Int(sample)
                // An index beyond the table is black, as renderers have it.
                let colour = start + 2 < table.count ? table[start...start + 2] : [0, 0, 0]
                switch pixelFormat {
                case .grey:
                    pixels.append(
                        Self.lightness(
                            colour[colour.startIndex], colour[colour.startIndex + 1], colour[colour.startIndex + 2]))
                case .rgb: pixels += colour
                }
            }
        }
    }

    /// The luma of ITU-R BT.601.
    private static func lightness(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let (red, green, blue) = (299 * Int(red), 587 * Int(green), 114 * Int(blue))
        return UInt8((red + green + blue + 500) / 1000)
    }
}
