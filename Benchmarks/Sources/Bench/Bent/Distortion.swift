import ArgumentParser
import ImageProcessing
import Imaging
import SpecimenCards

/// The distortion that makes a picture hard to read.
struct Distortion {
    enum Kind: String, CaseIterable, ExpressibleByArgument {
        case arc, s, crease, spine, twist, barrel, motion, inverted, mirrored
    }

    let kind: Kind
    /// The amount: for bends as in ``PictureBend``; for motion in pixels; for others it has no meaning.
    let amount: Double

    /// The series that is measured: the kinds and amounts of a file that is bent by hand, and the twist.
    static let series: [Distortion] = [
        (Kind.arc, [0.012, 0.018, 0.025, 0.035, 0.05]), (.s, [0.012, 0.02]), (.crease, [0.012, 0.025]),
        (.spine, [0.03, 0.05]), (.twist, [0.02, 0.05]), (.barrel, [0.06, 0.12]), (.motion, [9, 15]),
        (.inverted, [0]), (.mirrored, [0]),
    ].flatMap { kind, amounts in amounts.map { Distortion(kind: kind, amount: $0) } }

    /// The name of the row of the table.
    var name: String { amount == 0 ? kind.rawValue : "\(kind.rawValue) \(amount)" }

    /// A document that fills most of the picture, tilted a little.
    var conditions: PhotographConditions {
        PhotographConditions.desk.with {
            ($0.width, $0.height) = (1600, 1200)
            ($0.fractionOfFrame, $0.tilt, $0.rotation) = (0.88, 5, 2)
            $0.motionBlur = kind == .motion ? amount : 0
        }
    }

    /// Returns a picture bent, inverted or mirrored.
    func applied(to image: Image) throws -> Image {
        switch kind {
        case .motion: return image
        case .inverted:
            return Image(
                width: image.width, height: image.height, pixelFormat: image.pixelFormat,
                pixels: image.pixels.map { 255 - $0 })
        case .mirrored: return image.oriented(.upMirrored)
        default:
            guard let bend = PictureBend.Kind(rawValue: kind.rawValue) else { return image }
            return try PictureBend(bend, amount: amount).bent(image)
        }
    }
}
