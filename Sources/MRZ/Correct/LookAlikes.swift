/// Letters and digits that readers take for each other in OCR-B.
enum LookAlikes {
    /// The pairs whose values differ modulo 10, so that a check digit can tell them apart.
    ///
    /// `G` and `6`, `S` and `8`, `L` and `1` look alike too, but count the same.
    private static let pairs: [(letter: UInt8, digit: UInt8)] = ["O0", "D0", "Q0", "I1", "Z2", "S5", "T7", "B8"]
        .map { pair in (letter: Array(pair.utf8)[0], digit: Array(pair.utf8)[1]) }

    /// Returns the characters of the other class that look like a character.
    static func of(_ character: UInt8) -> [UInt8] {
        pairs.filter { $0.letter == character }.map { $0.digit }
            + pairs.filter { $0.digit == character }.map { $0.letter }
    }

    /// The pairs that readers also take for each other, of one class or less alike.
    private static let rivalPairs = """
        OQ OD DQ CG CO BD BR EF IL IT MN HM HN PR PF UV VY XY WM
        38 35 17 56 69 08 89 G0 C0 A4 Y7 B3 Z7 J1 R8 U0 G6
        """.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }

    /// Returns the characters other than ``of(_:)`` that a character may have been. No correction takes them; but one
    /// that explains a digit as well leaves the printed character open.
    static func rivals(of character: UInt8) -> [UInt8] {
        rivalPairs.filter { $0.contains(character) }.map { $0[0] == character ? $0[1] : $0[0] }
    }
}
