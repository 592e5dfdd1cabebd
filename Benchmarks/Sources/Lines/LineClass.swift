import Foundation
import ImageProcessing
import Imaging

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

/// An image of a line and its text.
struct LineSample {
    let place: URL
    /// What is printed.
    let text: String

    /// Takes an image that has a text beside it; one without characters is that of no line and not measured.
    init?(_ place: URL) {
        let extensions: Set = ["png", "tif", "tiff", "jpg", "jpeg"]
        guard extensions.contains(place.pathExtension.lowercased()) else { return nil }
        let truth = place.deletingPathExtension().appendingPathExtension("gt.txt")
        guard let text = try? String(contentsOf: truth, encoding: .utf8) else { return nil }
        self.place = place
        self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if self.text.isEmpty { return nil }
    }

    /// Returns the line in grey.
    func image() throws -> Image {
        try ImageDecoder().decode([UInt8](Data(contentsOf: place))).image
    }
}
