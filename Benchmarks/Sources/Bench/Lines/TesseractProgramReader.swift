import Foundation
import Imaging
import TextRecognition

/// The program `tesseract`, shown the picture of a line as it is in its file: a process for each line.
final class TesseractProgramReader: LineReader {
    /// The layouts for which the program may take a picture, as numbers of its `--psm`: one line as it is, and one line of text.
    static let segmentations = [13, 7]

    let name: String
    private let arguments: [String]

    private init(model: URL, segmentation: Int) {
        let language = model.deletingPathExtension().lastPathComponent
        name = "tesseract program, psm \(segmentation): \(language)"
        arguments = [
            "--tessdata-dir", model.deletingLastPathComponent().path, "-l", language, "--psm", "\(segmentation)",
            "-c", "tessedit_char_whitelist=\(String(CharacterLattice.mrzAlphabet))",
        ]
    }

    /// Readers with trained data, one for each segmentation.
    static func all(models: [String]) -> [TesseractProgramReader] {
        models.flatMap { model in
            segmentations.map { TesseractProgramReader(model: URL(fileURLWithPath: model), segmentation: $0) }
        }
    }

    func read(_ line: Image, from file: URL) throws -> (text: String, formatted: String?) {
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["OMP_THREAD_LIMIT=1", "tesseract", file.path, "stdout"] + arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let status = process.terminationStatus
        guard status == 0 else { throw Tesseract.Failure.tesseract(status: status) }
        let text = String(decoding: printed, as: UTF8.self).filter { !$0.isWhitespace }
        return (text, FormatSyntax.corrected(text))
    }
}
