import Doors

extension Door {
    /// PDF files made by a grammar: the objects of a sound file of two pages, with entries that are changed and added, as dictionaries,
    /// arrays, references and streams within each other. Bytes alone seldom make an object that names another.
    static let pdfObjects = Door("pdf-objects") { bytes in
        var grammar = PDFGrammar(choices: Choices(bytes))
        Door.pdf.read(grammar.file())
    }
}

/// A grammar of PDF files (ISO 32000-1, 7.3 and 7.5).
private struct PDFGrammar {
    var choices: Choices

    /// Values lie in each other so often at most.
    private static let deepest = 5
    private static let keys = [
        "Type", "Subtype", "Kids", "Count", "Parent", "MediaBox", "CropBox", "Rotate", "UserUnit", "Contents",
        "Resources", "XObject",
        "Font", "ExtGState", "Pattern", "Properties", "Length", "Filter", "DecodeParms", "Predictor", "Columns",
        "Colors", "K", "Rows",
        "BlackIs1", "EncodedByteAlign", "Width", "Height", "BitsPerComponent", "ColorSpace", "Decode", "Mask", "SMask",
        "ImageMask", "Matrix",
        "BBox", "OC", "OCGs", "OCProperties", "D", "ON", "OFF", "Order", "BaseState", "Annots", "AP", "N", "AcroForm",
        "Metadata", "Names",
        "ToUnicode", "Encoding", "Differences", "Widths", "FirstChar", "LastChar", "DescendantFonts", "CIDToGIDMap",
        "W", "DW", "First",
        "Index", "Size", "Root", "Prev", "XRefStm", "Encrypt", "ID", "Info", "Extends", "F", "G", "I", "X", "ca", "CA",
        "SM", "BM", "TR",
    ]
    private static let names = [
        "Catalog", "Pages", "Page", "XObject", "Image", "Form", "DeviceGray", "DeviceRGB", "DeviceCMYK", "Indexed",
        "ICCBased", "CalRGB",
        "Lab", "Separation", "Pattern", "FlateDecode", "DCTDecode", "CCITTFaxDecode", "JPXDecode", "JBIG2Decode",
        "LZWDecode",
        "RunLengthDecode", "ASCII85Decode", "ASCIIHexDecode", "Crypt", "Fl", "DCT", "Font", "Type1", "Type0", "Type3",
        "TrueType",
        "Identity-H", "Helvetica", "ObjStm", "XRef", "OCG", "OCMD", "Widget", "Luminosity", "Multiply", "None", "F",
        "I", "X",
    ]
    private static let content = "q 200 0 0 100 0 0 cm /I Do Q /X Do BT /F 9 Tf 1 0 0 1 9 9 Tm (A) Tj ET"

    /// The dictionaries of a sound file, from object 1; those with content are streams.
    private static let sound: [(entries: [(key: String, value: String)], content: String?)] = [
        ([("Type", "/Catalog"), ("Pages", "2 0 R")], nil),
        ([("Type", "/Pages"), ("Kids", "[3 0 R 4 0 R]"), ("Count", "2"), ("MediaBox", "[0 0 200 100]")], nil),
        ([("Type", "/Page"), ("Parent", "2 0 R"), ("Contents", "5 0 R"), ("Resources", "8 0 R")], nil),
        ([("Type", "/Page"), ("Parent", "2 0 R"), ("Contents", "[5 0 R 5 0 R]"), ("Resources", "8 0 R")], nil),
        ([], content),
        (
            [
                ("Subtype", "/Image"), ("Width", "4"), ("Height", "4"), ("BitsPerComponent", "8"),
                ("ColorSpace", "/DeviceGray"),
            ], "abcdefghijklmnop"
        ),
        ([("Subtype", "/Form"), ("BBox", "[0 0 200 100]"), ("Resources", "8 0 R")], content),
        (
            [
                ("Font", "<</F 9 0 R>>"), ("XObject", "<</I 6 0 R/X 7 0 R>>"),
                ("ExtGState", "<</G<</SMask 6 0 R/ca .5>>>>"),
            ], nil
        ),
        ([("Type", "/Font"), ("Subtype", "/Type1"), ("BaseFont", "/Helvetica")], nil),
    ]

