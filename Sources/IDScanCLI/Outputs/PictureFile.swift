import ArgumentParser
import ImageProcessing
import Imaging
import ScanReports

/// A picture that the user asked for: PNG or JPEG, as the end of its name says.
struct PictureFile: Hashable, Sendable {
    /// The possible endings of the name.
    static let fileTypes = ["png", "jpg", "jpeg"]
    /// The quality of a JPEG file: letters stay sharp.
    static let quality = 92

    /// The file of the picture.
    let file: OutputFile

    /// Makes a picture of an option and its argument.
    ///
    /// - Parameter replaces: True where it may take the place of an older file.
    init(option: String, _ argument: String, replaces: Bool) {
        self.init(file: OutputFile(option: option, name: FileName(argument), replaces: replaces))
    }

    /// Makes a picture of an output.
    init(file: OutputFile) {
        self.file = file
    }

    /// Throws a `ValidationError` unless the name tells what kind of picture it is.
    func checkUsage() throws {
        if file.name.isStandardStream {
            throw ValidationError("\(file.option) needs the name of a file: standard output has the result.")
        }
        guard Self.fileTypes.contains(file.name.type) else {
            throw ValidationError("The name after \(file.option) must end in .png or .jpg.")
        }
    }

    /// Throws a `ValidationError` unless the name tells what kind of picture it is, and there is one photograph.
    func checkUsage(photographs: [String]) throws {
        guard photographs.count <= 1 else {
            throw ValidationError(
                "\(file.option) is for one photograph: run idscan once for each, with a file for each.")
        }
        try checkUsage()
    }

    /// Returns one of several pictures that the user asked for at once: `face-2.jpg`.
    func numbered(_ number: Int) -> PictureFile {
        PictureFile(file: file.named(file.name.inserting("-\(number)")))
    }

    /// Writes the picture.
    ///
    /// - Parameters:
    ///   - outputs: The set that writes it.
    ///   - quality: The quality of a JPEG file, from 1 to 100.
    ///   - picture: Draws it.
    /// - Throws: ``Failure`` when it cannot be drawn or written.
    func write(
        to outputs: OutputSet, quality: Int = PictureFile.quality, _ picture: () throws -> Image
    ) throws(Failure) {
        let bytes: [UInt8]
        do {
            let picture = try picture()
            bytes = try file.name.type == "png" ? picture.pngData() : picture.jpegData(quality: quality)
        } catch {
            throw Failure(code: "outputFailed", message: "cannot draw \(file.name.text): \(error)")
        }
        try outputs.write(bytes, to: file)
    }
}
