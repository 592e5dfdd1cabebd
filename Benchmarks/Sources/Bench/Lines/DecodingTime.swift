import Foundation

/// The time of decoding a zone: of two lines of 44 characters, with the syntax of every format.
struct DecodingTime {
    private static let length = 44
    private var count = 0
    private var seconds = 0.0

    mutating func add(_ text: String, seconds: Double) {
        guard text.count == Self.length else { return }
        count += 1
        self.seconds += seconds
    }

    var summary: String {
        count == 0
            ? "No line of \(Self.length) characters, so decoding was not measured."
            : String(format: "Decoding a zone of two such lines takes %.2f ms.", 2000 * seconds / Double(count))
    }
}
