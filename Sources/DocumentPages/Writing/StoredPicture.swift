import Imaging

/// A picture as a PDF file stores it (ISO 32000-1, 8.9.5).
struct StoredPicture: Sendable {
    /// What the numbers of a pixel are.
    enum Colours: Sendable {
        case grey, rgb
        /// Inks; of Adobe's files each number says how much paper is seen.
        case cmyk(isInverted: Bool)
        /// Numbers of colours in a table of red, green and blue.
        case palette([UInt8])
        /// The colours that the picture names itself, as JPEG 2000 does.
        case own
    }

    /// How it is compressed.
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

    /// How many columns and rows are stored.
    let width, height: Int
    let colours: Colours
    /// How many bits each number has; 0 when the picture says it itself.
    var bits = 8
    let compression: Compression
    /// Whether a JPEG file that does not say so holds red, green and blue.
    var isPlainRGB = false
    /// The profile of the colours, ICC; nil for those of the device.
    var profile: [UInt8]?
    /// True if its numbers mean the opposite: /Decode is [1 0].
    var isInverted = false
    let bytes: [UInt8]
    /// How it must be turned to stand upright.
    var orientation = Orientation.up
    /// How many of its columns and rows make an inch, as the file says; nil when it says nothing plausible.
    var resolution: PictureResolution?

    /// How wide it is when it stands upright, in pixels.
    var uprightWidth: Int { orientation.swapsSides ? height : width }
    /// How high it is when it stands upright, in pixels.
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

    /// Where the lower left corner of the stored picture is on its upright place, and where its right and upper edges lead
    /// to; the place reaches from 0 to 1.
    var uprightPlace: (right: Point, up: Point, corner: Point) {
        func place(_ numbers: [Double]) -> (Point, Point, Point) {
            (
                Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]),
                Point(x: numbers[4], y: numbers[5])
            )
        }
        return switch orientation {
        case .up: place([1, 0, 0, 1, 0, 0])
        case .upMirrored: place([-1, 0, 0, 1, 1, 0])
        case .down: place([-1, 0, 0, -1, 1, 1])
        case .downMirrored: place([1, 0, 0, -1, 0, 1])
        case .leftMirrored: place([0, -1, -1, 0, 1, 1])
        case .right: place([0, -1, 1, 0, 0, 1])
        case .rightMirrored: place([0, 1, 1, 0, 0, 0])
        case .left: place([0, 1, -1, 0, 1, 0])
        }
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
    /// How many numbers a pixel has.
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
