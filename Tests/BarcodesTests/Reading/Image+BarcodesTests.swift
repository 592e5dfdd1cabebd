import ImageProcessing
import Imaging
import Testing

@testable import Barcodes

@Suite struct ImageBarcodesTests {
    /// All kinds, those that cannot be read, too.
    private static var hints: BarcodeHints {
        var hints = BarcodeHints(symbologies: Set(Symbology.allCases))
        hints.returnsUnread = true
        return hints
    }

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
        let found = try Self.drawn("8C30").barcodes(Self.hints)
        #expect(found.map(\.text) == ["8C30"])
        #expect(found.allSatisfy { $0.corners.meanWidth > 100 })
    }

    /// Bars on a picture so large that the library looks at it in a smaller size, too: it ended the process.
    @Test func findsBarsOnALargePicture() throws {
        let found = try Self.drawn("8C308C30", module: 5, height: 900).barcodes(Self.hints)
        #expect(found.map(\.text).contains("8C308C30"))
    }

    @Test func findsATurnedBarcode() throws {
        #expect(try Self.drawn("8C30").rotated(quarterTurns: 1).barcodes(Self.hints).map(\.text) == ["8C30"])
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
        let found = try Self.ean8(digits).barcodes(Self.hints)
        #expect(found.map(\.text).contains(text))
    }

    @Test func findsNothingInGrey() throws {
        let grey = Image(width: 50, height: 40, pixelFormat: .grey, pixels: [UInt8](repeating: 120, count: 2000))
        #expect(try grey.barcodes(Self.hints).isEmpty)
    }

    /// A kind, and a text that it writes: with what AAMVA parts lines by (DL/ID-2000, annex D), and a URL.
    @Test(arguments: [
        (Symbology.pdf417, "@\n\u{1E}\rANSI 636000100001DL00310010DLDAQT6\r"), (.pdf417, "0123456789"),
        (.qrCode, "https://example.org/1"), (.dataMatrix, "DC03D<<4DC03"), (.aztec, "M1SPECIMEN/ANNA"),
    ])
    func readsWhatItWrites(symbology: Symbology, text: String) throws {
        let picture = try BarcodeModules(text, symbology: symbology).picture()
        let found = try picture.barcodes()
        #expect(found.map(\.symbology) == [symbology])
        #expect(found.map(\.text) == [text])
        #expect(found.map(\.bytes) == [Array(text.utf8)])
        #expect(found.allSatisfy { !$0.isBinary })
    }

    @Test func tellsBinaryFromText() throws {
        // No text in any of the character sets that the library tries.
        let found = try BarcodeModules("\u{0}\u{1}\u{2}", symbology: .qrCode).picture().barcodes()
        #expect(found.map(\.bytes) == [[0, 1, 2]])
        #expect(found.map(\.isBinary) == [true])
    }

    @Test func refusesATextThatDoesNotFit() {
        #expect(throws: ImageProcessingError.self) {
            try BarcodeModules(String(repeating: "long", count: 2000), symbology: .pdf417)
        }
    }
}
