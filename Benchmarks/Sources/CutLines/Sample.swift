import Foundation
import IDScan
import ImageProcessing
import Imaging
import ReaderLab
import SpecimenCards

/// A crop and what it says.
struct Sample {
    let crop: Image
    /// Empty when the crop shows no line.
    let text: String

    /// Returns the samples of the photograph that a seed stands for; none when its document cannot be printed, because its
    /// zone would be taken for one of another format.
    static func all(seed: UInt64) throws -> [Sample] {
        var random = SampleRandom(seed: seed)
        let photograph = Photograph.random(seed: seed, &random)
        let taken: SpecimenPhotograph
        do throws(SpecimenError) {
            taken = try photograph.taken()
        } catch {
            guard case .zone(.mistakable) = error else { throw error }
            return []
        }
        var cutter = try LineCutter()
        return try cutter.lines(in: taken.file()).compactMap { line in
            switch taken.truth.line(at: line.place) {
            case .line(let text, let isUpsideDown):
                Sample(crop: isUpsideDown ? line.crop.rotated(quarterTurns: 2) : line.crop, text: text)
            case .nothing: Sample(crop: line.crop, text: "")
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

/// Random numbers that follow from a seed (SplitMix64; Steele, Lea and Flood 2014).
struct SampleRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
