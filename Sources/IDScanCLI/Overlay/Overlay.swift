import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import ScanReports

/// The picture that `--overlay` asks for: a photograph with frames around the findings, and their texts beside it.
struct Overlay: Sendable {
    /// The quality of a JPEG file: the letters stay sharp, the grain of the photograph may go.
    private static let quality = 82

    /// The file of the picture.
    let picture: PictureFile

    /// Writes the picture of a photograph that was scanned; if nothing was read, it shows the likely documents.
    ///
    /// - Parameters:
    ///   - result: The result of the scan.
    ///   - photograph: The page of the photograph's file.
    ///   - outputs: The set that writes the picture.
    /// - Throws: ``Failure`` when the picture cannot be drawn or written.
    func write(
        _ result: ScanResult, on photograph: Image, to outputs: OutputSet
    ) throws(Failure) {
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

    /// Writes the picture of an image that is decoded.
    func write(_ scene: OverlayScene, on image: Image, to outputs: OutputSet) throws(Failure) {
        try picture.write(to: outputs, quality: Self.quality) { try OverlaySheet(scene, on: image).drawn() }
    }
}
