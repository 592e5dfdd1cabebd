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

    /// Bars that are lighter than their ground.
    @Test func findsAnInvertedBarcode() throws {
        let dark = Self.drawn("8C30")
        let light = Image(
            width: dark.width, height: dark.height, pixelFormat: .grey, pixels: dark.pixels.map { 255 - $0 })
        #expect(try light.barcodes().map(\.text) == ["8C30"])
    }

    /// Draws digits as EAN-8 has them (ISO/IEC 15420).
    private static func ean8(_ digits: [Int]) -> Image {
        let left = [
            "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111",
            "0001011",
        ]
        let right = left.map { String($0.map { $0 == "0" ? "1" : "0" }) }
        let modules =
            "101" + digits.prefix(4).map { left[$0] }.joined() + "01010"
            + digits.suffix(4).map { right[$0] }.joined() + "101"
        let quiet = String(repeating: "0", count: 12)
        let row = (quiet + modules + quiet).flatMap { [UInt8](repeating: $0 == "1" ? 0 : 255, count: 4) }
        let pixels = (0..<80).flatMap { _ in row }
        return Image(width: row.count, height: 80, pixelFormat: .grey, pixels: pixels)
    }

    /// Digits, and what is said: a barcode whose check digit is wrong is one, too.
    @Test(arguments: [([9, 6, 3, 8, 5, 0, 7, 4], "96385074"), ([9, 6, 3, 8, 5, 0, 7, 5], "")])
    func findsABarcodeThatCannotBeRead(digits: [Int], text: String) throws {
        let found = try Self.ean8(digits).barcodes()
        #expect(found.map(\.text).contains(text))
    }

    @Test func findsNothingInGrey() throws {
        let grey = Image(width: 50, height: 40, pixelFormat: .grey, pixels: [UInt8](repeating: 120, count: 2000))
        #expect(try grey.barcodes().isEmpty)
    }
}
