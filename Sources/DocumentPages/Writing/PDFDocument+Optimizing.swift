import CQPDF
import ImageProcessing
import Imaging

/// Smaller files, which show the same pixel by pixel.
extension PDFDocument {
    /// Objects with higher numbers are left as they are.
    private static let mostObjects = 1_000_000
    /// Streams of more bytes are left as they are.
    private static let mostBytes = 256 << 20

    /// Compresses the streams of the file anew where that makes them smaller: streams of Flate as small as zlib can,
    /// images of one bit a pixel like a fax of group 4.
    func optimize() {
        // A new object has the number behind the last; without anything that refers to it, it is not written.
        let end = min(makeIndirect(.null).number ?? 0, Self.mostObjects)
        for number in 1..<max(1, end) {
            let stream = object(functions.pointee.get_object_by_id(handle, Int32(number), 0))
            guard stream.isStream, !["ObjStm", "XRef", "Metadata"].contains(stream["Type"]?.name) else { continue }
            // A stream that cannot be decompressed stays as it is.
            try? stream.recompress(limit: Self.mostBytes)
        }
    }
}

extension PDFObject {
    fileprivate func recompress(limit: Int) throws(PDFError) {
        guard filters.isEmpty || filters == ["FlateDecode"] || filters == ["Fl"] else { return }
        let stored = try storedBytes()
        // Bytes that a predictor made are compressed as they are.
        let bytes = filters.isEmpty ? stored : try stored.inflated(limit: limit)
        let flate = bytes.deflated(below: stored.count)
        if let rows = try rowsOfBits(limit: limit), let width = self["Width"]?.integer,
            let fax = Image.group4(rows: rows.map { ~$0 }, width: width), fax.count < flate?.count ?? stored.count
        {
            let (columns, height) = (PDFValue.integer(width), PDFValue.integer(rows.count / ((width + 7) / 8)))
            self[setting: "DecodeParms"] = .null
            return replaceStream(
                fax, filter: "CCITTFaxDecode",
                parameters: .dictionary(["K": .integer(-1), "Columns": columns, "Rows": height]))
        }
        guard let flate else { return }
        let parameters = self["DecodeParms"].map { PDFValue.object($0) } ?? .null
        replaceStream(flate, filter: "FlateDecode", parameters: parameters)
    }

    /// The rows of an image of one bit a pixel; nil when it is none, or ends early.
    private func rowsOfBits(limit: Int) throws(PDFError) -> [UInt8]? {
        guard self["Subtype"]?.name == "Image", self["BitsPerComponent"]?.integer ?? 1 == 1,
            let width = self["Width"]?.integer, let height = self["Height"]?.integer,
            (1...1 << 20).contains(width), (1...1 << 20).contains(height), hasOneChannel
        else { return nil }
        let count = (width + 7) / 8 * height
        let bytes = try decodedBytes(limit: limit)
        return bytes.count >= count ? Array(bytes.prefix(count)) : nil
    }

    private var hasOneChannel: Bool {
        if self["ImageMask"]?.bool == true { return true }
        return self["ColorSpace"].flatMap { ColourSpace($0) }?.channels == 1
    }
}
