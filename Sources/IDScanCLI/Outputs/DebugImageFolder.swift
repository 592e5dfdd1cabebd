import IDScan
import ImageProcessing
import Imaging
import ScanReports
import SystemLibrary

/// The folder to which the intermediate pictures of scans are written.
struct DebugImageFolder: Sendable {
    private let folder: OutputFile
    private let outputs: OutputSet

    /// Makes the folder unless it is there.
    ///
    /// - Parameters:
    ///   - argument: The name of the folder.
    ///   - replaces: True where pictures may take the place of older files.
    ///   - outputs: The set that writes the pictures.
    /// - Throws: ``Failure`` when it cannot be made or written to.
    init(named argument: String, replaces: Bool, outputs: OutputSet) throws(Failure) {
        folder = OutputFile(option: "--debug-images", name: FileName(argument), replaces: replaces)
        self.outputs = outputs
        guard folder.name.withPath({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else {
            let reason = String(cString: strerror(errno))
            throw Failure(code: "outputFailed", message: "cannot make the folder \(folder.name.text): \(reason)")
        }
        do throws(OutputProblem) {
            _ = try OutputFolder(folder.name)
        } catch {
            throw Failure(cannotWrite: folder, error)
        }
    }

    /// Returns the recorder of the pictures of one scan.
    ///
    /// - Parameter number: The number at the beginning of their names where several inputs could have the same name.
    func recorder(for input: Input, number: Int?) -> DebugImageRecorder {
        let file = input.isStandardInput ? FileName("stdin") : input.file.lastPart
        let prefix = FileName(bytes: Array((number.map { "\($0)-" } ?? "").utf8) + file.bytes)
        return DebugImageRecorder(file: folder.named(folder.name.appending(prefix)), outputs: outputs)
    }
}

/// Writes the intermediate pictures of one scan.
final class DebugImageRecorder {
    private let file: OutputFile
    private let outputs: OutputSet
    private var count = 0
    /// The reason why a picture could not be written, if one could not.
    private(set) var failure: Failure?

    /// Makes a recorder.
    ///
    /// - Parameters:
    ///   - file: The beginning of the names of all pictures.
    ///   - outputs: The set that writes the pictures.
    init(file: OutputFile, outputs: OutputSet) {
        self.file = file
        self.outputs = outputs
    }

    /// Writes the next picture as PNG, unless an earlier one failed.
    func record(stage: ScanStage, image: Image) {
        guard failure == nil else { return }
        count += 1
        let end = Array("-\(count < 10 ? "0" : "")\(count)-\(stage.rawValue).png".utf8)
        do {
            try outputs.write(try image.pngData(), to: file.named(FileName(bytes: file.name.bytes + end)))
        } catch {
            failure = error as? Failure ?? Failure(code: "outputFailed", message: "\(error)")
        }
    }
}