    /// A file, by the choices of an input.
    mutating func file() -> [UInt8] {
        var objects = Self.sound
        for _ in 0..<choices.number(below: 12) {
            let index = choices.number(below: objects.count + 1)
            if index == objects.count { objects.append(([], choices.number(below: 2) == 0 ? nil : data())) }
            change(&objects[index].entries)
            if choices.number(below: 6) == 5 { objects[index].content = data() }
        }
        var (file, places) = ("%PDF-1.7\n", [Int]())
        for (number, object) in objects.enumerated() {
            places.append(file.utf8.count)
            let isRight = choices.number(below: 8) < 7
            let length = object.content.map { "/Length \(isRight ? $0.utf8.count : choices.word())" } ?? ""
            let entries = object.entries.map { "/\($0.key) \($0.value)" }.joined() + length
            let stream = object.content.map { "stream\n\($0)\nendstream" } ?? ""
            file += "\(number + 1) 0 obj<<\(entries)>>\(stream) endobj\n"
        }
        let table = file.utf8.count
        if choices.number(below: 3) != 2 {
            let rows = places.map { String(String(10_000_000_000 + $0).dropFirst()) + " 00000 n \n" }.joined()
            file += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n\(rows)"
        }
        var trailer = [(key: "Root", value: "1 0 R"), (key: "Size", value: "\(places.count + 1)")]
        if choices.number(below: 4) == 3 { change(&trailer) }
        let entries = trailer.map { "/\($0.key) \($0.value)" }.joined()
        return Array("\(file)trailer<<\(entries)>>\nstartxref\n\(table)\n%%EOF\n".utf8)
    }

    private mutating func change(_ entries: inout [(key: String, value: String)]) {
        let (key, new) = (choices.one(of: Self.keys), value(depth: 0))
        let (index, kind) = (choices.number(below: entries.count + 1), choices.number(below: 4))
        if kind == 3 || index == entries.count {
            entries.append((key, new))
        } else if kind == 0 {
            entries.remove(at: index)
        } else {
            entries[index].value = new
        }
    }

    private mutating func value(depth: Int) -> String {
        let isDeep = depth >= Self.deepest
        switch choices.number(below: isDeep ? 7 : 10) {
        case 0: return "\(choices.number(below: 256))"
        case 1: return choices.one(of: ["-1", "0.5", "2147483648", "9223372036854775808", "1e9", "-0", "99999", "+7"])
        case 2: return "/" + choices.one(of: Self.names)
        case 3: return choices.one(of: ["true", "false", "null", "()", "<>", "(\\377\\n\\()", "<FEFF0041>"])
        case 4, 5, 6: return "\(choices.number(below: 16)) \(choices.one(of: [0, 0, 0, 0, 1, 65_535])) R"
        case 7, 8:
            return "[" + (0..<choices.number(below: 7)).map { _ in value(depth: depth + 1) }.joined(separator: " ")
                + "]"
        default:
            let entries = (0..<choices.number(below: 5)).map { _ in
                "/\(choices.one(of: Self.keys)) \(value(depth: depth + 1))"
            }
            return "<<" + entries.joined() + ">>"
        }
    }

    /// Some content of a stream: the operators of a page, or text that no filter takes.
    private mutating func data() -> String {
        let operators = [
            "q", "Q", "cm", "Do", "BT", "ET", "Tf", "Tj", "TJ", "Tr", "re", "W n", "f", "gs", "BI", "ID", "EI", "sh",
            "BDC", "EMC",
        ]
        return (0..<choices.number(below: 24)).map { _ in
            choices.number(below: 2) == 0 ? value(depth: Self.deepest - 1) : choices.one(of: operators)
        }.joined(separator: " ")
    }
}
