/// Letters that a zone writes as two, and a reader without them in its alphabet takes for others.
///
/// No model knows all letters: to one of German, `Ø` is an `O`, and to that of the Latin script `ß` between capitals is
/// a `B` or an `R`. A zone then has an `E` more than the print seems to have, which says nothing against the document.
enum LostAccents {
    /// The letters that the zone writes, and the letters that a reader may take them for: the standard's `AE` for `Æ`
    /// and `Ä`, `AA` for `Å`, and so on (Doc 9303-3, section 6).
    private static let readings: [(written: String, letters: [String])] = [
        ("AE", ["A", "E"]), ("OE", ["O", "D"]), ("UE", ["U"]), ("AA", ["A"]), ("TH", ["P", "D", "B"]),
        ("SS", ["S", "B", "R"]), ("NXX", ["N"]), ("UXX", ["U"]), ("IJ", ["Y", "U"]), ("DH", ["D"]),
    ]

    /// True if a printed name is that of a zone but for such letters.
    static func explain(_ printed: String, zone: String) -> Bool {
        let (printed, zone) = (FoldedText(printed).characters, FoldedText(zone).characters)
        var reached: Set<Int> = [0]
        var pending: [Int: Set<Int>] = [0: reached]
        for place in 0...zone.count {
            reached = pending[place] ?? []
            guard place < zone.count else { break }
            for start in reached {
                if start < printed.count, printed[start] == zone[place] {
                    pending[place + 1, default: []].insert(start + 1)
                }
                for (written, letters) in readings where zone[place...].starts(with: written) {
                    for letter in letters where printed[start...].starts(with: letter) {
                        pending[place + written.count, default: []].insert(start + letter.count)
                    }
                }
            }
        }
        return reached.contains(printed.count)
    }
}
