import Foundation
import Imaging
import ImageProcessing

/// The program `tesseract`, shown a whole picture.
enum TesseractPage {
    /// Returns its readings of a picture, upright, turned by quarter turns, and upside down.
    static func text(of picture: Image) throws -> String {
        try (0..<4).map { turns in
            let file = FileManager.default.temporaryDirectory.appending(path: "redacted-\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(picture.grey().rotated(quarterTurns: turns).pngData()).write(to: file)
            return try ["3", "11"].map { try read(file, segmentation: $0) }.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func read(_ file: URL, segmentation: String) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "OMP_THREAD_LIMIT=1", "tesseract", file.path, "stdout", "-l", "eng", "--psm", segmentation,
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: printed, as: UTF8.self)
    }
}
