import Foundation
import ImageProcessing
import Imaging

/// The program `tesseract`, run as its users run it.
struct Tesseract {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "idscan-text-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Removes the files that were written.
    func cleanUp() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Returns the program's output for an image.
    ///
    /// - Parameters:
    ///   - languages: The names of models.
    ///   - segmentation: The way in which it is to look for text; 3 is the one by itself, 11 is for sparse text.
    ///   - output: `txt` or `tsv`.
    func output(on image: Image, languages: [String], segmentation: Int = 3, as output: String) throws -> String {
        let picture = folder.appending(path: "image.png"), result = folder.appending(path: "result")
        try Data(image.pngData()).write(to: picture)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "OMP_THREAD_LIMIT=1", "tesseract", picture.path, result.path, "-l", languages.joined(separator: "+"),
            "--dpi",
            "300", "--psm", "\(segmentation)", output,
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure.tesseract(status: process.terminationStatus) }
        return try String(contentsOf: result.appendingPathExtension(output), encoding: .utf8)
    }

    /// Returns the words that the program finds in an image.
    func words(in image: Image, languages: [String], segmentation: Int) throws -> [FoundWord] {
        try output(on: image, languages: languages, segmentation: segmentation, as: "tsv")
            .split(separator: "\n").dropFirst().compactMap { row in
                let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
                let numbers = cells.dropLast().compactMap { Double($0) }
                guard cells.count == 12, numbers.count == 11, numbers[0] == 5 else { return nil }
                return FoundWord(
                    text: String(cells[11]),
                    centre: Point(x: numbers[6] + numbers[8] / 2, y: numbers[7] + numbers[9] / 2))
            }
    }

    enum Failure: Error {
        case tesseract(status: Int32)
    }
}
