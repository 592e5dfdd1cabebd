import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import ScanReports

/// The pictures that `--portrait` and `--crop` ask for: parts of a photograph, made flat.
struct CutOutFiles: Sendable {
    /// The subject of the pictures.
    enum Subject: Sendable {
        /// The faces on the documents.
        case portraits
        /// The documents, both sides of those that show two.
        case documents
    }

    /// The longest side of a picture, in pixels: enough for the smallest print on a passport.
    private static let longestSide = 4000.0
    /// The largest difference of an outline's proportions from those of its document, as a factor.
    private static let mostDistortion = 1.15

    /// A part of a photograph.
    struct Part: Hashable, Sendable {
        /// Its corners, in pixels of the photograph, from the one where reading starts.
        let outline: Quadrilateral
        /// Its width divided by its height, if it is known how the document is made.
        let proportions: Double?
        /// The page of the file that shows it.
        var page = 1
    }

    /// The subject of the pictures.
    let subject: Subject
    /// The file of the picture; of several, each has a number before the point.
    let picture: PictureFile

    /// Writes the pictures, and takes away an older one that this run has nothing to put in the place of.
    ///
    /// - Parameters:
    ///   - result: The result of the scan.
    ///   - photograph: A page of the photograph's file in colour.
    ///   - outputs: The set that writes the pictures.
    /// - Returns: The pictures that could not be written, and the ones that are left of an earlier run.
    func write(
        _ result: ScanResult, of photograph: (_ page: Int) throws(Failure) -> Image, to outputs: OutputSet
    ) -> [Shortfall] {
        let parts = subject.parts(of: result)
        do throws(Failure) {
            if parts.count != 1 { try outputs.removeOlder(picture.file) }
            for (number, part) in parts.enumerated() {
                let image = try photograph(part.page)
                let target = parts.count == 1 ? picture : picture.numbered(number + 1)
                try target.write(to: outputs) { () throws(ImageProcessingError) in try Self.flat(part, of: image) }
            }
        } catch {
            return [Shortfall(failure: error, exitStatus: .failed)]
        }
        let message = "\(subject.nothingWords): \(picture.file.option) wrote nothing"
        let nothing = Shortfall(failure: Failure(code: "nothingToShow", message: message), exitStatus: .notVerified)
        return (parts.isEmpty ? [nothing] : []) + remains(after: parts.count, in: outputs)
    }

    /// The complaint about a numbered picture of an earlier run. This program must not delete it.
    private func remains(after count: Int, in outputs: OutputSet) -> [Shortfall] {
        let next = picture.numbered(count < 2 ? 1 : count + 1).file
        guard outputs.hasOlder(next) else { return [] }
        let message = "\(next.name.text) was there before: it does not show this photograph"
        return [Shortfall(failure: Failure(code: "olderFile", message: message), exitStatus: .verified)]
    }

    /// Returns a part of a photograph, flat and the right way up, with about as many pixels as it has there.
    static func flat(_ part: Part, of photograph: Image) throws(ImageProcessingError) -> Image {
        let (width, height) = (max(part.outline.meanWidth, 1), max(part.outline.meanHeight, 1))
        let seen = width / height
        let isPlausible = part.proportions.map { max($0 / seen, seen / $0) < mostDistortion } ?? false
        let proportions = isPlausible ? part.proportions ?? seen : seen
        let scaled = (width * height * proportions).squareRoot()
        let scale = min(1, longestSide / max(scaled, scaled / proportions))
        return try photograph.rectified(
            part.outline, width: max(1, Int((scaled * scale).rounded())),
            height: max(1, Int((scaled / proportions * scale).rounded())))
    }
}

extension CutOutFiles.Subject {
    /// The parts of a result that are shown, in its order.
    func parts(of result: ScanResult) -> [CutOutFiles.Part] {
        result.documents.flatMap { document -> [CutOutFiles.Part] in
            switch self {
            case .portraits:
                let page = result.page(ofImage: document.portraitImageIndex)
                return [document.portrait].compactMap(\.self).map {
                    CutOutFiles.Part(outline: $0, proportions: nil, page: page)
                }
            case .documents:
                let dimensions = document.format.map(DocumentDimensions.init(of:))
                let sides = [
                    (document.quadrilateral, document.imageIndex),
                    (document.otherSide?.quadrilateral, document.otherSide?.imageIndex),
                ]
                return sides.compactMap { outline, image in
                    outline.map {
                        CutOutFiles.Part(
                            outline: $0, proportions: dimensions.map { $0.width / $0.height },
                            page: result.page(ofImage: image))
                    }
                }
            }
        }
    }

    fileprivate var nothingWords: String {
        switch self {
        case .portraits: "no face is found"
        case .documents: "no document is found whose edges are seen"
        }
    }
}
