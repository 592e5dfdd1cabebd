import Foundation
import IDScan
import ImageProcessing
import Imaging
import Testing

@testable import IDScanCLI

/// `--crop` and `--portrait`, as users give them.
struct CutOutFilesTests {
    private static let cards = Program.repository.appending(path: "TestCards")
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
    }

    private func picture(_ name: String) throws -> Image {
        try ImageDecoder().decode([UInt8](Data(contentsOf: folder.url.appending(path: name))), as: .rgb).image
    }

    /// A small photograph of two passports, one below the other.
    private static func twoPassports() throws -> Data {
        let card = try ImageDecoder().decode(
            [UInt8](Data(contentsOf: cards.appending(path: "td3-small.jpg"))), as: .rgb
        ).image
        let both = Image(
            width: card.width, height: 2 * card.height, pixelFormat: .rgb, pixels: card.pixels + card.pixels)
        return Data(try both.pngData())
    }

    private func idscan(_ arguments: String..., card: String) throws -> Program.Run {
        // Print is read slowly by a program that is built for debugging.
        try Program.run(
            Program.path, arguments + ["--time-limit", "600", Self.cards.appending(path: card).path], in: folder)
    }

    /// A document that was photographed lying on its side, or head down, reads from its upper left corner.
    @Test(arguments: [
        ("td1-turned-90.jpg", 85.6 / 53.98), ("td3-turned-180.jpg", 125.0 / 88), ("exif-6.jpg", 125.0 / 88),
    ])
    func writesTheDocumentFlatAndTheRightWayUp(card: String, proportions: Double) throws {
        let run = try idscan("--crop", "flat.png", card: card)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        let flat = try picture("flat.png")
        #expect(abs(Double(flat.width) / Double(flat.height) / proportions - 1) < 0.01)
        let again = try Program.idscan("flat.png", in: folder)
        let document = try #require(
            try JSONDecoder().decode(ScanResult.self, from: Data(again.output.utf8)).documents.first)
        #expect(document.status == .verified)
        let line = try #require(document.fields[.surname]?.quadrilateral)
        #expect(line.topLeft.x < line.topRight.x && line.topLeft.y < line.bottomLeft.y)
        #expect(line.topLeft.y > Double(flat.height) / 2)
        let path = folder.url.appending(path: "flat.png").path
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func numbersSeveral() throws {
        try folder.add("flat.jpg", "older")
        try folder.add("two.png", Self.twoPassports())
        let run = try Program.idscan(
            "--crop", "flat.jpg", "--portrait", "face.png", "--time-limit", "600", "--overwrite", "two.png",
            in: folder)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(try names == ["face-1.png", "face-2.png", "flat-1.jpg", "flat-2.jpg", "two.png"])
        #expect(try picture("flat-1.jpg").width > 500 && picture("flat-2.jpg").width > 500)
    }

    /// A face of an earlier photograph would be taken for that of this one.
    @Test(arguments: [("--portrait", "no face is found"), ("--crop", "no document is found whose edges are seen")])
    func leavesNoOlderFileWhereThereIsNothing(option: String, words: String) throws {
        try folder.add("old.png", "older")
        let run = try idscan(option, "old.png", "--overwrite", card: "no-document.jpg")
        #expect(run.exitCode == 3 && run.errors.contains("\(words): \(option) wrote nothing\n"))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(try names.isEmpty)
    }

    /// A verified zone without a face is not all that was asked for.
    @Test func saysByItsExitCodeThatThereIsNoFace() throws {
        try folder.add("old.png", "older")
        let run = try idscan("--portrait", "old.png", "--overwrite", card: "td1-scan.png")
        #expect(run.exitCode == 2 && run.output.contains("\"verified\""))
        #expect(run.errors.contains("no face is found"))
        #expect(try names.isEmpty)
    }

    /// Nothing is replaced, and nothing taken away, that this program did not write: `--overlay *.jpg` names a photograph.
    @Test(arguments: ["--portrait", "--crop", "--overlay"])
    func sparesAFileThatIsThere(option: String) throws {
        try folder.add("old.png", "older")
        let run = try idscan(option, "old.png", card: "td3-desk.jpg")
        #expect(run.exitCode == 1 && run.errors.contains("old.png: it is there already; --overwrite replaces it"))
        #expect(try String(contentsOf: folder.url.appending(path: "old.png"), encoding: .utf8) == "older")
    }

    @Test func sparesAnInputOfANumberedName() throws {
        let photograph = try Self.twoPassports()
        try folder.add("in-1.png", photograph)
        let run = try Program.idscan("--crop", "in.png", "in-1.png", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors == "idscan: in-1.png: cannot write in-1.png: it is the input in-1.png\n")
        #expect(try Data(contentsOf: folder.url.appending(path: "in-1.png")) == photograph)
        #expect((try run.json as? [String: Any])?["documents"] != nil)
    }

    @Test func saysWhichNumberedPictureIsOlder() throws {
        try folder.add("flat-1.png", "older")
        let run = try idscan("--crop", "flat.png", card: "td3-small.jpg")
        #expect(run.exitCode == 0)
        #expect(run.errors.hasSuffix("flat-1.png was there before: it does not show this photograph\n"))
        #expect(try String(contentsOf: folder.url.appending(path: "flat-1.png"), encoding: .utf8) == "older")
    }

    /// The proportions of a format count only where the outline could have them.
    @Test(arguments: [(600.0, 400.0, 1.42, 1.42), (600, 400, 1.586, 1.586), (600, 300, 1.42, 2), (600, 400, nil, 1.5)])
    func hasTheProportionsOfTheDocument(width: Double, height: Double, known: Double?, expected: Double) throws {
        let photograph = Image(
            width: 700, height: 500, pixelFormat: .rgb, pixels: Array(repeating: 99, count: 700 * 500 * 3))
        let part = CutOutFiles.Part(
            outline: Quadrilateral(x: 10, y: 10, width: width, height: height), proportions: known)
        let flat = try CutOutFiles.flat(part, of: photograph)
        #expect(abs(Double(flat.width) / Double(flat.height) / expected - 1) < 0.01)
        #expect(abs(Double(flat.width * flat.height) / (width * height) - 1) < 0.02)
    }
}
