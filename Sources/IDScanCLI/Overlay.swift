import IDScan
import ImageProcessing
import Imaging

/// The picture that `--overlay` asks for: a photograph, and on it what was found.
struct Overlay: Sendable {
    /// Where the picture goes.
    let picture: PictureFile

    /// Writes the picture, in the size of the photograph.
    ///
    /// - Parameters:
    ///   - bytes: The photograph's file.
    ///   - page: Which page of the file.
    ///   - decoder: What the file was decoded with.
    ///   - outputs: What the picture is written by.
    ///   - marks: What is drawn on it.
    /// - Throws: ``Failure`` when the picture cannot be drawn or written.
    func write(
        _ bytes: [UInt8], page: Int = 1, decodedBy decoder: ImageDecoder, to outputs: OutputSet,
        marks: () throws(ImageProcessingError) -> [Annotation]
    ) throws(Failure) {
        let photograph: Image
        do {
            photograph = try decoder.file(bytes).decode(page: page, as: .rgb).image
        } catch {
            throw Failure(ScanError(error))
        }
        try picture.write(to: outputs) { () throws(ImageProcessingError) in
            try photograph.annotated(with: marks())
        }
    }
}
