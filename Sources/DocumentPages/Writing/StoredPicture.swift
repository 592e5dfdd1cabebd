import Imaging

/// A picture as a PDF file stores it (ISO 32000-1, 8.9.5).
struct StoredPicture: Sendable {
    /// The meaning of a pixel's numbers.
    enum Colours: Sendable {
        case grey, rgb
        /// Inks; in Adobe's files each number is the share of paper that is seen.
        case cmyk(isInverted: Bool)
        /// Numbers of colours in a table of red, green and blue.
        case palette([UInt8])
        /// The colours that the picture names itself, as JPEG 2000 does.
        case own
    }

    /// The compression of a picture.
    enum Compression: Hashable, Sendable {
        case jpeg
        /// As rows of a PNG file are, with the filter that each row names.
        case png
        /// As a fax is, with the parameters of that.
        case fax(numbers: [String: Int], flags: [String: Bool])
        /// With the symbols that several pages share.
        case jbig2(globals: [UInt8]?)
        case jpeg2000
    }

    /// The number of columns and rows that are stored.
    let width, height: Int
    let colours: Colours
    /// The number of bits of each number; 0 when the picture tells it itself.
    var bits = 8
    let compression: Compression
    /// True where a JPEG file that does not tell it holds red, green and blue.
    var isPlainRGB = false
    /// The profile of the colours, ICC; nil for those of the device.
    var profile: [UInt8]?
    /// True if its numbers mean the opposite: /Decode is [1 0].
    var isInverted = false
    let bytes: [UInt8]
    /// The turn, and the mirroring, that make it stand upright.
    var orientation = Orientation.up
    /// The number of its columns and rows that make an inch, by the file; nil when it tells nothing plausible.
    var resolution: PictureResolution?

    /// The width of the upright picture, in pixels.
    var uprightWidth: Int { orientation.swapsSides ? height : width }
    /// The height of the upright picture, in pixels.
    var uprightHeight: Int { orientation.swapsSides ? width : height }
    /// The resolution when it stands upright.
    var uprightResolution: PictureResolution? {
        orientation.swapsSides ? resolution.map { PictureResolution(x: $0.y, y: $0.x) } : resolution
    }

    /// Adds it to a file.
    func added(to document: PDFDocument) -> PDFObject {
        var entries: [String: PDFValue] = [
            "Type": .name("XObject"), "Subtype": .name("Image"), "Width": .integer(width), "Height": .integer(height),
        ]
        if bits > 0 { entries["BitsPerComponent"] = .integer(bits) }
        entries["ColorSpace"] = colourSpace(in: document)
        if isInverted { entries["Decode"] = .array((0..<colours.count).flatMap { _ in [1, 0] }.map(PDFValue.integer)) }
        if case .cmyk(isInverted: true) = colours {
            entries["Decode"] = .array([1, 0, 1, 0, 1, 0, 1, 0].map(PDFValue.integer))
        }
        return document.makeStream(entries, bytes, filter: compression.filter, parameters: parameters(in: document))
    }

    private func parameters(in document: PDFDocument) -> PDFValue {
        switch compression {
        case .fax(let numbers, let flags):
            let entries = numbers.mapValues(PDFValue.integer).merging(flags.mapValues(PDFValue.bool)) { number, _ in
                number
            }
            return .dictionary(entries)
        case .jbig2(let globals):
            return globals.map { .dictionary(["JBIG2Globals": .object(document.makeStream([:], $0))]) } ?? .null
        case .jpeg2000: return .null
        case .jpeg: return isPlainRGB ? .dictionary(["ColorTransform": .integer(0)]) : .null
        case .png:
            let predictorOfPNG = 15
            return .dictionary([
                "Predictor": .integer(predictorOfPNG), "Colors": .integer(colours.count),
                "BitsPerComponent": .integer(bits), "Columns": .integer(width),
            ])
        }
    }

    private func colourSpace(in document: PDFDocument) -> PDFValue {
        if case .own = colours { return .null }
        let device = PDFValue.name(colours.name)
        if case .palette(let table) = colours {
            let last = min(table.count / 3, 1 << bits) - 1
            return .array([.name("Indexed"), device, .integer(last), .bytes(Array(table.prefix(3 * (last + 1))))])
        }
        guard let profile else { return device }
        let entries: [String: PDFValue] = ["N": .integer(colours.count), "Alternate": device]
        return .array([.name("ICCBased"), .object(document.makeStream(entries, profile))])
    }

    /// The place of the stored picture's lower left corner on its upright place, and the directions of its right and
    /// upper edges; the place reaches from 0 to 1.
    var uprightPlace: (right: Point, up: Point, corner: Point) {
        // All orientations undo themselves, but for a quarter turn, which the other one undoes.
        let back: Orientation = orientation == .right ? .left : orientation == .left ? .right : orientation
        let corners = back.cornersUpright
        let (topLeft, topRight, bottomLeft) = (corners[0], corners[1], corners[2])
        let right = Point(x: topRight.x - topLeft.x, y: topLeft.y - topRight.y)
        let up = Point(x: topLeft.x - bottomLeft.x, y: bottomLeft.y - topLeft.y)
        return (right, up, Point(x: bottomLeft.x, y: 1 - bottomLeft.y))
    }
}

extension StoredPicture.Compression {
    /// The name of the filter (ISO 32000-1, 7.4).
    fileprivate var filter: String {
        switch self {
        case .jpeg: "DCTDecode"
        case .png: "FlateDecode"
        case .fax: "CCITTFaxDecode"
        case .jbig2: "JBIG2Decode"
        case .jpeg2000: "JPXDecode"
        }
    }
}

extension StoredPicture.Colours {
    /// The number of numbers in a pixel.
    var count: Int {
        switch self {
        case .grey, .palette: 1
        case .rgb, .own: 3
        case .cmyk: 4
        }
    }

    fileprivate var name: String {
        switch self {
        case .grey: "DeviceGray"
        case .rgb, .palette, .own: "DeviceRGB"
        case .cmyk: "DeviceCMYK"
        }
    }
}
