import ImageProcessing
import Imaging
import Resources
import SpecimenCards
import Testing

@testable import DocumentPages

/// The demands of ISO 19005-2 on a file of the level 2u, clause by clause, as far as they apply to the files that are written here.
struct ArchiveChecklist {
    private let bytes: [UInt8]
    private let document: PDFDocument
    /// Every dictionary and stream that something leads to.
    private let objects: [PDFObject]

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        document = try PDFDocument(bytes)
        var (found, seen, waiting) = ([PDFObject](), Set<Int>(), [document.trailer])
        while let object = waiting.popLast() {
            if let number = object.number, !seen.insert(number).inserted { continue }
            if object.isDictionary || object.isStream {
                found.append(object)
                waiting += object.keys.compactMap { object[$0] }
            }
            waiting += object.array ?? []
        }
        objects = found
    }

    /// The clauses that do not hold.
    var faults: [String] {
        Self.clauses.compactMap { clause in clause.holds(self) ? nil : "\(clause.number) \(clause.words)" }
    }

    private struct Clause: Sendable {
        let number, words: String
        let holds: @Sendable (ArchiveChecklist) -> Bool

        init(_ number: String, _ words: String, _ holds: @escaping @Sendable (ArchiveChecklist) -> Bool) {
            (self.number, self.words, self.holds) = (number, words, holds)
        }
    }

    private static let clauses = structure + graphics + fonts + rest

    private static let structure = [
        Clause("6.1.2", "the header, and behind it a comment of four bytes above 127") {
            let lines = $0.bytes.prefix(40).split(separator: 10)
            return lines[0].elementsEqual("%PDF-1.7".utf8) && lines[1].first == UInt8(ascii: "%")
                && lines[1].dropFirst().prefix(4).allSatisfy { $0 > 127 } && lines[1].count >= 5
        },
        Clause("6.1.3", "an identifier, and no encryption") {
            $0.document.trailer["ID"]?.array?.count == 2 && $0.document.trailer["Encrypt"] == nil
        },
        Clause("6.1.3", "nothing behind the end") { $0.bytes.suffix(6).elementsEqual("%%EOF\n".utf8) },
        Clause("6.1.7.1", "no streams in other files") {
            $0.streams.allSatisfy { $0["F"] == nil && $0["FFilter"] == nil && $0["FDecodeParms"] == nil }
        },
        Clause("6.1.7.2", "no LZW, no Crypt") {
            $0.streams.allSatisfy { Set($0.filters).isSubset(of: ["FlateDecode", "DCTDecode"]) }
        },
        Clause("6.1.12", "no permissions") { $0.document.root["Perms"] == nil },
        Clause("6.1.13", "no text of more than 32,767 bytes") {
            $0.objects.allSatisfy { object in
                object.keys.allSatisfy { (object[$0]?.bytes?.count ?? 0) <= 32_767 }
            }
        },
        Clause("6.1.13", "sides of pages from 3 to 14,400") {
            $0.pages.allSatisfy { page in
                guard let box = page["MediaBox"]?.reals, box.count == 4 else { return false }
                return [box[2] - box[0], box[3] - box[1]].allSatisfy { (3...14_400).contains($0) }
            }
        },
    ]

    private static let graphics = [
        Clause("6.2.2", "every page names what its content uses") { $0.pages.allSatisfy { $0["Resources"] != nil } },
        Clause("6.2.3", "one profile for the output: of a screen, ICC before version 5, with three colours") {
            guard let intents = $0.document.root["OutputIntents"]?.array, intents.count == 1,
                intents[0]["S"]?.name == "GTS_PDFA1", intents[0]["OutputConditionIdentifier"]?.bytes != nil,
                let profile = intents[0]["DestOutputProfile"], profile["N"]?.integer == 3,
                let data = try? profile.decodedBytes(limit: 1 << 20)
            else { return false }
            return data[36..<40].elementsEqual("acsp".utf8) && data[12..<16].elementsEqual("mntr".utf8)
                && data[16..<20].elementsEqual("RGB ".utf8) && data[8] < 5
        },
        Clause("6.2.4.3", "no inks") {
            $0.objects.allSatisfy { $0["ColorSpace"]?.name != "DeviceCMYK" }
        },
        Clause("6.2.5", "no states of graphics") { $0.objects.allSatisfy { $0["ExtGState"] == nil } },
        Clause("6.2.8", "pictures without alternates, interpolation and OPI") {
            $0.images.allSatisfy { image in
                ["Alternates", "OPI", "Interpolate", "Intent"].allSatisfy { image[$0] == nil }
            }
        },
        Clause("6.2.8.3", "no JPEG 2000") { $0.images.allSatisfy { !$0.filters.contains("JPXDecode") } },
        Clause("6.2.9", "no PostScript, no references to other files") {
            $0.streams.allSatisfy { $0["Subtype"]?.name != "PS" && $0["PS"] == nil && $0["Ref"] == nil }
        },
        Clause("6.2.10", "nothing transparent") {
            $0.objects.allSatisfy { $0["SMask"] == nil && $0["Mask"] == nil && $0["Group"] == nil && $0["CA"] == nil }
        },
    ]

    private static let fonts = [
        Clause("6.2.11.3.1", "the collection of characters fits the encoding") {
            $0.composites.allSatisfy { $0["Encoding"]?.name == "Identity-H" }
        },
        Clause("6.2.11.3.2", "a table from codes to glyphs") {
            $0.descendants.allSatisfy { $0["CIDToGIDMap"]?.isStream ?? false }
        },
        Clause("6.2.11.4.1", "every typeface is in the file") {
            $0.descendants.allSatisfy { $0["FontDescriptor"]?["FontFile2"]?.isStream ?? false }
                && $0.composites.allSatisfy { $0["DescendantFonts"]?.array?.count == 1 }
        },
        Clause("6.2.11.5", "widths are those of the typeface: 500 of 1,000") {
            let program = ResourceFolder.pdfParts["Invisible.ttf"].array
            return $0.descendants.allSatisfy { $0["DW"]?.integer == 500 && $0["W"] == nil }
                && program.widths == [500, 500]
        },
        Clause("6.2.11.7.2", "every code stands for characters, and no code for U+0000, U+FEFF or U+FFFE") {
            $0.composites.allSatisfy { font in
                guard let map = try? font["ToUnicode"]?.decodedBytes(limit: 1 << 22) else { return false }
                let text = String(decoding: map, as: UTF8.self)
                return text.contains("beginbfchar")
                    && ["<0000>\n", "<FEFF>\n", "<FFFE>\n"].allSatisfy { !text.contains("> " + $0) }
            }
        },
        Clause("6.2.11.8", "no code leads to .notdef") {
            $0.descendants.allSatisfy { font in
                let glyphs = (try? font["CIDToGIDMap"]?.decodedBytes(limit: 1 << 18)) ?? []
                return stride(from: 2, to: glyphs.count, by: 2).allSatisfy { glyphs[$0 + 1] == 1 }
            }
        },
    ]

    private static let rest = [
        Clause("6.3.1", "annotations of known kinds") {
            $0.annotations.allSatisfy { $0["Subtype"]?.name == "Text" }
        },
        Clause("6.3.2", "annotations are printed, not hidden, and notes keep size and direction") {
            $0.annotations.allSatisfy { $0["F"]?.integer == 4 | 8 | 16 }
        },
        Clause("6.3.3", "annotations have one appearance, a stream") {
            $0.annotations.allSatisfy { $0["AP"]?.keys == ["N"] && $0["AP"]?["N"]?.isStream ?? false }
        },
        Clause("6.4.1", "no forms") { $0.document.root["AcroForm"] == nil },
        Clause("6.5.1", "no actions") { checklist in
            checklist.objects.allSatisfy { $0["AA"] == nil && $0["OpenAction"] == nil && $0["JS"] == nil }
        },
        Clause("6.6.2.1", "metadata that are not compressed") {
            let metadata = $0.document.root["Metadata"]
            return metadata?["Subtype"]?.name == "XML" && metadata?.filters == []
        },
        Clause("6.6.2.3", "the information says the same as the metadata") {
            $0.document.trailer["Info"]?.keys == ["Producer"]
                && $0.document.trailer["Info"]?["Producer"]?.bytes == Array("IDScan".utf8)
                && $0.metadata.contains("<pdf:Producer>IDScan</pdf:Producer>")
        },
        Clause("6.6.4", "part 2, level U") {
            $0.metadata.contains("<pdfaid:part>2</pdfaid:part>")
                && $0.metadata.contains("<pdfaid:conformance>U</pdfaid:conformance>")
        },
        Clause("6.8", "no files inside") {
            $0.objects.allSatisfy { $0["EmbeddedFiles"] == nil && $0["EF"] == nil }
        },
        Clause("6.9", "no optional content") { $0.document.root["OCProperties"] == nil },
    ]

    private var streams: [PDFObject] { objects.filter(\.isStream) }
    private var images: [PDFObject] { streams.filter { $0["Subtype"]?.name == "Image" } }
    private var pages: [PDFObject] { objects.filter { $0["Type"]?.name == "Page" } }
    private var composites: [PDFObject] { objects.filter { $0["Subtype"]?.name == "Type0" } }
    private var descendants: [PDFObject] { objects.filter { $0["Subtype"]?.name == "CIDFontType2" } }
    private var annotations: [PDFObject] { objects.filter { $0["Type"]?.name == "Annot" } }
    private var metadata: String {
        String(decoding: (try? document.root["Metadata"]?.storedBytes()) ?? [], as: UTF8.self)
    }
}

