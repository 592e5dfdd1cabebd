import Foundation
import Testing

/// `--debug-images`, as users give it.
struct DebugImageFolderTests {
    private static let cards = Program.repository.appending(path: "TestCards")

    private static func stages(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            String(name.drop { $0 != "-" }.split(separator: "-").last?.split(separator: ".").first ?? "")
        }
    }

    @Test func showsEveryStageInOrder() throws {
        let folder = try Folder()
        let photograph = Self.cards.appending(path: "td3-small.jpg").path
        #expect(try Program.idscan("--debug-images", "stages", photograph, in: folder).exitCode == 0)
        let stages = try Self.stages(in: folder.url.appending(path: "stages"))
        let first = ["photograph", "mask", "documents", "surface", "lines", "zone", "line", "line"]
        #expect(Array(stages.prefix(first.count)) == first)
    }

    @Test func showsWhatWasLookedAtInVain() throws {
        let folder = try Folder()
        let photograph = Self.cards.appending(path: "no-document.jpg").path
        #expect(try Program.idscan("--debug-images", "stages", photograph, in: folder).exitCode == 3)
        let stages = try Self.stages(in: folder.url.appending(path: "stages"))
        #expect(stages.starts(with: ["photograph", "mask", "documents"]))
        #expect(stages.contains("surface") && stages.contains("lines") && !stages.contains("zone"))
    }
}
