import Foundation
import SpecimenCards

/// The outcome of one scene.
struct SceneTrial {
    /// The outcome of one zone.
    struct Reading {
        let isReadable: Bool
        let isFound: Bool
        let isExact: Bool
        let isVerified: Bool
    }

    let visibility: SceneKind.Visibility
    /// The agreement of each document with its outline; nil where nothing was claimed.
    let overlaps: [Overlap?]
    /// The same when zones were read, which tell where their documents are.
    let corrected: [Overlap?]
    let claimCount: Int
    /// The number of pixels of the picture, and the CPU seconds that it took to find and flatten the first document.
    let detection: (pixels: Int, seconds: Double)
    let readings: [Reading]
    /// The number of zones that were read where no document has one.
    let inventedCount: Int

    /// The failure, in a few words; nil when there is none.
    var failure: String? {
        var words: [String] = []
        for (seen, told) in zip(overlaps, corrected) {
            guard let seen else {
                words.append("missed")
                continue
            }
            if seen.index < 0.95 || !seen.hasItsCorners {
                words.append(String(format: "index %.3f, with its zone %.3f", seen.index, told?.index ?? 0))
            }
        }
        for case (let seen?, let told?) in zip(overlaps, corrected) where seen.hasItsCorners && !told.hasItsCorners {
            words.append(String(format: "moved away by its zone, from %.4f to %.4f", seen.index, told.index))
        }
        if overlaps.isEmpty, claimCount > 0 { words.append("claimed") }
        for reading in readings where reading.isReadable && !reading.isExact {
            words.append(reading.isFound ? "misread" : "zone not found")
        }
        if inventedCount > 0 { words.append("a zone where there is none") }
        if readings.contains(where: { $0.isVerified && !$0.isExact }) { words.append("WRONG BUT VERIFIED") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