extension [UInt8] {
    /// The widths in the table `hmtx` of a TrueType typeface.
    fileprivate var widths: [Int] {
        let count = Int(bigEndian(at: 4, count: 2) ?? 0)
        func table(_ name: StaticString) -> Int? {
            (0..<count).first { bigEndian(at: 12 + 16 * $0, count: 4) == UInt64(UInt32(letters: name)) }
                .flatMap { bigEndian(at: 12 + 16 * $0 + 8, count: 4) }.flatMap { Int(exactly: $0) }
        }
        guard let header = table("hhea"), let metrics = table("hmtx"), let profile = table("maxp"),
            let long = bigEndian(at: header + 34, count: 2), let glyphs = bigEndian(at: profile + 4, count: 2)
        else { return [] }
        return (0..<Int(glyphs)).compactMap { glyph in
            bigEndian(at: metrics + 4 * Swift.min(glyph, Int(long) - 1), count: 2).flatMap { Int(exactly: $0) }
        }
    }
}

@Suite struct ArchiveTests {
    private static func made(_ inputs: [PDFInput]) throws -> SearchableFile {
        var options = SearchablePDFOptions()
        options.isArchival = true
        options.addsNotes = true
        return try SearchablePDF(inputs, options: options).file { _ in }
    }

    private static func input(_ name: String) throws -> PDFInput {
        PDFInput(name: name, bytes: try imageFixture(name))
    }

