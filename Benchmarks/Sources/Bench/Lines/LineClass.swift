import Foundation

/// A folder of lines.
struct LineClass {
    /// The folder's name.
    let name: String
    let samples: [LineSample]

    /// Returns the folders below a folder, itself included, that have lines in them, in the order of their names.
    static func all(below path: String) throws -> [LineClass] {
        let folder = URL(fileURLWithPath: path)
        let entries = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        let samples = entries.compactMap(LineSample.init).sorted { $0.place.path < $1.place.path }
        let subfolders = try entries.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        let own = samples.isEmpty ? [] : [LineClass(name: folder.lastPathComponent, samples: samples)]
        return try own + subfolders.map(\.path).sorted().flatMap(all)
    }
}
