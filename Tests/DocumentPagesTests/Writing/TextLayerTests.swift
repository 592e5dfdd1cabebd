import Foundation
import Imaging
import Testing

@testable import DocumentPages

/// Text that is laid over a page, as poppler finds it.
@Suite struct TextLayerTests {
    /// A page of A4 with some lines, each word at a place of its own.
    static func file(of lines: [[LayerWord]], rotation: Int = 0) throws -> [UInt8] {
        let document = try PDFDocument()
        let page = document.makeIndirect(
            .dictionary([
                "Type": .name("Page"), "MediaBox": .reals([0, 0, 595, 842]), "Rotate": .integer(rotation),
            ]))
        let font = LayerFont(in: document)
        let name = page.addFont(font.object)
        page.prependContent(TextLayer(fontName: name, font: font).content(of: lines))
        font.finish()
        try document.add(page)
        return try document.written()
    }

    /// A word whose base line begins at a point, turned by some degrees counterclockwise.
    static func word(_ text: String, x: Double, y: Double, length: Double, height: Double, angle: Double = 0)
        -> LayerWord
    {
        let (cosine, sine) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
        func place(_ along: Double, _ across: Double) -> Point {
            Point(x: x + along * cosine - across * sine, y: y + along * sine + across * cosine)
        }
        return LayerWord(
            text: text,
            corners: Quadrilateral(
                topLeft: place(0, height), topRight: place(length, height), bottomRight: place(length, 0),
                bottomLeft: place(0, 0)))
    }

    /// A line of words, each ten points a letter, with gaps of six; from right to left when the first one is so read.
    static func line(_ words: [String], y: Double) -> [LayerWord] {
        var x = 100.0
        let isRightToLeft = word(words[0], x: 0, y: 0, length: 1, height: 1).isRightToLeft
        return words.map { text in
            let length = 10 * Double(text.count)
            defer { x += length + 6 }
            return word(text, x: isRightToLeft ? 595 - x - length : x, y: y, length: length, height: 20)
        }
    }

    private func text(of file: [UInt8]) throws -> String {
        let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{0C}"]
        let output = try run("pdftotext", ["-enc", "UTF-8", "FILE", "-"], on: file).output
        return String(String.UnicodeScalarView(output.unicodeScalars.filter { !marks.contains($0) }))
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Written text comes back, in the order of reading, also from right to left and beyond the first 65,536 characters.
    @Test(arguments: [
        ["plain", "words"], ["ﬁnal", "oﬃce"], ["Straße", "Größe"], ["Ελληνικά", "γράμματα"], ["Кириллица", "ещё"],
        ["שלום", "עולם", "טוב"], ["مرحبا", "بالعالم"], ["e\u{301}a\u{308}", "n\u{303}"], ["𝔊𝔬𝔱𝔥", "😀"],
        ["漢字", "かな"], ["(a)", "\\b", "<c>"],
    ])
    func comesBack(words: [String]) throws {
        #expect(try text(of: Self.file(of: [Self.line(words, y: 500)])) == words.joined(separator: " "))
    }

    @Test func keepsTheOrderOfALineInHebrewWithANumber() throws {
        let file = try Self.file(of: [Self.line(["שלום", "עולם", "2026", "טוב"], y: 500)])
        let found = try text(of: file).filter { $0 != " " }
        #expect(found == "שלוםעולם2026טוב")
    }

    /// The boxes that poppler finds are those of the words.
    @Test(arguments: [0, 90, 180, 270])
    func isFoundWhereItStands(angle: Int) throws {
        let word = Self.word("Somewhere", x: 300, y: 400, length: 120, height: 24, angle: Double(angle))
        let output = try run("pdftotext", ["-bbox", "FILE", "-"], on: Self.file(of: [[word]])).output
        let numbers = output.components(separatedBy: "<word ").dropFirst().first?
            .components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.compactMap { Double($0.element) }
        let (xs, ys) = (word.corners.corners.map(\.x), word.corners.corners.map { 842 - $0.y })
        let expected = [xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0]
        let found = try #require(numbers)
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.02 }, "\(found) \(expected)")
    }

    /// The matrix leads the box of the letters to the corners of the word, whatever its shape.
    @Test(arguments: [
        Quadrilateral(x: 100, y: 200, width: 80, height: -20),
        Quadrilateral(
            topLeft: Point(x: 10, y: 40), topRight: Point(x: 90, y: 70), bottomRight: Point(x: 96, y: 52),
            bottomLeft: Point(x: 16, y: 22)),
    ])
    func matrixFitsTheCorners(corners: Quadrilateral) throws {
        let piece = try #require(PlacedText(corners)), count = 7
        let advance = Double(count) * LayerFont.advance * piece.height * piece.stretch(of: count) / 100
        for isMirrored in [false, true] {
            let matrix = try #require(AffineTransform(piece.matrix(isMirrored: isMirrored)))
            let (low, high) = (-LayerFont.descent * piece.height, LayerFont.ascent * piece.height)
            let box = [(0, high), (advance, high), (advance, low), (0, low)].map {
                matrix.applied(to: Point(x: $0.0, y: $0.1))
            }
            let expected =
                isMirrored
                ? [corners.topRight, corners.topLeft, corners.bottomLeft, corners.bottomRight] : corners.corners
            for (a, b) in zip(box, expected) { #expect(a.distance(to: b) < 1e-6) }
        }
    }

    @Test func leavesOutWhatHasNoPlace() throws {
        let document = try PDFDocument()
        let layer = TextLayer(fontName: "F", font: LayerFont(in: document))
        let flat = Self.word("flat", x: 0, y: 0, length: 10, height: 0)
        let endless = Self.word("endless", x: .infinity, y: 0, length: 10, height: 10)
        let lost = Self.word("lost", x: .nan, y: 0, length: 10, height: 10)
        #expect(layer.content(of: [[flat, endless, lost]]).isEmpty)
    }

    @Test func nothingIsSeen() throws {
        let shown = try shownPage(of: Self.file(of: [Self.line(["not", "seen"], y: 500)]), longerSide: 842)
        #expect(shown.pixels.allSatisfy { $0 == 255 })
    }
}

@Suite struct ContentStreamTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-0.5, "-0.5"), (12.3456, "12.346"), (0.0004, "0"), (-0.0004, "0"),
        (1e20, "1000000000000"),
        (.nan, "0"), (99.9996, "100"), (0.05, "0.05"),
    ])
    func writesNumbersWithoutExponents(number: Double, text: String) {
        var stream = ContentStream()
        stream.write(number: number)
        #expect(String(decoding: stream.bytes, as: UTF8.self) == text)
    }
}
