/// A kind of file that is no image, or one that is not read, and the advice about it.
public struct OtherFileFormat: Hashable, Sendable {
    /// The name of the format, such as "a PDF file".
    public let name: String
    /// The way to make an image of it, such as "convert it to PNG first"; nil when there is none.
    public let advice: String?

    /// Recognises a kind of file by its bytes; nil when they belong to none that is known.
    init?(recognizing bytes: [UInt8]) {
        let start = bytes.prefix(Self.textLength)
        if let row = Self.signatures.first(where: { $0.matches(bytes) }) {
            self = row.format
        } else if let text = Self.text(start), let row = Self.words.first(where: { $0.isIn(text) }) {
            self = row.format
        } else {
            return nil
        }
    }

    init(_ name: String, _ advice: String?) {
        (self.name, self.advice) = (name, advice)
    }

    /// The picture of a camera's sensor, in one of many formats; some of them look like TIFF.
    static let cameraRaw = OtherFileFormat(
        "a raw file of a camera", "develop it to JPEG first, for example with darktable-cli photo.raw photo.jpg")

    /// The number of bytes of a file that are looked at to tell what kind of text it is.
    private static let textLength = 512

    /// The beginning of a file in small letters; nil when it is no text.
    private static func text(_ start: ArraySlice<UInt8>) -> String? {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = start.starts(with: byteOrderMark) ? start.dropFirst(byteOrderMark.count) : start
        // A letter of several bytes may be cut at the end.
        let letters = String(decoding: text, as: UTF8.self)
        let unknown = letters.unicodeScalars.dropLast(start.count == textLength ? 1 : 0)
        let isText =
            !text.isEmpty
            && !unknown.contains { $0 == "\u{FFFD}" || $0.value < 0x20 && !"\t\n\r\u{C}".unicodeScalars.contains($0) }
        return isText ? letters.lowercased() : nil
    }
}

extension OtherFileFormat {
    private typealias Signature = FileSignature<OtherFileFormat>

    /// The words in texts of a kind, in small letters.
    private struct Words {
        let format: OtherFileFormat
        var beginning = ""
        var anywhere = ""

        func isIn(_ text: String) -> Bool { text.hasPrefix(beginning) && (anywhere.isEmpty || text.contains(anywhere)) }
    }

    private static let pdf = OtherFileFormat(
        "a PDF file", "convert its pages to PNG first, for example with pdftoppm -r 300 -png file.pdf page")
    private static let office = OtherFileFormat(
        "an office file", "export it as PDF and convert that to PNG, or take the pictures out of it")
    private static let zip = OtherFileFormat("a ZIP archive", "unpack it, and scan the images in it")
    private static let archive = OtherFileFormat("an archive or a compressed file", "unpack it first")
    private static let video = OtherFileFormat(
        "a video", "save a sharp frame of it first, for example with ffmpeg -i video -frames:v 1 frame.png")
    private static let sound = OtherFileFormat("a sound file", nil)
    private static let program = OtherFileFormat("a program", nil)
    private static let svg = OtherFileFormat(
        "an SVG drawing", "convert it to PNG first, for example with rsvg-convert -o file.png file.svg")
    private static let postScript = OtherFileFormat(
        "a PostScript file", "convert its pages to PNG first, for example with gs -sDEVICE=png16m -r300 -o page-%d.png")
    private static let base64 = OtherFileFormat(
        "an image as base64 text", "decode it first, for example with base64 -d")

    private static func image(_ name: String, _ command: String = "magick file file.png") -> OtherFileFormat {
        OtherFileFormat(name, "convert it to PNG first, for example with \(command)")
    }

    private static func ftyp(_ format: OtherFileFormat, _ brand: String) -> Signature {
        Signature(format, (4, "ftyp"), (8, brand))
    }

