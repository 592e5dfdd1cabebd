/// Letters and digits that readers take for each other in OCR-B.
enum LookAlikes {
    /// The pairs whose values differ modulo 10, so that a check digit can tell them apart.
    ///
    /// `G` and `6`, `S` and `8`, `L` and `1` look alike too, but count the same.
    private static let pairs: [(letter: UInt8, digit: UInt8)] = ["O0", "D0", "Q0", "I1", "Z2", "S5", "T7", "B8"]
        .map { pair in (letter: Array(pair.utf8)[0], digit: Array(pair.utf8)[1]) }

    /// Returns the characters of the other class that look like a character.
    static func of(_ character: UInt8) -> [UInt8] {
        pairs.filter { $0.letter == character }.map(\.digit) + pairs.filter { $0.digit == character }.map(\.letter)
    }
}
