import TextRecognition

/// The margins between the first and the last character of a line and the ends of its crop.
///
/// The first letter of a line may be cut off, so that no reader sees it. A filler behind the last letter then makes the line as
/// long as it should be. Such a line starts a pitch later than the others, and ends nearer to the end of its crop. A line in a
/// longer crop may start later too, but does not end nearer.
struct LineMargins {
    /// From the left end of the crop to the middle of the first character, in pitches.
    let left: Double
    /// From the middle of the last character to the right end of the crop, in pitches.
    let right: Double

    /// The difference from another line's margin, in pitches, from which on a character is missing. A missing character
    /// makes it one pitch larger; the rest allows for crops that differ.
    private static let missing = 0.6
    /// The difference, in pitches, from which on the margin at the other end is smaller because a character was added there.
    private static let added = 0.2

    /// Creates margins, in pitches.
    init(left: Double, right: Double) { (self.left, self.right) = (left, right) }

    /// Measures a line; nil when it has no pitch.
    init?(of line: RecognizedLine) {
        let middles = line.characters.map { ($0.extent.lowerBound + $0.extent.upperBound) / 2 }
        guard let first = middles.first, let last = middles.last, last > first else { return nil }
        let pitch = (last - first) / Double(middles.count - 1)
        self.init(left: first / pitch, right: (1 - last) / pitch)
    }

    /// True if one of two lines seems to stand a character further left in its crop than the other, or further right.
    func isShifted(against other: LineMargins) -> Bool {
        let (left, right) = (left - other.left, other.right - right)
        return max(left, right) > Self.missing && min(left, right) > Self.added
            || min(left, right) < -Self.missing && max(left, right) < -Self.added
    }

    /// The characters of two lines that do not begin and end at one column: either may be the one that is shifted.
    static func shiftedCharacters(of lines: [RecognizedLine]) -> Set<ZonePlace> {
        let margins = lines.map(LineMargins.init(of:))
        var shifted: Set<ZonePlace> = []
        for (index, line) in lines.enumerated() {
            let isShifted = margins.contains { other in
                guard let own = margins[index], let other else { return false }
                return own.isShifted(against: other)
            }
            guard isShifted else { continue }
            shifted.formUnion(line.characters.indices.map { ZonePlace(line: index + 1, column: $0 + 1) })
        }
        return shifted
    }
}
