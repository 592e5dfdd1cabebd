import Imaging

@testable import DocumentPages

/// A page whose only content is one image.
struct OneImagePage {
    /// The entries that describe the pattern as grey samples of 8 bits.
    static var grey: [String: PDFValue] {
        [
            "Width": .integer(60), "Height": .integer(40), "BitsPerComponent": .integer(8),
            "ColorSpace": .name("DeviceGray"),
        ]
    }

    var content = "q 300 0 0 200 20 30 cm /Im Do Q"
    var entries: [String: PDFValue] = [:]
    var page: [String: PDFValue] = [:]
    var bytes: [UInt8]
    var filter: String?
    var parameters: PDFValue = .null

    /// A file of this page, 340 by 260 points.
    var file: [UInt8] {
        get throws {
            let document = try PDFDocument()
            let image = document.makeStream(
                ["Type": .name("XObject"), "Subtype": .name("Image")].merging(entries) { $1 }, bytes, filter: filter,
                parameters: parameters)
            let resources: PDFValue = .dictionary(["XObject": .dictionary(["Im": .object(image)])])
            let entries: [String: PDFValue] = [
                "Type": .name("Page"), "MediaBox": .reals([0, 0, 340, 260]), "Resources": resources,
                "Contents": .object(document.makeStream([:], Array(content.utf8))),
            ]
            try document.add(document.makeIndirect(.dictionary(entries.merging(page) { $1 })))
            return try document.written()
        }
    }
}

/// An image in which every corner is different: 60 by 40 pixels, each 255 or 0.
let pattern = Image(
    width: 60, height: 40, pixelFormat: .grey,
    pixels: (0..<40).flatMap { y in (0..<60).map { x in (x < 20 && y < 10) || (x > 50 && y < 30) || y > 35 ? 0 : 255 } }
)

/// A file of objects as they are written; the first is the catalogue, and gets the number 1. It has no table of them:
/// qpdf makes one.
func plainPDF(_ objects: [String]) -> [UInt8] {
    let numbered = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    return Array("%PDF-1.7\n\(numbered)trailer<</Root 1 0 R>>\n%%EOF\n".utf8)
}
