import Imaging

/// Images of PDF files that are kept as they are stored, in codings that are better than Flate for them: of faxes, of JBIG2 and JPEG 2000.
extension StoredPicture {
    /// Keeps an image of a PDF file; nil when it is in another coding, in colours that are not those of a device or a profile, or
    /// masked.
    ///
    /// - Parameters:
    ///   - object: The image.
    ///   - limit: The most bytes that a part of it may have.
    /// - Throws: ``PDFError`` when its bytes cannot be taken.
    init?(kept object: PDFObject, limit: Int) throws(PDFError) {
        guard let width = object["Width"]?.integer, let height = object["Height"]?.integer,
            (1...1 << 20).contains(width), (1...1 << 20).contains(height),
            !["SMask", "Mask", "ImageMask", "SMaskInData"].contains(where: {
                object[$0].map { $0.bool ?? true && $0.integer != 0 } ?? false
            }), let compression = try Compression(of: object, limit: limit)
        else { return nil }
        let isJPEG2000 = if case .jpeg2000 = compression { true } else { false }
        // JPEG 2000 files say themselves what their colours are.
        guard isJPEG2000 || object["BitsPerComponent"]?.integer ?? 1 == 1,
            let colours = try KeptColours(of: object["ColorSpace"], limit: limit, isOptional: isJPEG2000)
        else { return nil }
        self.init(
            width: width, height: height, colours: colours.colours, bits: isJPEG2000 ? 0 : 1, compression: compression,
            profile: colours.profile, isInverted: object["Decode"]?.reals?.first == 1,
            bytes: try object.storedBytes())
    }
}

extension StoredPicture.Compression {
    /// The coding of an image; nil when it is another one.
    fileprivate init?(of object: PDFObject, limit: Int) throws(PDFError) {
        switch object.filters {
        case ["CCITTFaxDecode"], ["CCF"]:
            let parameters = object.decodeParameters
            let numbers = ["K", "Columns", "Rows"].compactMap { key in parameters?[key]?.integer.map { (key, $0) } }
            let flags = ["BlackIs1", "EncodedByteAlign", "EndOfLine", "EndOfBlock"].compactMap { key in
                parameters?[key]?.bool.map { (key, $0) }
            }
            self = .fax(
                numbers: Dictionary(uniqueKeysWithValues: numbers), flags: Dictionary(uniqueKeysWithValues: flags))
        case ["JBIG2Decode"]:
            self = .jbig2(globals: try object.decodeParameters?["JBIG2Globals"]?.decodedBytes(limit: limit))
        case ["JPXDecode"]: self = .jpeg2000
        default: return nil
        }
    }
}

/// The colours of an image that is kept.
private struct KeptColours {
    let colours: StoredPicture.Colours
    var profile: [UInt8]?

    /// Takes them; nil when they are of another kind than grey and red, green and blue.
    ///
    /// - Parameter isOptional: True where the image tells the kind of its colours itself.
    init?(of space: PDFObject?, limit: Int, isOptional: Bool) throws(PDFError) {
        guard let space else {
            guard isOptional else { return nil }
            colours = .own
            return
        }
        switch space.name ?? space.array?.first?.name {
        case "DeviceGray", "G": colours = .grey
        case "DeviceRGB", "RGB": colours = .rgb
        case "ICCBased":
            guard let stream = space.array?.dropFirst().first, let count = stream["N"]?.integer, [1, 3].contains(count)
            else { return nil }
            colours = count == 1 ? .grey : .rgb
            profile = try stream.decodedBytes(limit: limit)
        default: return nil
        }
    }
}
