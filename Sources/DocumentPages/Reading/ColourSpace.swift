import Imaging

/// The colours of an image's samples (ISO 32000-1, 8.6), as far as a renderer is not needed for them.
enum ColourSpace {
    case grey
    case rgb
    /// A table of colours: a row of pixels in red, green and blue.
    case indexed(Image)

    /// Takes a colour space of a file; nil when it is of another kind.
    ///
    /// - Parameter isBase: True for the one that a table of colours is in; it is no table then.
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

    /// The colours of a table in this colour space; nil when there is none.
    private func table(of bytes: [UInt8]) -> Image? {
        let count = bytes.count / channels
        guard count > 0, !isIndexed else { return nil }
        return Image(
            width: count, height: 1, pixelFormat: format(for: .rgb), pixels: Array(bytes.prefix(count * channels))
        ).rgb()
    }

    /// The format of an image in this colour space, if it is wanted in another: colours of a table come as wanted.
    func format(for wanted: PixelFormat) -> PixelFormat {
        switch self {
        case .grey: .grey
        case .rgb: .rgb
        case .indexed: wanted
        }
    }

    /// The table of colours in a format; nil when there is none.
    func colours(as pixelFormat: PixelFormat) -> Image? {
        guard case .indexed(let table) = self else { return nil }
        return pixelFormat == .grey ? table.grey() : table
    }

    /// The number of samples in a pixel.
    var channels: Int { if case .rgb = self { 3 } else { 1 } }

    var isIndexed: Bool { if case .indexed = self { true } else { false } }

    /// True if an image's /Decode turns dark and light round; nil when it does something else.
    func isInverted(by decode: PDFObject?) -> Bool? {
        guard let numbers = decode?.reals, !numbers.isEmpty else { return decode == nil ? false : nil }
        if isIndexed { return numbers.first == 0 ? false : nil }
        let (usual, inverted) = (numbers.indices.map { Double($0 % 2) }, numbers.indices.map { Double(1 - $0 % 2) })
        return numbers == usual ? false : numbers == inverted ? true : nil
    }
}