    // The more special rows come first. The registries: ISO/IEC 14496-12 (ftyp), and the formats' own specifications.
    private static let signatures: [Signature] =
        [
            Signature(pdf, (0, "%PDF-")),
            Signature(postScript, (0, "%!PS")), Signature(postScript, (0, "\u{C5}\u{D0}\u{D3}\u{C6}")),
            ftyp(image("an AVIF image", "avifdec file.avif file.png"), "avif"),
            ftyp(image("an AVIF image sequence", "avifdec file.avif file.png"), "avis"),
            Signature(image("a JPEG XL image", "djxl file.jxl file.png"), (0, "\u{FF}\u{0A}")),
            Signature(image("a JPEG XL image", "djxl file.jxl file.png"), (0, "\0\0\0\u{C}JXL \r\n\u{87}\n")),
            Signature(cameraRaw, (0, "FUJIFILMCCD-RAW")), Signature(cameraRaw, (0, "IIRO")),
            Signature(cameraRaw, (0, "IIRS")), Signature(cameraRaw, (0, "MMOR")), Signature(cameraRaw, (0, "IIU\0")),
            Signature(cameraRaw, (0, "FOVb")), Signature(cameraRaw, (0, "\0MRM")), ftyp(cameraRaw, "crx "),
            Signature(office, (0, "\u{D0}\u{CF}\u{11}\u{E0}\u{A1}\u{B1}\u{1A}\u{E1}")),
            Signature(office, (0, "PK\u{3}\u{4}"), (30, "[Content_Types].xml")),
            Signature(office, (0, "PK\u{3}\u{4}"), (30, "mimetypeapplication/vnd.oasis.opendocument")),
            Signature(office, (0, "{\\rtf")),
            Signature(zip, (0, "PK\u{3}\u{4}")), Signature(zip, (0, "PK\u{5}\u{6}")),
            Signature(archive, (0, "\u{1F}\u{8B}")), Signature(archive, (0, "7z\u{BC}\u{AF}\u{27}\u{1C}")),
            Signature(archive, (0, "Rar!\u{1A}\u{7}")), Signature(archive, (0, "BZh")),
            Signature(archive, (0, "\u{FD}7zXZ\0")), Signature(archive, (0, "\u{28}\u{B5}\u{2F}\u{FD}")),
            Signature(archive, (257, "ustar")),
            Signature(sound, (4, "ftypM4A")), Signature(sound, (0, "ID3")), Signature(sound, (0, "OggS")),
            Signature(sound, (0, "fLaC")), Signature(sound, (0, "RIFF"), (8, "WAVE")),
            Signature(video, (4, "ftyp")), Signature(video, (4, "moov")), Signature(video, (4, "mdat")),
            Signature(video, (4, "wide")), Signature(video, (0, "\u{1A}\u{45}\u{DF}\u{A3}")),
            Signature(video, (0, "RIFF"), (8, "AVI ")), Signature(video, (0, "\0\0\u{1}\u{BA}")),
            Signature(video, (0, "\0\0\u{1}\u{B3}")), Signature(video, (0, "FLV\u{1}")),
            Signature(video, (0, "\u{30}\u{26}\u{B2}\u{75}\u{8E}\u{66}\u{CF}\u{11}")),
            Signature(image("a DjVu file", "ddjvu -format=tiff file.djvu file.tif"), (0, "AT&TFORM")),
            Signature(program, (0, "\u{7F}ELF")), Signature(program, (0, "MZ\u{90}\0")),
        ]
        + (1...7).map { Signature(image("a PNM image"), (0, "P\($0)\n")) }

    // Texts are looked at only where no row above fits; the last row fits every text.
    private static let words: [Words] = [
        Words(format: svg, anywhere: "<svg"),
        Words(
            format: OtherFileFormat("a web page", "save the picture that is in it, not the page"),
            anywhere: "<!doctype html"),
        Words(format: OtherFileFormat("a web page", "save the picture that is in it, not the page"), anywhere: "<html"),
        Words(format: OtherFileFormat("an XML file", nil), beginning: "<?xml"),
        Words(
            format: OtherFileFormat("a pointer of Git LFS", "fetch the file first with git lfs pull"),
            beginning: "version https://git-lfs"),
        Words(format: base64, beginning: "data:image/"), Words(format: base64, beginning: "/9j/"),
        Words(format: base64, beginning: "ivborw0kggo"),
        Words(
            format: OtherFileFormat("text", "a zone that is text already is read by idscan mrz parse")),
    ]
}
