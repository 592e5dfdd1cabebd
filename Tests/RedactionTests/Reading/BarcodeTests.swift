import Imaging
import Testing

@testable import Redaction

@Suite struct BarcodeTests {
    /// Narrow and wide bars and gaps of Code 39 (ISO/IEC 16388), as `1` and `3`.
    private static let code39: [Character: String] = [
        "8": "311311311", "*": "131131311", "3": "313311111", "C": "313113111", "0": "111331311",
    ]

    /// Draws a barcode of Code 39.
    static func drawn(_ text: String, module: Int = 3, height: Int = 60, margin: Int = 40) -> Image {
        var row = [UInt8](repeating: 255, count: margin)
        for character in "*\(text)*" {
            for (index, width) in (code39[character] ?? "").enumerated() {
                let count = module * (width == "3" ? 3 : 1)
                row += [UInt8](repeating: index % 2 == 0 ? 0 : 255, count: count)
            }
            row += [UInt8](repeating: 255, count: module)
        }
        row += [UInt8](repeating: 255, count: margin)
        let blank = [UInt8](repeating: 255, count: row.count)
        let rows = [blank, blank, blank, blank] + Array(repeating: row, count: height) + [blank, blank, blank, blank]
        return Image(width: row.count, height: rows.count, pixelFormat: .grey, pixels: Array(rows.joined()))
    }

    @Test func findsABarcode() throws {
        let found = try Self.drawn("8C30").barcodes()
        #expect(found.map(\.text) == ["8C30"])
        #expect(found.allSatisfy { $0.corners.meanWidth > 100 })
    }

    @Test func findsATurnedBarcode() throws {
        #expect(try Self.drawn("8C30").rotated(quarterTurns: 1).barcodes().map(\.text) == ["8C30"])
    }

    @Test func findsNothingInGrey() throws {
        let grey = Image(width: 50, height: 40, pixelFormat: .grey, pixels: [UInt8](repeating: 120, count: 2000))
        #expect(try grey.barcodes().isEmpty)
    }
}
