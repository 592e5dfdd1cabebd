import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards

/// The outcome of one photograph with one document.
struct QualityTrial {
    /// The scanner's quality of the photograph; nil when it found no document.
    let claimed: CaptureQuality?
    /// The same, measured where the document and its zone are.
    let measured: CaptureQuality
    /// True where the zone was read exactly, and where it was verified.
    let isExact, isVerified: Bool
    /// The truth about the photograph: pixels for each millimetre along the zone, the width of edges in millimetres by
    /// the blur of the lens and the hand, and the tilt of the camera, in degrees.
    let resolution, blur, tilt: Double

    /// Takes, scans and measures a photograph.
    ///
    /// - Returns: The outcome; nil when the photograph shows no zone.
    init?(of photograph: Photograph, by scanner: inout DocumentScanner) throws {
        let taken = try photograph.taken()
        guard let document = taken.truth.documents.first, !document.lines.isEmpty else { return nil }
        let file = try taken.file()
        let result = try scanner.scan(file)
        let found = result.documents.first { $0.mrz != nil }
        claimed = found?.captureQuality ?? result.captureQuality
        isExact = found?.mrz?.lines == document.lines
        isVerified = isExact && found?.status == .verified
        guard let quality = taken.quality(in: try ImageDecoder().decode(file).image) else { return nil }
        measured = quality
        // The ink lacks the space beside the first and the last character.
        let inkLength = Double(document.format.dimensions.columns - 1) * 2.54 + 1.76
        resolution = document.lineQuadrilaterals[0].meanWidth / inkLength
        let conditions = taken.truth.conditions
        // A Gaussian rises from one tenth to nine in 2.56 standard deviations.
        let defocus = 2.56 * conditions.defocus
        blur = (defocus * defocus + conditions.motionBlur * conditions.motionBlur).squareRoot() / resolution
        tilt = conditions.tilt
    }

    /// The values, for programs: the reading, the truth, the measures and the claims.
    var values: String {
        func list(_ quality: CaptureQuality?) -> [String] {
            CaptureQuality.Measure.Name.allCases.map { name in
                quality?.measures.first { $0.name == name }.map { "\($0.value)" } ?? ""
            } + [quality?.cutOffEdges.map(\.rawValue).joined(separator: " ") ?? ""]
        }
        let truth = [resolution, blur, tilt].map { "\($0)" }
        return (["\(isExact)", "\(isVerified)"] + truth + list(measured) + list(claimed)).joined(separator: ",")
    }
}

extension SpecimenPhotograph {
    /// The quality of the first document's picture, measured at the place of the document and its zone.
    ///
    /// - Parameter image: The picture as it was decoded.
    func quality(in image: Image) -> CaptureQuality? {
        truth.documents.first.map {
            CaptureQuality(
                of: image, document: $0.corners, zoneLines: $0.lineQuadrilaterals.map(\.asLocated),
                dimensions: $0.format.dimensions)
        }
    }
}

extension Quadrilateral {
    /// Ink with the margins that a locator leaves: a fifth of its height and a quarter of a character.
    fileprivate var asLocated: Quadrilateral {
        let side = 0.25 * 2.54 / 2.76 * meanHeight / max(meanWidth, 1), above = 0.2
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        let enlarged = Quadrilateral(x: -side, y: -above, width: 1 + 2 * side, height: 1 + 2 * above)
        return ProjectiveTransform(mapping: unit, to: self)?.applied(to: enlarged) ?? self
    }
}
