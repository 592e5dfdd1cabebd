import Resources

/// The typeface of all text layers of a file: nothing of it is seen.
///
/// Every character of the file has a code of its own, and all codes show the same blank glyph. A table of the file says
/// which characters they stand for.
final class LayerFont {
    /// The reach of the glyph above the base line, and below it, in sizes. Together they are one size.
    static let ascent = 0.8, descent = 0.2
    /// The advance of the glyph, in sizes.
    static let advance = 0.5
    /// The stand-in for a character that has no code: the file has too many.
    private static let replacement: Character = "\u{FFFD}"
    private static let mostCodes = 65_534

    /// The object that pages refer to; complete when ``finish()`` was called.
    let object: PDFObject
    private var characters: [Character] = []
    private var codes: [Character: UInt16] = [:]

    /// Adds the typeface to a file.
    init(in document: PDFDocument) {
        object = document.makeIndirect(.dictionary([:]))
        _ = code(of: " ")
        _ = code(of: Self.replacement)
    }

    /// The code of a character.
    func code(of character: Character) -> UInt16 {
        if let code = codes[character] { return code }
        guard characters.count < Self.mostCodes else { return codes[Self.replacement] ?? 1 }
        characters.append(character)
        let code = UInt16(characters.count)
        codes[character] = code
        return code
    }

    /// Writes the meaning of the codes; after this no code may be asked for.
    func finish() {
        let document = object.document, name = PDFValue.name("IDScanInvisible")
        let file = ResourceFolder.pdfParts["Invisible.ttf"].array
        let program = document.makeStream(["Length1": .integer(file.count)], file)
        let thousandths = { (sizes: Double) in PDFValue.integer(Int((1000 * sizes).rounded())) }
        let symbolic = 4
        let descriptor = document.makeIndirect(
            .dictionary([
                "Type": .name("FontDescriptor"), "FontName": name, "Flags": .integer(symbolic),
                "FontBBox": .array([0, -Self.descent, Self.advance, Self.ascent].map(thousandths)),
                "ItalicAngle": .integer(0), "Ascent": thousandths(Self.ascent), "Descent": thousandths(-Self.descent),
                "CapHeight": thousandths(Self.ascent), "StemV": .integer(80), "FontFile2": .object(program),
            ]))
        // All codes but 0 lead to glyph 1.
        let glyphs: [UInt8] = [0, 0] + (0..<2 * characters.count).map { UInt8($0 % 2) }
        let descendant = document.makeIndirect(
            .dictionary([
                "Type": .name("Font"), "Subtype": .name("CIDFontType2"), "BaseFont": name,
                "CIDSystemInfo": .dictionary([
                    "Registry": .bytes(Array("Adobe".utf8)), "Ordering": .bytes(Array("Identity".utf8)),
                    "Supplement": .integer(0),
                ]),
                "FontDescriptor": .object(descriptor), "DW": thousandths(Self.advance),
                "CIDToGIDMap": .object(document.makeStream([:], glyphs)),
            ]))
        let entries: [(String, PDFValue)] = [
            ("Type", .name("Font")), ("Subtype", .name("Type0")), ("BaseFont", name),
            ("Encoding", .name("Identity-H")), ("DescendantFonts", .array([.object(descendant)])),
            ("ToUnicode", .object(document.makeStream([:], characterMap))),
        ]
        for (key, value) in entries { object[setting: key] = value }
    }

    /// The text that each code stands for (ISO 32000-1, 9.10.3).
    private var characterMap: [UInt8] {
        let mostInBlock = 100
        let head = """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <0000> <FFFF>
            endcodespacerange

            """
        var map = Array(head.utf8)
        for start in stride(from: 0, to: characters.count, by: mostInBlock) {
            let end = min(start + mostInBlock, characters.count)
            map += Array("\(end - start) beginbfchar\n".utf8)
            for index in start..<end {
                map += Array("<".utf8) + UInt16(index + 1).hexadecimal + Array("> <".utf8)
                for unit in String(characters[index]).utf16.prefix(Self.longestText) { map += unit.hexadecimal }
                map += Array(">\n".utf8)
            }
            map += Array("endbfchar\n".utf8)
        }
        return map + Array("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n".utf8)
    }

    /// The largest number of units of UTF-16 that a code stands for: a text in such a table has 512 bytes.
    private static let longestText = 128
}
