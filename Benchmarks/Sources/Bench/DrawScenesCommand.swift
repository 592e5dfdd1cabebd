import ArgumentParser
import Foundation
import SpecimenCards

/// `bench draw-scenes`: draws scenes, each a photograph with its truth, `KIND-SEED.jpg` with `KIND-SEED.json`.
struct DrawScenesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "draw-scenes",
        abstract: "Draws scenes for other programs and for training.",
        discussion: "Measures nothing. Each scene is a KIND-SEED.jpg with a KIND-SEED.json, which says what it shows."
    )

    @OptionGroup
    var samples: SampleOptions<SceneKind>

    @Option(
        help: ArgumentHelp("The folder that the scenes are written to.", valueName: "folder"), completion: .directory)
    var out: String

    @Option(help: ArgumentHelp("The longest that a picture may be, in pixels. (default: any)", valueName: "pixels"))
    var side: Int?

    @Flag(help: "Show documents of designs, such as identity cards, rather than Utopia's.")
    var designs = false

    func validate() throws {
        if let side, side < 1 { throw ValidationError("--side must be 1 or more.") }
    }

    func run() throws {
        let folder = URL(filePath: out, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for kind in samples.kinds {
            for seed in samples.seeds {
                let scene = SpecimenScene(kind: kind, seed: seed, showsDesigns: designs)
                let taken = try scene.photograph(longestSide: side ?? .max).taken()
                let place = folder.appending(path: "\(kind.rawValue)-\(seed)")
                try Data(taken.file()).write(to: place.appendingPathExtension("jpg"))
                try JSONEncoder().encode(taken.truth).write(to: place.appendingPathExtension("json"))
            }
        }
    }
}
