import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@Suite struct RedactCommandTests {
    private static let keep = ["--keep", "surname,givenNames,birthDate", "--time-limit", "120"]

    /// A folder with a flat picture of a passport, as a JPEG file.
    private static func folder() throws -> Folder {
        let folder = try Folder()
        try folder.add("card.jpg", Data(card()))
        return folder
    }

    /// The picture, drawn once.
    private static let drawn = Result {
        let card = SpecimenCard(design: .passportColumns, side: .front, seed: 3)
        return try Photograph(of: [card], conditions: .flatbed, seed: 2).taken().file()
    }

    private static func card() throws -> [UInt8] { try drawn.get() }

    @Test func writesAPictureAndSaysNothingOfTheDocument() throws {
        let folder = try Self.folder()
        let run = try Program.run(Program.path, ["redact", "card.jpg", "-o", "safe.png"] + Self.keep, in: folder)
        #expect(run.exitCode == 0 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("idscan: card.jpg: hidden: document"))
        let file = folder.url.appending(path: "safe.png")
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        // A copy that may be given away is readable as files of this user are.
        let mask = try Program.run("/bin/sh", ["-c", "umask"], in: folder).output
        #expect(mode == 0o666 & ~(Int(mask.prefix { $0.isNumber }, radix: 8) ?? 0))
        let decoded = try ImageDecoder().decode([UInt8](Data(contentsOf: file)), as: .rgb)
        #expect(decoded.image.width == 1640)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["card.jpg", "safe.png"])
    }

    @Test func saysWhatItKnowsOfFaces() throws {
        let folder = try Self.folder()
        let run = try Program.idscan(
            "redact", "card.jpg", "-o", "safe.png", "--hide", "portrait", "--time-limit", "120", in: folder)
        #expect(
            run.exitCode == 0 && run.errors.contains("of a face is covered; others that may be there were not found"))
    }

    @Test func namesTheOptionThatGivesMoreTime() throws {
        let folder = try Self.folder()
        let run = try Program.idscan(
            "redact", "card.jpg", "-o", "safe.png", "--hide", "portrait", "--time-limit", "0.01", in: folder)
        #expect(run.exitCode == 1 && run.errors.ranges(of: "--time-limit").count == 1, "\(run.errors)")
    }

    @Test func reportsNamesAndPlacesAsJSON() throws {
        let folder = try Self.folder()
        let run = try Program.run(
            Program.path, ["redact", "card.jpg", "-o", "safe.jpg", "--format", "json"] + Self.keep, in: folder)
        let report = try #require(try run.json as? [String: Any])
        let kept = try #require(report["kept"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        #expect(Set(kept) == ["surname", "givenNames", "birthDate"])
        #expect((report["hidden"] as? [[String: Any]])?.isEmpty == false)
    }

    /// The secret that may hide in a file beside its pixels.
    private static let secret = "SECRET-GPS-51.5007N"

    private static func jpegWithMetadata() throws -> [UInt8] {
        func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
            let size = content.count + 2
            let start: [UInt8] = [0xFF, marker, UInt8(size >> 8), UInt8(size & 0xFF)]
            return start + content
        }
        let text = Array(secret.utf8)
        let thumbnail = try Image(width: 8, height: 8, pixelFormat: .grey, pixels: [UInt8](repeating: 9, count: 64))
            .jpegData(quality: 50)
        let directory: [UInt8] = [
            0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x0E, 0, 2, 0, 0, 0, UInt8(text.count), 0, 0, 0, 26, 0, 0, 0,
            0,
        ]
        var segments = segment(0xE1, Array("Exif\0\0".utf8) + directory + text + thumbnail)
        segments += segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>".utf8) + text)
        segments += segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + text)
        segments += segment(0xED, text) + segment(0xFE, text)
        let file = try card()
        return Array(file.prefix(2)) + segments + Array(file.dropFirst(2)) + text
    }

    private static func pngWithMetadata() throws -> [UInt8] {
        let picture = try ImageDecoder().decode(card(), as: .rgb).image
        let file = try picture.pngData()
        // Behind the signature and the header, which take 33 bytes. Decoders pass over chunks whose sums they do not check.
        func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
            let body = Array(type.utf8) + content
            let size = withUnsafeBytes(of: UInt32(content.count).bigEndian, Array.init)
            return size + body + withUnsafeBytes(of: crc(body).bigEndian, Array.init)
        }
        let text = Array(secret.utf8)
        var chunks = chunk("tEXt", Array("Comment\0".utf8) + text)
        chunks += chunk("iTXt", Array("Place\0\0\0\0\0".utf8) + text)
        chunks += chunk("eXIf", [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0] + text)
        return Array(file.prefix(33)) + chunks + Array(file.dropFirst(33)) + text
    }

    /// The check sum of a chunk of PNG.
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }

    @Test(arguments: ["jpg", "png"])
    func takesNoMetadataOver(_ type: String) throws {
        let file = try type == "jpg" ? Self.jpegWithMetadata() : Self.pngWithMetadata()
        #expect(Data(file).range(of: Data(Self.secret.utf8)) != nil)
        let folder = try Folder()
        try folder.add("card.\(type)", Data(file))
        for output in ["safe.jpg", "safe.png"] {
            let run = try Program.run(Program.path, ["redact", "card.\(type)", "-o", output] + Self.keep, in: folder)
            #expect(run.exitCode == 0, "\(run.errors)")
            let written = try Data(contentsOf: folder.url.appending(path: output))
            #expect(written.range(of: Data(Self.secret.utf8)) == nil && written.range(of: Data("Exif".utf8)) == nil)
            #expect(written.range(of: Data("xmp".utf8)) == nil && written.range(of: Data("ICC_PROFILE".utf8)) == nil)
            let ends: [Data] = [Data([0xFF, 0xD9]), Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])]
            #expect(ends.contains { written.suffix($0.count) == $0 })
        }
    }

    /// Arguments, the exit code, and a part of what is said.
    private static let refusals: [(arguments: [String], code: Int, message: String)] = [
        (["card.jpg", "-o", "safe.png", "--keep", "surname,shoeSize"], 64, "surname"),
        (["card.jpg", "-o", "safe.png"], 64, "one of --keep, --hide and --preset"),
        (["card.jpg", "-o", "safe.png", "--keep", "sex", "--hide", "sex"], 64, "one of --keep, --hide and --preset"),
        (["card.jpg", "-o", "safe.gif", "--keep", "sex"], 64, "must end in .jpg, .png or .pdf"),
        (["card.jpg", "-o", "card.jpg", "--keep", "sex"], 64, "would write over the input"),
        (["card.jpg", "-o", "link.jpg", "--keep", "sex"], 64, "would write over the input"),
        (
            ["card.jpg", "-o", "old.png", "--keep", "sex", "--overwrite", "--password-file", "old.png"], 64,
            "would write over the input"
        ),
        (["-", "-o", "safe.png", "--keep", "sex", "--password-file", "-"], 64, "- can be given only once"),
        (["card.jpg", "-o", "safe.png", "--preset", "dentist"], 64, "There are age-check"),
        (["card.jpg", "--keep", "sex"], 64, "-o safe.jpg"),
        (["card.jpg", "-o", "old.png", "--keep", "sex"], 1, "--overwrite replaces it"),
        (["card.jpg", "-o", "none/safe.png", "--keep", "sex"], 1, "cannot write none/safe.png"),
        (["card.jpg", "-o", "safe.png", "--keep", "height,surname"], 2, "not found, and so not kept: height"),
        (["card.jpg", "-o", "safe.png", "--keep", "sex", "--pages", "7"], 1, "the file has one page only"),
        (["card.jpg", "-o", "safe.png", "--keep", "surname", "--purpose", "\u{4F60}"], 1, "program cannot write"),
        (
            ["frames.gif", "--pages", "2", "-o", "safe.png", "--keep", "sex"], 1,
            "page 2: of an animation only the first frame is read"
        ),
        (["missing.jpg", "-o", "safe.png", "--keep", "sex"], 1, "no such file"),
        (["empty.jpg", "-o", "safe.png", "--keep", "sex"], 1, "the file is empty"),
        (["cut.jpg", "-o", "safe.png", "--keep", "sex"], 1, "truncated"),
        (["text.jpg", "-o", "safe.png", "--keep", "sex"], 1, "this is text"),
        (["page.pdf", "-o", "safe.pdf", "--keep", "sex"], 1, "broken"),
        (["card.jpg", "-o", "safe.png", "--keep", "sex", "--max-pixels", "1000"], 1, "limit is 1000 pixels"),
    ]

    @Test(arguments: refusals)
    func writesNothingWhereItRefuses(_ row: (arguments: [String], code: Int, message: String)) throws {
        let folder = try Self.folder()
        let card = try Self.card()
        try folder.add("old.png", Data("old".utf8))
        try folder.add("empty.jpg", Data())
        try folder.add("cut.jpg", Data(card.prefix(card.count / 2)))
        try folder.add("text.jpg", Data("no picture".utf8))
        try folder.add(
            "frames.gif", Data(contentsOf: Program.imageFixtures.appending(path: "gif/frames.gif")))
        try folder.add("page.pdf", Data("%PDF-1.7\n%%EOF\n".utf8))
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "link.jpg").path, withDestinationPath: "card.jpg")
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        let run = try Program.run(Program.path, ["redact", "--time-limit", "120"] + row.arguments, in: folder)
        #expect(run.exitCode == row.code && run.errors.contains(row.message), "\(run.errors)")
        #expect(run.output.isEmpty)
        if row.code != 64 { #expect(run.errors.split(separator: "\n").count == 1) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == before)
        #expect(try Data(contentsOf: folder.url.appending(path: "old.png")) == Data("old".utf8))
        #expect(try [UInt8](Data(contentsOf: folder.url.appending(path: "card.jpg"))) == card)
    }

    @Test func findsNoDocumentInABlankPicture() throws {
        let folder = try Folder()
        let blank = Image(width: 400, height: 300, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 120_000))
        try folder.add("blank.png", Data(blank.pngData()))
        let run = try Program.run(
            Program.path, ["redact", "blank.png", "-o", "safe.png", "--keep", "sex", "--hide-everything-else"],
            in: folder)
        #expect(run.exitCode == 3 && run.errors.contains("no document was found"))
    }

    @Test func saysThatTheDiskIsFull() throws {
        let folder = try Self.folder()
        let run = try Program.run(
            "/bin/sh", ["-c", "'\(Program.path)' redact card.jpg -o - \(Self.keep.joined(separator: " ")) >/dev/full"],
            in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("cannot write to standard output"))
    }

    @Test func replacesAFileWhenToldTo() throws {
        let folder = try Self.folder()
        try folder.add("old.png", Data("old".utf8))
        let run = try Program.run(
            Program.path, ["redact", "card.jpg", "-o", "old.png", "--overwrite"] + Self.keep, in: folder)
        #expect(run.exitCode == 0)
        #expect(
            try Data(contentsOf: folder.url.appending(path: "old.png")).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func listsPresetsWithTheirSources() throws {
        let run = try Program.run(Program.path, ["redact", "--list-presets"], in: Folder())
        #expect(run.exitCode == 0)
        for words in ["age-check: ", "keeps   birthDate, portrait", "source  ", "2015-1437", "Geldwäschegesetz § 8"] {
            #expect(run.output.contains(words))
        }
    }
}
