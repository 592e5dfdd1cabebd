/// A few neighbouring characters of the lines of a zone.
struct LineStretch {
    private typealias Tuning = PrintedZoneSearch.Tuning

    /// The characters, from 0.
    let columns: Range<Int>
    /// The place of the middle on the way from the first character of a line to the last, 0…1.
    let share: Double

    /// The stretches of lines with so many characters.
    static func all(ofColumns count: Int) -> [LineStretch] {
        (0..<count / Tuning.stretchLength).map { index in
            let columns =
                index * count / (count / Tuning.stretchLength)..<(index + 1) * count / (count / Tuning.stretchLength)
            let middle = Double(columns.lowerBound + columns.upperBound - 1) / 2
            return LineStretch(columns: columns, share: middle / Double(count - 1))
        }
    }
}
