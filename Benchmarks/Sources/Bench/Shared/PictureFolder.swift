import ArgumentParser
import Foundation

/// A folder that pictures are written to.
struct PictureFolder: ExpressibleByArgument {
    private let place: URL

    init?(argument: String) {
        place = URL(filePath: argument, directoryHint: .isDirectory)
    }

    /// Writes a picture, and makes the folder if there is none.
    ///
    /// - Parameters:
    ///   - file: The bytes of a file.
    ///   - name: The name of the file.
    func keep(_ file: [UInt8], named name: String) throws {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(file).write(to: place.appending(path: name))
    }
}
