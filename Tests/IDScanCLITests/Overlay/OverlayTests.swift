import Foundation
import IDScan
import ImageProcessing
import Imaging
import Testing

@testable import IDScanCLI

/// `--overlay`, as users give it.
struct OverlayTests {
    private static let cards = Program.repository.appending(path: "TestCards")
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func picture(_ name: String) throws -> Image {
        try ImageDecoder().decode([UInt8](Data(contentsOf: folder.url.appending(path: name))), as: .rgb).image
    }

    private static func photograph(_ name: String) throws -> Image {
        try ImageDecoder().decode([UInt8](Data(contentsOf: cards.appending(path: name))), as: .rgb).image
    }

    @Test(arguments: ["td3-desk.jpg", "exif-6.jpg"])
    func marksThePhotographAndSaysWhatItHoldsBesideIt(name: String) throws {
        let run = try Program.idscan("--overlay", "seen.png", Self.cards.appending(path: name).path, in: folder)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        let result = try JSONDecoder().decode(ScanResult.self, from: Data(run.output.utf8))
        let (seen, photograph) = (try picture("seen.png"), try Self.photograph(name))
        let sheet = try OverlaySheet(result.scene(), on: photograph)
        #expect(sheet.picture == photograph)
        #expect(try sheet.drawn() == seen)
        #expect(Double(seen.width) >= sheet.place.meanWidth + sheet.panel.meanWidth)
        let corner = try #require(result.documents.first?.quadrilateral?.bottomRight)
        let x = Int(sheet.place.topLeft.x + corner.x), y = Int(sheet.place.topLeft.y + corner.y)
        let pixel = (min(y, seen.height - 1) * seen.width + min(x, seen.width - 1)) * 3
        let before =
            (min(Int(corner.y), photograph.height - 1) * photograph.width + min(Int(corner.x), photograph.width - 1))
            * 3
        #expect(seen.pixels[pixel..<pixel + 3] != photograph.pixels[before..<before + 3])
    }

    @Test func givesTheSameBytesEveryTime() throws {
        let photograph = Self.cards.appending(path: "td3-small.jpg").path
        for name in ["one.png", "two.png"] {
            _ = try Program.idscan("--overlay", name, photograph, in: folder)
        }
        let files = try ["one.png", "two.png"].map { try Data(contentsOf: folder.url.appending(path: $0)) }
        #expect(files[0] == files[1])
    }

    @Test func printsTheSameResult() throws {
        let photograph = Self.cards.appending(path: "td3-small.jpg").path
        let plain = try Program.idscan(photograph, in: folder)
        let marked = try Program.idscan("--overlay", "seen.jpg", photograph, in: folder)
        #expect(plain.output == marked.output)
        #expect(try picture("seen.jpg").width > 640)
    }

    @Test func readsStandardInput() throws {
        let bytes = try Data(contentsOf: Self.cards.appending(path: "td3-small.jpg"))
        let run = try Program.idscan("--overlay", "seen.png", "-", input: bytes, in: folder)
        #expect(run.exitCode == 0)
        #expect(try picture("seen.png").width > 640)
    }

    @Test func saysBesideThePhotographThatNothingIsFound() throws {
        let photograph = Self.cards.appending(path: "no-document.jpg").path
        #expect(try Program.idscan("--overlay", "seen.PNG", photograph, in: folder).exitCode == 3)
        let sheet = try OverlaySheet(
            ScanResult(image: ImageSize(width: 640, height: 480), documents: []).scene(),
            on: Self.photograph("no-document.jpg"))
        #expect(try sheet.drawn() == picture("seen.PNG"))
    }

    @Test func framesFrontsOnWhichNothingIsRead() throws {
        let name = "td1-front-only.jpg"
        let card = Self.cards.appending(path: name).path
        let run = try Program.idscan("--no-visual-zone", "--overlay", "seen.png", card, in: folder)
        #expect(run.exitCode == 3)
        let result = try JSONDecoder().decode(ScanResult.self, from: Data(run.output.utf8))
        let unframed = try OverlaySheet(result.scene(), on: Self.photograph(name)).drawn()
        let seen = try picture("seen.png")
        #expect(seen.width == unframed.width && seen.height == unframed.height && seen != unframed)
    }

    @Test func drawsPhotographsOfOnePixel() throws {
        let pixel = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [7])
        try folder.add("one.png", Data(pixel.pngData()))
        #expect(try Program.idscan("--overlay", "seen.png", "one.png", in: folder).exitCode == 3)
        #expect(try picture("seen.png").pixels.contains(7))
    }

    @Test func isReadableByItsOwnerOnly() throws {
        try folder.add("one.png", Data(Image(width: 1, height: 1, pixelFormat: .grey, pixels: [7]).pngData()))
        _ = try Program.idscan("--overlay", "seen.png", "one.png", in: folder)
        let path = folder.url.appending(path: "seen.png").path
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func writesNothingForPhotographsThatCannotBeRead() throws {
        let run = try Program.idscan("--overlay", "seen.png", "missing.jpg", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors == "idscan: missing.jpg: no such file\n")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "seen.png").path))
    }

    @Test func saysWhenItCannotWrite() throws {
        try folder.add("one.png", Data(Image(width: 1, height: 1, pixelFormat: .grey, pixels: [7]).pngData()))
        let run = try Program.idscan("--overlay", "missing/seen.png", "one.png", in: folder)
        #expect(run.exitCode == 1 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: cannot write missing/seen.png: there is no such folder"))
    }

    @Test func saysWhatToDoWithSeveralPhotographs() throws {
        let run = try Program.idscan("--overlay", "seen.png", "one.jpg", "two.jpg", in: folder)
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("run idscan once for each"))
    }

    @Test(arguments: ["seen.gif", "seen", "png"])
    func writesKnownKindsOfPicturesOnly(name: String) throws {
        let run = try Program.idscan("--overlay", name, "one.jpg", in: folder)
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("must end in .png or .jpg"))
    }

    @Test func sparesThePhotograph() throws {
        try folder.add("one.png", "unread")
        #expect(try Program.idscan("--overlay", "one.png", "one.png", in: folder).exitCode == 64)
        #expect(try Data(contentsOf: folder.url.appending(path: "one.png")) == Data("unread".utf8))
    }
}
