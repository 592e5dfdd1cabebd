import DocumentDetection
import Foundation
import SpecimenCards

extension Photograph {
    /// The conditions, by their frequency: hands make most photographs.
    private static let kinds: [PhotographConditions] =
        [.flatbed] + Array(repeating: .desk, count: 2) + Array(repeating: .handHeld, count: 4)
        + Array(repeating: .hard, count: 4)

    /// Returns any photograph of any document.
    static func random(seed: UInt64, _ random: inout SplitMix64) -> Photograph {
        let format = SpecimenFormat.allCases.randomElement(using: &random) ?? .td3
        let card = SpecimenCard(data: .random(format: format, seed: seed, &random), side: format.zoneSide, seed: seed)
        let kind = (kinds.randomElement(using: &random) ?? .desk).varied(seed: seed)
        return Photograph(of: [card], conditions: kind.scattered(showing: format, &random), seed: seed)
    }
}

extension SpecimenFormat {
    fileprivate var zoneSide: SpecimenSide { self == .td1 ? .back : .front }
}

extension PhotographConditions {
    /// The height of the characters at the least and at the most, in pixels.
    private static let smallest = 8.0, largest = 30.0
    /// The height of a character of OCR-B, size 1, in millimetres.
    private static let characterHeight = 2.76

    /// Returns the same kind of conditions, further apart: size of print, sharpness, glare on the zone, compression.
    fileprivate func scattered(showing format: SpecimenFormat, _ random: inout SplitMix64) -> PhotographConditions {
        let range = log(Self.smallest)...log(Self.largest)
        let height = exp(Double.random(in: range, using: &random))
        let isZoneOnly = Int.random(in: 0..<8, using: &random) == 0
        let turns = Int.random(in: 0..<6, using: &random)
        return with {
            let share = isZoneOnly ? Double.random(in: 0.75...0.97, using: &random) : $0.fractionOfFrame
            let width = format.dimensions.width * height / Self.characterHeight / share
            let shape = Double.random(in: isZoneOnly ? 0.35...0.75 : 0.66...0.8, using: &random)
            ($0.framing, $0.fractionOfFrame) = (isZoneOnly ? .zone : .documents, share)
            ($0.width, $0.height) = (Int(width), Int(width * shape))
            // One photograph in six is upside down, and those of people who do not care lie on their sides.
            $0.rotation = ($0.rotation + (turns == 0 ? 180 : turns == 1 ? 90 : 0)).truncatingRemainder(dividingBy: 360)
            // Blur is a matter of characters, not of pixels: unreadable print teaches nothing.
            $0.defocus = min($0.defocus * Double.random(in: 0.5...1.6, using: &random), 0.13 * height)
            $0.motionBlur = min($0.motionBlur * Double.random(in: 0...1.6, using: &random), 0.22 * height)
            $0.noise *= Double.random(in: 0.5...1.8, using: &random)
            $0.exposure *= Double.random(in: 0.5...1.15, using: &random)
            $0.glare *= Double.random(in: 0...1.7, using: &random)
            $0.glareY = Double.random(in: 0.3...1, using: &random)
            $0.glareRadius = Double.random(in: 0.05...0.16, using: &random)
            $0.jpegQuality = Int.random(in: 0..<12, using: &random) == 0 ? nil : .random(in: 25...95, using: &random)
        }
    }
}
