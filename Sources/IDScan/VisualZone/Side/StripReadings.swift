import Imaging
import TextRecognition

/// What was read in the strips of one picture, so that nothing is read twice; an object, which copies of a text share.
final class StripReadings {
    fileprivate struct Reading {
        let corners: Quadrilateral
        let characters: Set<Character>?
        let look: Int
        let line: RecognizedTextObservation?
    }

    private var readings: [Reading] = []

    /// Strips are the same whose corners are no farther apart, in pixels.
    private static let tolerance = 1.0

    /// Keeps a reading.
    func add(
        _ line: RecognizedTextObservation?, in strip: TextStrip, allowing characters: Set<Character>?, look: Int
    ) {
        readings.append(Reading(corners: strip.corners, characters: characters, look: look, line: line))
    }

    /// Returns what was read in a strip with the same characters allowed, or with all of them if none but those were
    /// read; nil when it was not, and an optional without a value when there is no text.
    func line(
        in strip: TextStrip, allowing characters: Set<Character>?, look: Int
    ) -> RecognizedTextObservation?? {
        let reading = readings.first { reading in
            let isSame = reading.look == look && reading.corners.isNear(strip.corners, within: Self.tolerance)
            return isSame && (reading.characters == characters || reading.hasOnly(characters))
        }
        return reading.map(\.line)
    }
}

extension StripReadings.Reading {
    /// Whether all characters were allowed, and only some of a set were read.
    fileprivate func hasOnly(_ allowed: Set<Character>?) -> Bool {
        guard characters == nil, let line, let allowed else { return false }
        return line.text.allSatisfy { $0 == " " || allowed.contains($0) }
    }
}

extension Quadrilateral {
    /// Whether each corner is no farther from that of another than a distance.
    func isNear(_ other: Quadrilateral, within tolerance: Double) -> Bool {
        zip(corners, other.corners).allSatisfy { $0.distance(to: $1) <= tolerance }
    }
}
