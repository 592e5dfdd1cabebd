import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import ScanReports

/// The picture that `--overlay` asks for: a photograph, what was found framed on it, and what that says beside it.
struct Overlay: Sendable {
    /// The quality of a JPEG file: the letters stay sharp, the grain of the photograph may go.
    private static let quality = 82

    /// Where the picture goes.
    let picture: PictureFile

    /// Writes the picture of a photograph that was scanned; where nothing was read, it shows what looks like a document.
    ///
    /// - Parameters:
    ///   - result: What was found.
    ///   - bytes: The photograph's file.
    ///   - page: Which page of the file.
    ///   - decoder: What the file was decoded with.
    ///   - outputs: What the picture is written by.
    /// - Throws: ``Failure`` when the picture cannot be drawn or written.
    func write(
        _ result: ScanResult, on bytes: [UInt8], page: Int = 1, decodedBy decoder: ImageDecoder, to outputs: OutputSet
    ) throws(Failure) {
        let photograph = try image(of: bytes, page: page, decodedBy: decoder)
        var likely: [Quadrilateral] = []
        if result.documents.isEmpty, result.captureQuality != nil {
            do {
                var detector = try DocumentDetector()
                likely = try detector.detectDocuments(in: photograph).filter(\.isLikely).map(\.quadrilateral)
            } catch {
                throw Failure(ScanError(error))
            }
        }
        try write(result.scene(likelyDocuments: likely), on: photograph, to: outputs)
    }

    /// Writes the picture of a file.
    ///
    /// - Parameters:
    ///   - scene: What is drawn on the image and beside it.
    ///   - bytes: The image's file.
    ///   - decoder: What the file was decoded with.
    ///   - outputs: What the picture is written by.
    /// - Throws: ``Failure`` when the picture cannot be drawn or written.
    func write(
        _ scene: OverlayScene, on bytes: [UInt8], decodedBy decoder: ImageDecoder, to outputs: OutputSet
    ) throws(Failure) {
        try write(scene, on: image(of: bytes, decodedBy: decoder), to: outputs)
    }

    /// Writes the picture of an image that is decoded.
    func write(_ scene: OverlayScene, on image: Image, to outputs: OutputSet) throws(Failure) {
        try picture.write(to: outputs, quality: Self.quality) { try OverlaySheet(scene, on: image).drawn() }
    }

    private func image(
        of bytes: [UInt8], page: Int = 1, decodedBy decoder: ImageDecoder
    ) throws(Failure) -> Image {
        do {
            return try decoder.file(bytes).decode(page: page, as: .rgb).image
        } catch {
            throw Failure(ScanError(error))
        }
    }
}
