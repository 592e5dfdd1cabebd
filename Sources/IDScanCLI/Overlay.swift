import ArgumentParser
import ImageProcessing
import Imaging

/// The picture that `--overlay` asks for: a photograph, and on it what was found.
struct Overlay: Sendable {
    /// What the name of the file may end in.
    static let fileTypes = ["png", "jpg", "jpeg"]
    /// The quality of a JPEG file: the letters stay sharp.
    private static let quality = 92

    /// Where the picture goes.
    let path: String

    /// Throws a `ValidationError` unless these arguments go with a picture.
    func checkUsage(photographs: [String]) throws {
        guard photographs.count <= 1 else {
            throw ValidationError("--overlay marks one photograph: run idscan once for each, with a file for each.")
        }
        guard Self.fileTypes.contains(where: { path.lowercased().hasSuffix(".\($0)") }) else {
            throw ValidationError("The name after --overlay must end in .png or .jpg.")
        }
        guard photographs != [path] else {
            throw ValidationError("--overlay would write over the photograph: name another file.")
        }
    }

    /// Writes the picture, in the size of the photograph.
    ///
    /// - Parameters:
    ///   - bytes: The photograph's file.
    ///   - decoder: What the file was decoded with.
    ///   - marks: What is drawn on it.
    /// - Throws: ``Failure`` when the picture cannot be drawn or written.
    func write(
        _ bytes: [UInt8], decodedBy decoder: ImageDecoder, marks: () throws(ImageProcessingError) -> [Annotation]
    ) throws(Failure) {
        let file: [UInt8]
        do {
            let photograph = try decoder.decode(bytes, as: .rgb).image
            let picture = try photograph.annotated(with: marks())
            file = try path.lowercased().hasSuffix(".png") ? picture.pngData() : picture.jpegData(quality: Self.quality)
        } catch {
            throw Failure(code: "outputFailed", message: "cannot draw \(path): \(error)")
        }
        try OutputFile(path: path, isPrivate: true).write(file)
    }
}
