import Foundation
import TextRecognition

/// The reliability of a reader's confidences: of the characters of each confidence, the share that is right.
struct Reliability {
    /// The lower ends of the ranges of confidence.
    private static let limits = [0, 0.5, 0.8, 0.9, 0.95, 0.99, 0.999, 0.9999]

    private var counts = [Int](repeating: 0, count: limits.count)
    private var right = [Int](repeating: 0, count: limits.count)
    private var confidence = [Double](repeating: 0, count: limits.count)

    /// Counts the characters of a reading; right are those that the shortest way to the truth leaves in place.
    mutating func add(_ line: RecognizedLine, truth: String) {
        let read = line.characters.map(\.character)
        var wrong: Set<Int> = []
        for case .remove(let offset, _, _) in Array(truth).difference(from: read) { wrong.insert(offset) }
        for (index, character) in line.characters.enumerated() {
            let range = Self.limits.lastIndex { $0 <= character.confidence } ?? 0
            counts[range] += 1
            right[range] += wrong.contains(index) ? 0 : 1
            confidence[range] += character.confidence
        }
    }

    /// A row for each range: characters, their mean confidence, the share that is right.
    var table: String {
        let rows = Self.limits.indices.filter { counts[$0] > 0 }.map { index in
            let upper = index + 1 < Self.limits.count ? Self.limits[index + 1] : 1
            let count = Double(counts[index])
            return String(
                format: "%-7g to %-7g %9d characters, mean confidence %.5f, right %.5f", Self.limits[index], upper,
                counts[index], confidence[index] / count, Double(right[index]) / count)
        }
        return (["Confidences of the network, without syntax:"] + rows).joined(separator: "\n")
    }
}
