import Foundation
import SpecimenCards

/// Draws scenes, each a photograph with what it shows: `kind-seed.jpg` with `kind-seed.json`.
///
/// `draw-scenes COUNT SEED FOLDER [SIDE [KIND …]]` draws COUNT scenes of each kind, or of some kinds, from a seed on;
/// with SIDE, no picture is longer than so many pixels; with `IDSCAN_BENCH_DESIGNS=1` documents are those of designs.
@main
struct DrawScenes {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let kinds = arguments.dropFirst(4).map { SceneKind(rawValue: $0) }
        guard arguments.count >= 3, let count = UInt64(arguments[0]), let seed = UInt64(arguments[1]),
            let side = arguments.count > 3 ? Int(arguments[3]) : .max, side > 0, !kinds.contains(nil)
        else {
            let names = SceneKind.allCases.map(\.rawValue).joined(separator: " ")
            FileHandle.standardError.write(
                Data("usage: draw-scenes COUNT SEED FOLDER [SIDE [KIND …]]\nkinds: \(names)\n".utf8))
            exit(64)
        }
        let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let showsDesigns = ProcessInfo.processInfo.environment["IDSCAN_BENCH_DESIGNS"] != nil
        for kind in kinds.isEmpty ? SceneKind.allCases : kinds.compactMap(\.self) {
            for seed in seed..<seed + count {
                let scene = SpecimenScene(kind: kind, seed: seed, showsDesigns: showsDesigns)
                let taken = try scene.photograph(longestSide: side).taken()
                let place = folder.appending(path: "\(kind.rawValue)-\(seed)")
                try Data(taken.file()).write(to: place.appendingPathExtension("jpg"))
                try JSONEncoder().encode(taken.truth).write(to: place.appendingPathExtension("json"))
            }
        }
    }
}