    @Test func holdsEveryClause() throws {
        let page = try PrintedText(lines: ["For archives", "ﬁnal Größe"], size: 40).drawn().image.pngData()
        let names = [
            "baseline.jpg", "cmyk-adobe.jpg", "bilevel.tif", "palette-4.png", "alpha-rgb-8.png", "colour.heic",
        ]
        let file = try Self.made([PDFInput(name: "page.png", bytes: page)] + names.map(Self.input))
        #expect(!file.texts[0].isEmpty)
        #expect(try ArchiveChecklist(file.bytes).faults == [])
        #expect(try SmallPDF.objections(to: file.bytes).isEmpty)
    }

    /// The checklist finds faults: an ordinary file has several.
    @Test func findsFaults() throws {
        let drawn = try PrintedText(lines: ["Not for archives"], size: 40).drawn().image.jpegData(quality: 90)
        let plain = try SearchablePDF([PDFInput(name: "a", bytes: drawn), Self.input("cmyk-adobe.jpg")]).file { _ in }
        let faults = try ArchiveChecklist(plain.bytes).faults.map { $0.prefix { $0 != " " } }
        #expect(Set(["6.2.3", "6.2.4.3", "6.6.2.1", "6.6.4"]).isSubset(of: faults.map(String.init)))
    }

    /// A scan is made anew from its images; nothing else of it is taken.
    @Test(arguments: [0, 90, 180, 270])
    func rebuildsScans(rotation: Int) throws {
        let drawn = try PrintedText(lines: ["For archives", "from a scan"], size: 40).drawn().image.jpegData(
            quality: 90)
        let scan = try PDFDocument(SearchablePDF([PDFInput(name: "a", bytes: drawn)]).file { _ in }.bytes)
        try scan.page(1)[setting: "Rotate"] = .integer(rotation)
        scan.root[setting: "OpenAction"] = .dictionary(["JS": .text("alert")])
        let bytes = try scan.written()
        let file = try Self.made([PDFInput(name: "a.pdf", bytes: bytes)])
        #expect(try ArchiveChecklist(file.bytes).faults == [])
        let image = try #require(try PDFDocument(file.bytes).page(1)["Resources"]?["XObject"]?["Page"])
        #expect(try image.storedBytes() == drawn)
        if rotation == 0 { #expect(file.texts == ["For archives\nfrom a scan"]) }
    }

    @Test func refusesPagesOfMoreThanAnImage() throws {
        let error = #expect(throws: SearchablePDFError.self) {
            try Self.made([PDFInput(name: "a.pdf", bytes: SmallPDF.file(pages: 1))])
        }
        #expect(error?.cause.message.contains("page 1") == true)
    }
}
