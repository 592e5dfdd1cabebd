import Foundation
import IDScan
import ImageProcessing
import Imaging
import MRZ
import ReaderLab
import SpecimenCards

/// A crop and its text.
struct CutLine {
    let crop: Image
    /// Empty when the crop shows no line.
    let text: String

    /// Returns the lines of the photograph that a seed stands for; none when its document cannot be printed, because its
    /// zone would be taken for one of another format.
    static func all(seed: UInt64) throws -> [CutLine] {
        var random = SplitMix64(seed: seed)
        let photograph = Photograph.random(seed: seed, &random)
        let taken: SpecimenPhotograph
        do throws(SpecimenError) {
            taken = try photograph.taken()
        } catch {
            guard case .zone(.mistakable) = error else { throw error }
            return []
        }
        // How many lines there are must not depend on how busy the machine is.
        var cutter = try LineCutter(options: ScanOptions(limits: ImageDecodingLimits(duration: .seconds(3600))))
        return try cutter.lines(in: taken.file()).compactMap { line in
            switch taken.truth.line(at: line.place) {
            case .line(let text, let isUpsideDown):
                CutLine(crop: isUpsideDown ? line.crop.rotated(quarterTurns: 2) : line.crop, text: text)
            case .nothing: CutLine(crop: line.crop, text: "")
            case .part: nil
            }
        }
    }

    /// Writes the crop and its text.
    ///
    /// - Parameter place: The path of the files without their extensions.
    func write(to place: URL) throws {
        try Data(crop.pngData()).write(to: place.appendingPathExtension("png"))
        try Data((text.isEmpty ? "" : text + "\n").utf8).write(to: place.appendingPathExtension("gt.txt"))
    }
}
