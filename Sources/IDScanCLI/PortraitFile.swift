import ArgumentParser
import DocumentDetection
import ImageProcessing
import Imaging

/// The pictures that `--portrait` asks for: the faces on the documents of a photograph.
struct PortraitFile: Sendable {
    /// Where the picture of the first goes; those of others have a number before the point.
    let path: String

    /// The quality of a JPEG file.
    private static let quality = 92
    /// The longest side of a picture, in pixels.
    private static let longestSide = 2000.0

    /// Throws a `ValidationError` unless these arguments go with it.
    func checkUsage(photographs: [String]) throws {
        guard photographs.count <= 1 else {
            throw ValidationError("--portrait is for one photograph: run idscan once for each, with a file for each.")
        }
        guard Overlay.fileTypes.contains(where: { path.lowercased().hasSuffix(".\($0)") }) else {
            throw ValidationError("The name after --portrait must end in .png or .jpg.")
        }
        guard photographs != [path] else {
            throw ValidationError("--portrait would write over the photograph: name another file.")
        }
    }

    /// Writes the pictures, readable by their owner only; nothing when there are none.
    ///
    /// - Parameters:
    ///   - portraits: The corners of the faces, in pixels of the photograph.
    ///   - bytes: The photograph's file.
    ///   - decoder: What the file was decoded with.
    /// - Throws: ``Failure`` when a picture cannot be cut out or written.
    func write(
        _ portraits: [Quadrilateral], of bytes: [UInt8], decodedBy decoder: ImageDecoder
    ) throws(Failure) {
        guard !portraits.isEmpty else { return }
        for (number, portrait) in portraits.enumerated() {
            let name = portraits.count == 1 ? path : numbered(number + 1)
            let file: [UInt8]
            do {
                let photograph = try decoder.decode(bytes, as: .rgb).image
                let scale = min(1, Self.longestSide / max(portrait.meanWidth, portrait.meanHeight, 1))
                let picture = try photograph.rectified(
                    portrait, width: max(1, Int(portrait.meanWidth * scale)),
                    height: max(1, Int(portrait.meanHeight * scale)))
                file =
                    try name.lowercased().hasSuffix(".png")
                    ? picture.pngData() : picture.jpegData(quality: Self.quality)
            } catch {
                throw Failure(code: "outputFailed", message: "cannot draw \(name): \(error)")
            }
            try OutputFile(path: name, isPrivate: true).write(file)
        }
    }

    /// The name of the file of one of several faces: `face-2.jpg`.
    private func numbered(_ number: Int) -> String {
        let point = path.lastIndex(of: ".") ?? path.endIndex
        return "\(path[..<point])-\(number)\(path[point...])"
    }
}
