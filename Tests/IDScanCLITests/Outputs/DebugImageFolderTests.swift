import Foundation
import ImageProcessing
import Imaging
import Testing

/// `--debug-images`, as users give it.
struct DebugImageFolderTests {
    private static let cards = Program.repository.appending(path: "TestCards")

    private static func stages(in folder: URL) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let stages = names.map { String($0.split(separator: "-").last?.split(separator: ".").first ?? "") }
        // There may be several of each.
        return zip(stages, [""] + stages).filter { $0 != $1 }.map(\.0)
    }

    @Test func showsEveryStageInOrder() throws {
        let folder = try Folder()
        let photograph = Self.cards.appending(path: "td3-small.jpg").path
        #expect(try Program.idscan("--debug-images", "stages", photograph, in: folder).exitCode == 0)
        let stages = try Self.stages(in: folder.url.appending(path: "stages"))
        #expect(stages == ["photograph", "mask", "documents", "zone", "line"])
    }

    /// A zone without the rest of its document: nothing tells where the standard prints it.
    @Test func showsWhereLinesAreSought() throws {
        let folder = try Folder()
        let photograph = Self.cards.appending(path: "td3-zone-only.jpg").path
        _ = try Program.idscan("--debug-images", "stages", photograph, in: folder)
        let stages = try Self.stages(in: folder.url.appending(path: "stages"))
        let first = ["photograph", "mask", "documents", "text", "curves", "lines", "zone", "line"]
        #expect(Array(stages.prefix(first.count)) == first)
    }

    @Test func showsWhatWasLookedAtInVain() throws {
        let folder = try Folder()
        let paper = Image(width: 160, height: 120, pixelFormat: .grey, pixels: Array(repeating: 200, count: 19_200))
        try folder.add("paper.png", Data(paper.pngData()))
        #expect(try Program.idscan("--debug-images", "stages", "paper.png", in: folder).exitCode == 3)
        let stages = try Self.stages(in: folder.url.appending(path: "stages"))
        #expect(stages.starts(with: ["photograph", "mask", "documents"]))
        #expect(stages.contains("text") && stages.contains("curves") && !stages.contains("zone"))
    }
}
